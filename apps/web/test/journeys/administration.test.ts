import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Account, getBearer, newAccount, openAccount } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { openJourney } from '../support/open-journey.ts';
import { writeReplayFile } from '../support/replay-files.ts';

const { browser, server } = await openJourney();
let player: Account;
let admin: Awaited<ReturnType<typeof openPage>>;

beforeAll(async () => {
  player = newAccount();
  const visit = await openPage(browser);
  await openAccount(visit.page, server.url, { account: player });
  await visit.context.close();
  admin = await openPage(browser);
  await openAccount(admin.page, server.url, { role: 'Admin' });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const seeText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function openUser(page: Page): Promise<void> {
  await page.goto(`${server.url}/admin/users?search=${player.userName}`);
  await button(page, player.userName).click();
  await dialog(page, player.userName).getByText('Next billing month').waitFor();
}

test('finds, exports, adds, inspects and edits users, and explains what the server rejects', async () => {
  const { page } = admin;
  await page.goto(`${server.url}/admin/users`);
  await page.getByRole('searchbox', { name: 'Name, email or platform ID' }).fill('no one at all');
  await page.getByText('No accounts found').waitFor();
  await page.getByRole('searchbox', { name: 'Name, email or platform ID' }).fill(player.email);
  await page.getByText('1 to 1 of 1').waitFor();
  await page.waitForURL(/search=/);
  await button(page, 'Joined').click();
  await page.waitForURL(/sort=joined/);
  const download = page.waitForEvent('download');
  await button(page, 'CSV').click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(player.email);

  await button(page, 'Add user').click();
  const form = dialog(page, 'Add user');
  await form.getByLabel('Username').fill('x');
  await button(page, 'Add user').last().click();
  await form.getByText('Enter an email address like name@example.org.').waitFor();
  await form.getByLabel('Email').fill('assistant@example.org');
  await button(page, 'Add user').last().click();
  await form.getByText('Use at least 2 characters for the username.').waitFor();
  await form.getByLabel('Username').fill('Assistant');
  await form.getByLabel('Role').selectOption('Admin');
  await form.getByLabel('Weekly Goals').click();
  await button(page, 'Add user').last().click();
  await seeText(page, 'We emailed Assistant a link to set a password');
  await page.getByRole('tab', { name: 'Permissions' }).click();
  expect(await page.getByLabel('Weekly Goals access').inputValue()).toBe('15');
  expect(await page.getByLabel('Users access').inputValue()).toBe('5');
  await page.getByLabel('Carousel access').selectOption('Limited');
  await seeText(page, 'Permissions saved');
  await page.getByLabel('Carousel: Create').click();
  await page.locator('input:checked[aria-label="Carousel: Create"]').waitFor();
  await page.getByRole('tab', { name: 'Audit', exact: true }).click();
  await page.getByText('Created the account').waitFor();

  await openUser(page);
  const drawer = dialog(page, player.userName);
  await button(page, 'Grant replays').click();
  const replays = dialog(page, `Grant ${player.userName} replays`);
  await replays.getByLabel('Replays').fill('20000');
  await replays.getByRole('button', { name: 'Grant' }).click();
  await replays.getByText('Enter at most 10,000 replays.').waitFor();
  await replays.getByLabel('Replays').fill('25');
  await replays.getByRole('button', { name: 'Grant' }).click();
  await seeText(page, `Replays granted to ${player.userName}`);
  await button(page, 'Grant tokens').click();
  await dialog(page, `Grant ${player.userName} coaching tokens`)
    .getByRole('button', { name: 'Grant' })
    .click();
  await seeText(page, `Tokens granted to ${player.userName}`);
  await drawer.getByText('1 token').waitFor();
  await button(page, 'Grant a plan').click();
  const plan = dialog(page, `Grant ${player.userName} a plan`);
  await plan.getByLabel('Days').fill('14');
  await plan.getByRole('button', { name: 'Grant' }).click();
  await seeText(page, `${player.userName} has Diamond`);
  await drawer.getByText('Trial, 14 days').waitFor();
  await button(page, 'Email a password link').click();
  await seeText(page, `We emailed ${player.userName} a link`);
  await page.getByRole('tab', { name: 'Plan and payments' }).click();
  await page.getByText('Plan granted').waitFor();
  await page.getByRole('tab', { name: 'Replays', exact: true }).click();
  await page.getByText('This account has no uploads yet.').waitFor();
  expect(admin.errors).toEqual([]);
});

test('shows view-as on every page and returns to where it started', async () => {
  const { page } = admin;
  await openUser(page);
  await button(page, `View as ${player.userName}`).click();
  const ask = dialog(page, `View as ${player.userName}?`);
  await ask.getByRole('button', { name: 'View as user' }).click();
  await ask.getByText('Say why. It’s saved in the audit trail.').waitFor();
  await ask.getByLabel('Reason').fill('Asked for help');
  await ask.getByRole('button', { name: 'View as user' }).click();
  await seeText(page, `This browser is now logged in as ${player.userName}.`);
  const banner = page.getByRole('region', { name: 'Viewing as another user' });
  await banner.getByText(player.userName).waitFor();
  await page.goto(`${server.url}/questions`);
  await banner.waitFor();
  await banner.getByRole('button', { name: 'End' }).click();
  await page.waitForURL('**/admin/home');
  await page.getByText('From sign-up to paid').waitFor();
  await banner.waitFor({ state: 'detached' });
  await page.goto(`${server.url}/admin/users?tab=audit`);
  await page.getByText('Stopped viewing as the user').waitFor();
  await page.getByText('“Asked for help”').waitFor();
});

test('finds audit entries by their note and day, and exports what it found', async () => {
  const { page } = admin;
  await openUser(page);
  for (const text of ['Called us twice', 'Wants a refund']) {
    await button(page, 'Add a note').click();
    const note = dialog(page, `Note about ${player.userName}`);
    await note.getByLabel('Note').fill(text);
    await note.getByRole('button', { name: 'Save' }).click();
    await note.waitFor({ state: 'detached' });
  }
  await page.goto(`${server.url}/admin/users?tab=audit`);
  await page.getByText('“Wants a refund”').waitFor();
  await page.getByLabel('Person, action or note').fill('twice');
  await page.getByText('“Wants a refund”').waitFor({ state: 'detached' });
  await page.getByText('“Called us twice”').waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Audit CSV').click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Called us twice');
  expect(file).not.toContain('Wants a refund');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByText('No changes found').waitFor();
});

test('shows a ban at sign-in and lifts it; signs out, changes the role, deletes the account', async () => {
  const { page } = admin;
  const visit = await openPage(browser);
  await openUser(page);
  await button(page, 'Ban').click();
  const ask = dialog(page, `Ban ${player.userName}?`);
  await ask.getByRole('button', { name: 'Ban' }).click();
  await ask.getByText('Add a reason. The user will see it when they log in.').waitFor();
  await ask.getByLabel('Reason').fill('Insults in chat.');
  await ask.getByRole('button', { name: 'Ban' }).click();
  await seeText(page, `${player.userName} was banned`);
  const logIn = async () => {
    await visit.page.goto(`${server.url}/user-login`);
    await visit.page.getByLabel('Email').fill(player.email);
    await visit.page.getByLabel('Password', { exact: true }).fill(player.password);
    await button(visit.page, 'Log in').click();
  };
  await logIn();
  await visit.page.getByText('This account is banned: Insults in chat.').waitFor();
  await button(page, 'Unban').click();
  await seeText(page, `${player.userName} can log in again`);
  await logIn();
  await visit.page.waitForURL('**/training-plans');
  await button(page, 'Sign out everywhere').click();
  await seeText(page, `${player.userName} is signed out everywhere`);
  await visit.page.goto(`${server.url}/dashboard`);
  await visit.page.waitForURL('**/login*');

  await button(page, 'Change role').click();
  const role = dialog(page, `Change role of ${player.userName}`);
  await role.getByText('Coach', { exact: true }).click();
  await role.getByRole('button', { name: 'Change role' }).click();
  await seeText(page, `${player.userName} is now a coach`);
  await button(page, 'Delete account').click();
  const last = dialog(page, `Delete ${player.userName}?`);
  await last.getByRole('button', { name: 'Delete permanently' }).click();
  await last.getByText('That’s not the username. Nothing was deleted.').waitFor();
  await last.getByLabel(/Type the username to confirm/).fill(player.userName);
  await last.getByRole('button', { name: 'Delete permanently' }).click();
  await seeText(page, `${player.userName} was deleted`);
  await visit.context.close();
});

test('saves the dashboard’s switches and settings, disputes and hidden players, and shows each rejection', async () => {
  const { page } = admin;
  await page.goto(`${server.url}/admin/home?tab=capacity`);
  await page.getByLabel('Queue limit (minutes)').fill('0');
  await button(page, 'Save capacity').click();
  await page.getByText('Enter 1 or more.').waitFor();
  await page.getByLabel('Queue limit (minutes)').fill('45');
  await page.getByLabel('Pause sign-ups').check();
  await button(page, 'Save capacity').click();
  await seeText(page, 'Capacity saved');
  await page.getByText('Paused', { exact: true }).waitFor();
  await page.getByLabel('Pause sign-ups').uncheck();
  await button(page, 'Save capacity').click();
  await page.getByText('Paused', { exact: true }).waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Discord invitation').fill('http://discord.gg/x');
  await button(page, 'Save settings').click();
  await page.getByText('The invitation must start with https://.').waitFor();
  await page.getByLabel('Discord invitation').fill('https://discord.gg/x');
  await button(page, 'Save settings').click();
  await seeText(page, 'Settings saved');
  expect(await page.getByRole('link', { name: /^Discord \(opens/ }).getAttribute('href')).toBe(
    'https://discord.gg/x',
  );
  await button(page, 'Reset to server defaults').click();
  await expect.poll(() => page.getByLabel('Discord invitation').inputValue()).toBe('');

  await page.goto(`${server.url}/admin/users?tab=hidden`);
  await page.getByLabel('Platform and ID').fill('someone');
  await button(page, 'Hide player').click();
  await page.getByText('Player not found.').waitFor();
  await page.getByLabel('Platform and ID').fill('steam:76561198000000009');
  await page.getByLabel('How they proved it').fill('Signed in by Steam in an email.');
  await button(page, 'Hide player').click();
  await seeText(page, 'Player hidden');
  await button(page, 'Unhide player').click();
  await seeText(page, 'Player is visible again');
  await page.getByRole('tab', { name: 'Disputes' }).click();
  await page.getByText('No open disputes').waitFor();

  await page.goto(`${server.url}/admin/home?tab=flags`);
  await page.getByText('No reports yet.').waitFor();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByText('7 days', { exact: true }).click();
  await page.waitForURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await page.getByText('No failed uploads in this period.').waitFor();
  expect(admin.errors).toEqual([]);
});

test('edits plans, prices, tokens and codes, shows rejections, and shows players the changes immediately', async () => {
  const { page } = admin;
  const visit = await openPage(browser);
  await openAccount(visit.page, server.url, { account: newAccount() });
  await visit.page.goto(`${server.url}/membership`);
  await seeText(visit.page, '$12.99');
  await page.goto(`${server.url}/admin/home?tab=prices`);
  await button(page, 'Prices of Platinum').click();
  const prices = dialog(page, 'Prices of Platinum');
  await prices.getByLabel('Monthly').fill('cheap');
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await prices.getByText('Enter a price such as 12.99.').waitFor();
  await prices.getByLabel('Monthly').fill('0.10');
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await prices.getByText('Enter at least 50 cents.').waitFor();
  await prices.getByLabel('Monthly').fill('11.50');
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await prices.getByText('That’s more than 3 single months. Enter less.').waitFor();
  await prices.getByLabel('Quarterly').fill('31.05');
  await prices.getByLabel('Yearly').fill('138.01');
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await prices.getByText('That’s more than 12 single months. Enter less.').waitFor();
  await prices.getByLabel('Yearly').fill('110.40');
  for (const shown of ['$11.50 a month', '$10.35 a month, save 10%', '$9.20 a month, save 20%']) {
    await prices.getByText(shown, { exact: true }).waitFor();
  }
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await seeText(page, 'Prices of Platinum saved');
  await page.getByText('monthly: $12.99 → $11.50').waitFor();
  await seeText(visit.page, '$11.50');
  await visit.page.getByText(/^Quarterly/).click();
  await seeText(visit.page, '$31.05');
  await seeText(visit.page, '$10.35 a month');
  await visit.context.close();

  await button(page, 'Edit what Platinum includes').click();
  const gives = dialog(page, 'What Platinum includes');
  await gives.getByLabel('Replays per month').fill('0');
  await gives.getByRole('button', { name: 'Save plan' }).click();
  await gives.getByText('Enter at least 1 replay.').waitFor();
  await gives.getByLabel('Replays per month').fill('450');
  await gives.getByRole('button', { name: 'Save plan' }).click();
  await seeText(page, 'Platinum saved');
  await page.getByText('replay limit: 400 → 450').waitFor();

  await button(page, 'New offer').click();
  const offer = dialog(page, 'New offer');
  await offer.getByLabel('Tokens').fill('0');
  await offer.getByLabel('Price').fill('200');
  await offer.getByRole('button', { name: 'Save offer' }).click();
  await offer.getByText('Enter at least 1 token.').waitFor();
  await offer.getByLabel('Tokens').fill('10');
  await offer.getByRole('button', { name: 'Save offer' }).click();
  await seeText(page, 'Offer saved');
  await button(page, 'Withdraw the offer of 10 tokens').click();
  await dialog(page, 'Stop selling 10 tokens?').getByRole('button', { name: 'Withdraw offer' }).click();
  await page.getByText('Stopped offering coaching tokens').waitFor();

  await button(page, 'New code').click();
  const code = dialog(page, 'New code');
  await code.getByRole('textbox', { name: 'Code' }).fill('summer');
  await code.getByLabel('Discount').fill('101');
  await code.getByRole('button', { name: 'Save code' }).click();
  await code.getByText('Enter at most 100%.').waitFor();
  await code.getByLabel('Discount').fill('25');
  await code.getByRole('button', { name: 'Save code' }).click();
  await seeText(page, 'Code saved');
  await page.getByLabel('Search codes').fill('summ');
  await page.getByText('25%').waitFor();
  await button(page, 'Delete SUMMER').click();
  await dialog(page, 'Delete SUMMER?').getByRole('button', { name: 'Delete code' }).click();
  await page.getByText('No codes found').waitFor();
  expect(admin.errors).toEqual([]);
});

test('adds, moves and deletes seasons, keeping their order', async () => {
  const { page } = admin;
  await page.goto(`${server.url}/admin/home?tab=seasons`);
  await button(page, 'Add season 24').click();
  const add = dialog(page, 'Add a season');
  await add.getByRole('button', { name: 'Save season' }).click();
  await add.getByText('Enter when the season starts.').waitFor();
  await add.getByLabel('Starts').fill('2026-05-01T12:00');
  await add.getByRole('button', { name: 'Save season' }).click();
  await add.getByText('It must start after season 23, 2026-06-10.').waitFor();
  await add.getByLabel('Starts').fill('2099-01-01T12:00');
  await add.getByRole('button', { name: 'Save season' }).click();
  await seeText(page, 'Season 24 saved');
  await button(page, 'Edit season 24').click();
  const move = dialog(page, 'Edit season 24');
  await move.getByLabel('Starts').fill('2098-01-01T12:00');
  await move.getByRole('button', { name: 'Save season' }).click();
  await page.getByText('Changed when a season starts').waitFor();
  await button(page, 'Delete season 24').click();
  await dialog(page, 'Delete season 24?').getByRole('button', { name: 'Delete season' }).click();
  await page.getByText('Deleted a season').waitFor();
  expect(admin.errors).toEqual([]);
});

test('links pages that the drawer omits on the phone dashboard, and shows the open tab', async () => {
  const { page } = admin;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/admin/home`);
  const further = page.getByRole('navigation', { name: 'More pages' });
  await further.waitFor();
  expect(await further.getByRole('link').allTextContents()).toEqual([
    'Referrals',
    'Discord Events',
    'Weekly Goals',
  ]);
  await further.getByRole('link', { name: 'Weekly Goals' }).click();
  await page.waitForURL('**/admin/weekly-goals');
  await page.goto(`${server.url}/admin/home?tab=settings`);
  const last = page.getByRole('tab', { name: 'Settings', selected: true });
  await expect.poll(async () => (await last.boundingBox())?.x).toBeLessThan(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/admin/home`);
  await page.getByText('From sign-up to paid').waitFor();
  expect(await further.isVisible()).toBe(false);
});

test('opens a moment that a player flagged as wrong as a clip from the list of flags', async () => {
  const visit = await openPage(browser);
  await openAccount(visit.page, server.url, { account: newAccount() });
  const headers = await getBearer(visit.page, server.url);
  const { request } = visit.page.context();
  const api = `${server.url}/api/v1`;
  const buffer = readFileSync(writeReplayFile('flagged.replay', 8));
  const file = { name: 'flagged.replay', mimeType: 'application/octet-stream', buffer };
  const sent = await request.post(`${api}/filestorage/replay-upload`, { headers, multipart: { file } });
  const { id } = (await sent.json()) as { id: string };
  await expect
    .poll(
      async () =>
        (await (await request.get(`${api}/filestorage/replay-processed-status`, { headers })).json()).value,
    )
    .toBe(15);
  const events = await request.get(`${api}/gamedata/event-list?replayId=${id}&kind=goal`, { headers });
  const { items } = (await events.json()) as { items: { id: string }[] };
  const flag = `${api}/gamedata/event/${items[0]!.id}/flag`;
  expect((await request.put(flag, { headers, data: { reason: 'wrong-player' } })).status()).toBe(200);

  const { page } = admin;
  await page.goto(`${server.url}/admin/home?tab=flags`);
  await page.getByRole('link', { name: /^goal at \d+:\d\d$/ }).click();
  await page.waitForURL('**/admin/flag/*');
  await page.getByRole('link', { name: 'Back to the dashboard' }).waitFor();
  await page.getByRole('region', { name: 'Events' }).getByRole('button').first().waitFor();
  expect((await request.delete(flag, { headers })).status()).toBe(200);
  await page.reload();
  await page.getByText('Play not found').waitFor();
  await visit.context.close();
});
