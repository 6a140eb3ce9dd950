import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calculateCode } from '../../../server/src/testing/authenticator-app.ts';
import { type AccountState, getBearer, openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { holdFirstAnswers } from '../support/hold-responses.ts';
import { type RankService, startRankService } from '../support/rank-service.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

let server: RunningServer;
let browser: Browser;
let rankService: RankService;

beforeAll(async () => {
  rankService = await startRankService();
  server = await startServer({ RANK_PROVIDER_URL: rankService.url });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rankService?.close();
});

async function opened(path: string, state: AccountState = {}) {
  const { page, context, errors } = await openPage(browser);
  const account = await openAccount(page, server.url, state);
  await page.goto(server.url + path);
  return { page, context, errors, account };
}

/** Fetches what the server has stored. */
async function stored(page: Page, path: string): Promise<unknown> {
  const headers = await getBearer(page, server.url);
  return (await page.context().request.get(`${server.url}/api/profile/${path}`, { headers })).json();
}

async function declare(page: Page, duel: string, doubles: string, standard: string): Promise<void> {
  const data = { duelModeRank: duel, doublesModeRank: doubles, standardModeRank: standard };
  const headers = await getBearer(page, server.url);
  const url = `${server.url}/api/profile/update-ranks`;
  expect((await page.context().request.put(url, { headers, data })).status()).toBe(200);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words);

/** Types into a rank select and picks the first match. */
async function choose(page: Page, mode: string, typed: string, rank: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  // A newly opened dialog takes the focus once.
  await dialog.locator(':focus').waitFor();
  const list = dialog.getByRole('combobox', { name: mode });
  // "Not ranked" comes first before typing: Enter may fall between the old list and the filtered one.
  await expect
    .poll(async () => {
      await list.fill('');
      await list.focus();
      await page.keyboard.type(typed);
      const found = page.locator('[data-combobox-selected]').getByText(rank, { exact: true });
      await found.waitFor({ timeout: 10_000 });
      await list.press('Enter');
      return list.inputValue();
    })
    .toBe(rank);
}

test('saves the profile, and on rejection shows the first server message and keeps the input', async () => {
  const { page, context, errors } = await opened('/profile');
  const about = section(page, 'About you');
  const name = about.getByLabel('Username', { exact: true });
  await name.fill('x');
  await about.getByRole('button', { name: 'Save profile' }).click();
  await about.getByText('Use at least 2 characters for the username.').waitFor();
  expect(await name.inputValue()).toBe('x');

  await name.fill('Anna');
  await about.getByLabel('Epic username').fill('  Anna of Æ ');
  await about.getByText('Console', { exact: true }).click();
  await about.getByRole('combobox', { name: 'Time zone' }).pressSequentially('vienna');
  await about.getByRole('option', { name: 'Europe/Vienna' }).click();
  await about.getByRole('button', { name: 'Save profile' }).click();
  await toast(page, 'Profile information saved successfully').waitFor();
  await section(page, 'Device, theme and units').getByText('Tablet', { exact: true }).click();
  await expect
    .poll(() => stored(page, 'profile'))
    .toMatchObject({
      userName: 'Anna',
      epicUserName: 'Anna of Æ',
      platform: 5,
      timeZone: 'Europe/Vienna',
      deviceChoice: 'tablet',
    });
  // The avatar shows the Epic username's letter, here and in the top bar.
  expect(await page.getByRole('button', { name: 'User menu' }).innerText()).toBe('A');

  // Nothing is left unsaved; from here on leaving asks.
  const leave = (to: string) => page.getByRole('navigation').getByRole('link', { name: to }).first().click();
  await name.fill('Annabel');
  await leave('Pro Coaching');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay', exact: true }).click();
  expect(await name.inputValue()).toBe('Annabel');
  await leave('Pro Coaching');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/coaching');
  await page.getByRole('heading', { level: 1, name: 'Pro Coaching' }).waitFor();
  await page.goBack();
  await expect.poll(() => name.inputValue()).toBe('Anna');

  const game = section(page, 'In-game accounts');
  await game.getByText('PC', { exact: true }).click();
  await game.getByRole('button', { name: 'Remove my in-game name' }).click();
  await toast(page, 'Your in-game name was removed.').waitFor();
  await expect.poll(() => about.getByLabel('Epic username').inputValue()).toBe('');
  await expect.poll(() => stored(page, 'profile')).toMatchObject({ epicUserName: null, platform: 10 });
  expect(errors).toEqual([]);
  await context.close();
});

test('keeps typed text when another tab changes the speed unit, and shows the new unit on the next page', async () => {
  const { page, context, errors } = await opened('/profile');
  const name = section(page, 'About you').getByLabel('Username', { exact: true });
  await name.fill('Not saved yet');
  const chosen = page.evaluate(
    () =>
      new Promise<void>((done) =>
        addEventListener('storage', ({ key }) => key === 'datacoach-speed-unit' && done()),
      ),
  );
  const other = await context.newPage();
  await other.goto(`${server.url}/profile`);
  const speeds = (tab: Page) =>
    section(tab, 'Device, theme and units').getByRole('group', { name: 'Speeds in' });
  await speeds(other).getByText('km/h', { exact: true }).click();
  await chosen;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await name.inputValue()).toBe('Not saved yet');
  await page.getByRole('navigation').getByRole('link', { name: 'Pro Coaching' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/coaching');
  await page.goBack();
  await expect.poll(() => speeds(page).getByRole('radio', { name: 'km/h' }).isChecked()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('saves every notification setting when several are clicked quickly', async () => {
  const { page, context, errors } = await opened('/profile');
  const rows = section(page, 'Notifications').getByRole('row');
  const boxes = [1, 2].flatMap((row) =>
    [/: In the app$/, /: Email$/].map((name) => rows.nth(row).getByRole('checkbox', { name })),
  );
  const states = () => Promise.all(boxes.map((box) => box.isChecked()));
  await boxes[3]!.waitFor();
  const expected = (await states()).map((isChecked, index) => (index === 3 ? isChecked : !isChecked));
  const release = await holdFirstAnswers(page, ['/notifications/preferences']);
  for (const index of [0, 2, 1]) await boxes[index]!.click();
  await expect.poll(states).toEqual(expected);
  release();
  await section(page, 'Notifications').getByText('Saved.').waitFor();
  expect(await states()).toEqual(expected);
  await page.reload();
  await boxes[3]!.waitFor();
  expect(await states()).toEqual(expected);
  expect(errors).toEqual([]);
  await context.close();
});

test('opens a linked section in place, however late the sections above it load', async () => {
  const { page, context } = await opened('/profile');
  await section(page, 'Notifications').waitFor();
  // Every page of the app asks for the ranks.
  await page.goto('about:blank');
  const release = await holdFirstAnswers(page, ['/profile/get-user-ranks']);
  const preferences = page.waitForResponse((response) => response.url().endsWith('/preferences'));
  await page.goto(`${server.url}/profile#notifications`);
  await preferences;
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  expect(await section(page, 'Notifications').isVisible()).toBe(false);
  release();
  await section(page, 'Notifications').waitFor();
  const top = () => section(page, 'Notifications').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  await context.close();
});

test('crops a picture by keyboard, shows it everywhere and removes it; rejects a script', async () => {
  const { page, context } = await opened('/profile');
  const about = section(page, 'About you');
  const file = page.getByLabel('Profile picture');
  const script = Buffer.from('<script>alert(1)</script>');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: script });
  expect(
    await about
      .getByRole('alert')
      .getByText(/picture|image/i)
      .innerText(),
  ).toMatch(/\.$/);
  expect(await stored(page, 'profile')).toMatchObject({ imageUrl: null });

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } });
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const part = dialog.getByLabel('Crop area');
  const opacity = (canvas: HTMLCanvasElement) =>
    canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3];
  await expect.poll(() => part.evaluate(opacity)).toBe(255);
  await part.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save picture' }).press('Enter');
  await toast(page, 'Picture saved.').waitFor();
  const { imageUrl } = (await stored(page, 'profile')) as { imageUrl: string };
  const shown = page.getByRole('banner').locator(`img[src="${imageUrl}"]`);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [width, height] = await shown.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(width).toBe(height);

  await about.getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Picture removed.').waitFor();
  await shown.waitFor({ state: 'detached' });
  await context.close();
});

test('asks for ranks once a session, and on the way to My Replays while one is missing', async () => {
  const { page, context, errors } = await opened('/questions', { ranks: false });
  const first = page.getByRole('dialog', { name: 'First, your ranks' });
  await first.getByRole('button', { name: 'Save ranks' }).click();
  await expect.poll(() => first.getByText('Choose a rank, or “Not ranked”.').count()).toBe(3);
  // An open list takes the key first, even while closing.
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return first.count();
    })
    .toBe(0);
  await page.reload();
  const myReplays = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Replays' });
  await myReplays.click();
  await page.getByRole('dialog', { name: 'Your ranks', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/questions');

  await choose(page, 'Duel', 'not', 'Not ranked');
  await choose(page, 'Doubles', 'c1', 'Champion I');
  await choose(page, 'Standard', 'diam 2', 'Diamond II');
  await page.getByRole('dialog').getByRole('button', { name: 'Save ranks' }).click();
  await page.waitForURL('**/my-replay?page=1');
  expect(await stored(page, 'get-user-ranks')).toMatchObject({
    isRankNull: false,
    defaultRank: 'champion-1',
  });
  await page.getByRole('button', { name: 'Your rank: Champion I' }).waitFor();
  await myReplays.click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('shows a rank-up once, and a lower rank in a line only', async () => {
  const { page, context } = await opened('/profile');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await declare(page, 'gold-1', 'gold-1', 'gold-1');
  await page.reload();
  const ranks = section(page, 'Ranks');
  const change = async (typed: string, rank: string) => {
    await ranks.getByRole('button', { name: 'Change ranks' }).click();
    await choose(page, 'Doubles', typed, rank);
    await page.getByRole('dialog').getByRole('button', { name: 'Save ranks' }).click();
    await page.getByRole('dialog', { name: 'Your ranks' }).waitFor({ state: 'detached' });
  };
  const rankUp = page.getByRole('dialog', { name: 'Rank up' });
  await change('gold 2', 'Gold II');
  await rankUp.getByText('Gold II', { exact: true }).waitFor();
  await rankUp.getByText('It took less than a day.').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await rankUp.getByRole('button', { name: 'Keep playing' }).click();
  await rankUp.waitFor({ state: 'detached' });

  await ranks.getByRole('listitem').filter({ hasText: 'Gold II' }).getByRole('time').waitFor();
  const lower = 'Doubles: Gold II to Gold I. After a season reset, everyone starts lower.';
  await Promise.all([toast(page, lower).waitFor(), change('gold 1', 'Gold I')]);
  await change('gold 2', 'Gold II');
  await page.reload();
  // The rank history below names it too.
  await ranks.getByText('Gold II', { exact: true }).first().waitFor();
  expect(await rankUp.count()).toBe(0);
  await context.close();
});

test('refreshes ranks from the rank service: shows a rise automatically, otherwise keeps the ranks set', async () => {
  const { page, context } = await opened('/profile');
  await declare(page, 'unranked', 'gold-1', 'unranked');
  const headers = await getBearer(page, server.url);
  const profile = `${server.url}/api/profile/profile`;
  await page.context().request.put(profile, { headers, data: { epicUserName: 'Bea of Æ' } });
  await page.reload();
  const ranks = section(page, 'Ranks');
  await ranks.getByText('Set by you on').waitFor();
  await ranks.getByRole('button', { name: 'Refresh' }).click();
  await toast(page, 'No newer ranks found. We kept yours.').waitFor();
  rankService.ranks.set('Bea of Æ', { doubles: 'platinum-3' });
  await page.getByRole('button', { name: 'Your rank: Gold I' }).click();
  await page.getByRole('menuitem', { name: 'Refresh ranks' }).click();
  const rankUp = page.getByRole('dialog', { name: 'Rank up' });
  await rankUp.getByText('Platinum III', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await ranks.getByText('Found by the rank service on').waitFor();
  await context.close();
});

test('confirms ranks older than 30 days in one click', async () => {
  const { page, context } = await opened('/questions');
  const before = (await stored(page, 'get-user-ranks')) as { confirmedAt: string };
  const old = { needsConfirmation: true, confirmedAt: '2026-03-01T12:00:00.000Z' };
  await page.route('**/get-user-ranks', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...old } });
  });
  await page.reload();
  const line = section(page, 'Ranks');
  await line.getByText('Your ranks are from March 1st, 2026. Still correct?').waitFor();
  await line.getByRole('button', { name: 'Yes' }).click();
  await line.waitFor({ state: 'detached' });
  const confirmedAt = async () =>
    Date.parse(((await stored(page, 'get-user-ranks')) as { confirmedAt: string }).confirmedAt);
  await expect.poll(confirmedAt).toBeGreaterThan(Date.parse(before.confirmedAt));
  await page.unrouteAll({ behavior: 'wait' });
  await context.close();
});

test('changes the password, turns on two-factor login, exports all data, and deletes the account with everything in it', async () => {
  const { page, context, account } = await opened('/profile');
  const password = 'another long password';
  const signInPart = section(page, 'Sign-in');
  const change = async (current: string, next = password) => {
    await signInPart.getByLabel('Current password').fill(current);
    await signInPart.getByLabel('New password').fill(next);
    await signInPart.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not my password');
  await signInPart.getByRole('alert').getByText('Your current password is incorrect.').waitFor();
  await change(account.password, 'password1');
  await signInPart.getByText('Too many people use this password.').waitFor();
  // At the field, not above the form.
  expect(await signInPart.getByRole('alert').getByText('Too many people').count()).toBe(0);
  await change(account.password);
  await signInPart.getByRole('status').getByText('Password changed.').waitFor();

  const twoFactor = signInPart.getByRole('form', { name: 'Two-factor login' });
  await twoFactor.getByLabel('Your password').fill(account.password);
  await twoFactor.getByRole('button', { name: 'Turn on' }).click();
  await twoFactor.getByText('Your current password is incorrect.').waitFor();
  await twoFactor.getByLabel('Your password').fill(password);
  await twoFactor.getByRole('button', { name: 'Turn on' }).click();
  const app = signInPart.getByRole('form', { name: 'Confirm your app' });
  await app.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const key = await app.getByRole('code').innerText();
  await app.getByLabel('Code from the app').fill('12345');
  await app.getByRole('button', { name: 'Turn on' }).click();
  await app.getByText('Enter the 6 digits your app shows.').waitFor();
  await app.getByLabel('Code from the app').fill(calculateCode(key, new Date()));
  await app.getByRole('button', { name: 'Turn on' }).click();
  const saved = signInPart.getByRole('region', { name: 'Recovery codes' });
  const [recoveryCode = ''] = (await saved.getByRole('code').innerText()).split(' ');
  await signInPart.getByText('10 recovery codes left.').waitFor();

  const phone = await openPage(browser);
  await phone.page.goto(`${server.url}/user-login`);
  await phone.page.getByLabel('Email').fill(account.email);
  await phone.page.getByLabel('Password', { exact: true }).fill(password);
  await phone.page.getByRole('button', { name: 'Log in' }).click();
  await phone.page.getByText('Enter the code from your authenticator app.').waitFor();
  await phone.page.getByLabel('Code').fill(recoveryCode);
  await phone.page.getByRole('button', { name: 'Log in' }).click();
  await phone.page.waitForURL((url) => url.pathname !== '/user-login');
  await phone.context.close();

  const data = section(page, 'Your data');
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('datacoach-export.zip');
  const zip = readFileSync(await download.path()).toString('latin1');
  expect([zip.slice(0, 2), zip.includes('account.json')]).toEqual(['PK', true]);

  await data.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('all your 0 replays').waitFor();
  const confirm = async (typed: string) => {
    await dialog.getByLabel('Type your password to confirm').fill(typed);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  };
  await confirm(account.password);
  await dialog.getByRole('alert').getByText('Nothing was deleted.').waitFor();
  await confirm(password);
  await page.waitForURL('**/login');
  await expect(signIn(page, server.url, { ...account, password })).rejects.toThrow('CredentialsSignin');
  await context.close();
});
