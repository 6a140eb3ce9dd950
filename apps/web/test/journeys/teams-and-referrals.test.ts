import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeScriptedMatch } from '@datacoach/replay-fixtures';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, fillSignUp, getBearer, newAccount, openAccount } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { confirmAddress } from '../support/read-mails.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { takePicture } from '../support/take-picture.ts';
import { keepBehind, measureTimeShown } from '../support/time-shown.ts';

const DAY_MS = 24 * 60 * 60_000;
const INVITATIONS = '**/api/v1/coach/*';

let server: RunningServer;
let browser: Browser;
let coach: Page;
let coachAccount: Account;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  coach = (await openPage(browser)).page;
  coachAccount = await openAccount(coach, server.url, { role: 'Coach' });
  await confirmAddress(server, coach.context().request, coachAccount.email);
  await coach.goto(`${server.url}/admin/team-dashboard`);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function newPlayer(): Promise<{ page: Page; account: Account }> {
  const { page } = await openPage(browser);
  return { page, account: await openAccount(page, server.url) };
}
const toast = (page: Page, message: string) => page.getByText(message, { exact: true });
/** Waits for a toast and takes a screenshot of it. */
async function see(page: Page, message: string): Promise<void> {
  await toast(page, message).first().waitFor();
  await takePicture(page, `toast ${message.replaceAll(/\d+/g, '')}`);
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const invitationDialog = (page: Page) =>
  page.getByRole('dialog', { name: `${coachAccount.userName} invited you` });

async function find(name: string): Promise<void> {
  await coach.getByLabel('Username or email', { exact: true }).fill(name);
  await button(coach, 'Find').click();
  await button(coach, `Invite ${name}`).waitFor();
}
async function invite(name: string): Promise<void> {
  await find(name);
  await button(coach, `Invite ${name}`).click();
  await see(coach, `Invitation sent to ${name} successfully`);
}

test('invites a player, who accepts, and shows the dialog once', async () => {
  const { page, account } = await newPlayer();
  await invite(account.userName);
  await page.goto(`${server.url}/questions`);
  const dialog = invitationDialog(page);
  // Closed without an answer, it doesn't open automatically again; the profile has the invitation.
  await dialog.getByRole('button', { name: 'Answer later' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${server.url}/profile`);
  await button(page, `Accept ${coachAccount.userName}’s invitation`).waitFor();
  expect(await dialog.isVisible()).toBe(false);

  // As in another browser, which hasn't shown it yet.
  await page.evaluate(() => localStorage.clear());
  await keepBehind(page);
  await page.reload();
  await dialog.waitFor();
  const joined = dialog.getByRole('button', { name: 'Joined' });
  const [stayed] = await Promise.all([
    measureTimeShown(page, joined, () => dialog.getByRole('button', { name: 'Accept' }).click()),
    see(page, `Successfully Joined ${coachAccount.userName}'s team`),
  ]);
  expect(stayed).toBeGreaterThan(400);
  expect(stayed).toBeLessThan(1500);
  await dialog.waitFor({ state: 'hidden' });

  await coach.reload();
  await coach.getByText('1 of 8 seats taken').waitFor();
  await button(coach, `Remove ${account.userName}`).click();
  await coach.getByText('You’ll lose access to this player’s games').waitFor();
  await button(coach, `Remove ${account.userName}`).click();
  await see(coach, `${account.userName} removed successfully`);
  await page.reload();
  await page.getByText('You’re not on a team.').waitFor();
  await page.context().close();
});

test('asks a player with an open page immediately, who declines; keeps a toast for 3 s', async () => {
  const { page, account } = await newPlayer();
  await keepBehind(page);
  await page.goto(`${server.url}/questions`);
  await page.getByRole('heading', { name: 'Performance Q&A', exact: true }).waitFor();
  await invite(account.userName);
  const decline = invitationDialog(page).getByRole('button', { name: 'Decline' });
  await decline.waitFor();
  const declined = 'Invite request declined';
  const stayed = await measureTimeShown(
    page,
    toast(page, declined),
    () => decline.click(),
    () => see(page, declined),
  );
  expect(stayed).toBeGreaterThan(2500);
  expect(stayed).toBeLessThan(3900);
  await invitationDialog(page).waitFor({ state: 'hidden' });
  await coach.reload();
  await coach.getByText(/^Declined /).waitFor();

  // The next one only shows a toast, and opens on request.
  await invite(account.userName);
  await toast(page, `Team invitation: ${coachAccount.userName} invited you to join the team.`).waitFor();
  expect(await invitationDialog(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await page
    .getByRole('button', { name: /^Unread: Team invitation/ })
    .first()
    .click();
  await invitationDialog(page).waitFor();
  await page.context().close();
});

test('invites by link a player without an account, who signs up and joins', async () => {
  await coach.reload();
  await coach.getByLabel('Link for').selectOption('2');
  await button(coach, 'Create link').click();
  const link = await coach.locator('code', { hasText: '/join-team?token=' }).innerText();
  const { page, errors } = await openPage(browser);
  const path = new URL(link).pathname + new URL(link).search;
  await page.goto(server.url + path);
  await page.getByText(`${coachAccount.userName} invited you.`).waitFor();
  await takePicture(page, 'invite link');
  await page.getByRole('link', { name: 'Sign up to join' }).click();
  const { userName } = await fillSignUp(page, server.url);
  await page.goto(`${server.url}/login`);
  await page.waitForURL('**/join-team?token=*');
  await button(page, 'Join the team').click();
  await see(page, `Successfully Joined ${coachAccount.userName}'s team`);
  await page.waitForURL('**/profile');
  // The coach's open page shows it.
  await button(coach, `Remove ${userName}`).waitFor();
  await coach.getByText('1 joined, valid until').waitFor();
  await button(coach, 'Cancel Link for 2 players').click();
  await button(coach, 'Cancel link').click();
  await see(coach, 'Invite canceled successfully');
  await page.goto(server.url + path);
  await page.getByText('The coach has canceled this invite link.').waitFor();
  await button(coach, `Remove ${userName}`).click();
  await button(coach, `Remove ${userName}`).click();
  await see(coach, `${userName} removed successfully`);
  expect(errors.filter((error) => !error.includes('410'))).toEqual([]);
  await page.context().close();
});

test('adds an assistant coach, who opens the team as far as their rights go', async () => {
  const { page, errors } = await openPage(browser);
  const { userName } = await openAccount(page, server.url, { role: 'Coach' });
  await button(coach, 'Name your team').click();
  await coach.getByLabel('Team name').fill('Night Shift');
  await button(coach, 'Save team').click();
  await coach.getByLabel('Coach’s username or email').fill(userName);
  await button(coach, 'Save assistant').click();
  await button(coach, `Remove assistant ${userName}`).waitFor();
  await page.goto(`${server.url}/admin/team-dashboard`);
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'Night Shift' });
  await page.getByText(`You assist ${coachAccount.userName}:`).waitFor();
  await button(page, 'Edit team').waitFor();
  expect(await button(page, 'Save assistant').isVisible()).toBe(false);
  await button(coach, `Remove assistant ${userName}`).click();
  await button(coach, `Remove assistant ${userName}`).waitFor({ state: 'hidden' });
  await page.reload();
  await button(page, 'Name your team').waitFor();
  expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
  await page.context().close();
});

test('opens an invitation that arrived behind another dialog automatically the next time', async () => {
  const { page, account } = await newPlayer();
  await page.goto(`${server.url}/questions`);
  await button(page, 'Invite a friend').click();
  await page.getByRole('dialog', { name: 'Invite a friend' }).waitFor();
  const seeText = page.waitForResponse('**/api/v1/coach/invitations');
  await invite(account.userName);
  await seeText;
  // Enough time to mark it as shown.
  await page.evaluate(() => fetch('/api/v1/app-settings'));
  await page.reload();
  await invitationDialog(page).waitFor();
  await page.context().close();
});

test('shows failures without losing anything', async () => {
  const { page, account } = await newPlayer();
  const name = account.userName;
  await find(name);
  await coach.route(INVITATIONS, (route) => route.abort());
  await button(coach, `Invite ${name}`).click();
  await see(coach, 'Failed to send invite');
  await coach.unroute(INVITATIONS);
  await invite(name);

  await page.goto(`${server.url}/questions`);
  await invitationDialog(page).waitFor();
  await page.route(INVITATIONS, (route) => route.abort());
  await button(page, 'Accept').click();
  await see(page, 'Failed to accept invitation. Please try again.');
  await button(page, 'Decline').click();
  await see(page, 'Failed to decline invitation. Please try again.');
  expect(await invitationDialog(page).isVisible()).toBe(true);
  await page.unroute(INVITATIONS);

  await coach.reload();
  const cancel = async () => {
    await button(coach, `Cancel invitation for ${name}`).or(button(coach, 'Cancel invitation')).click();
  };
  await cancel();
  await coach.route(INVITATIONS, (route) => route.abort());
  await cancel();
  await see(coach, 'Failed to cancel invite');
  await coach.unroute(INVITATIONS);
  await cancel();
  await see(coach, 'Invite canceled successfully');
  // The invitation is gone: there is nothing to retry, so the dialog closes.
  await button(page, 'Accept').click();
  await see(page, 'Failed to accept invitation. Please try again.');
  await invitationDialog(page).waitFor({ state: 'hidden' });

  // A member stays if removing them fails.
  await invite(name);
  const headers = await getBearer(page, server.url);
  const list = await page.context().request.get(`${server.url}/api/v1/coach/invitations`, { headers });
  const [{ id }] = (await list.json()) as [{ id: string }];
  await page.context().request.post(`${server.url}/api/v1/coach/invitation-respond`, {
    headers,
    data: { invitationId: id, invitationStatus: 10 },
  });
  await coach.reload();
  await button(coach, `Remove ${name}`).click();
  await coach.getByText('You’ll lose access to this player’s games').waitFor();
  await coach.route(INVITATIONS, (route) => route.abort());
  await button(coach, `Remove ${name}`).click();
  await see(coach, 'Failed to remove player');
  await coach.unroute(INVITATIONS);
  await page.goto(`${server.url}/profile`);
  await button(page, `Leave ${coachAccount.userName}’s team`).click();
  await button(page, 'Leave the team').click();
  await page.getByText('You’re not on a team.').waitFor();
  await page.context().close();
});

test('shares a code, opens it, signs up with it, and lets an existing user redeem it', async () => {
  const { page, account } = await newPlayer();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${server.url}/questions`);
  const copy = async (what: string) => {
    await button(page, `Copy ${what}`).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await button(page, 'Invite a friend').click();
  const dialog = page.getByRole('dialog', { name: 'Invite a friend' });
  const code = await copy('the code');
  expect(code).toMatch(/^[A-Z0-9]{8}$/);
  const link = new URL(await copy('the link'));
  expect(link.pathname + link.search).toBe(`/signup?code=${code}`);
  expect(await copy('the Discord text')).toContain(`**${code}**`);
  await dialog.getByText('15 days of Diamond', { exact: true }).click();
  const days = dialog.getByRole('radio', { name: '15 days of Diamond' });
  await expect.poll(() => days.isChecked()).toBe(true);
  await page.keyboard.press('Escape');

  const friend = (await openPage(browser)).page;
  await friend.goto(`${server.url}/signup?code=${code}`);
  await friend.getByText(`${account.userName} invited you to DataCoach.`).waitFor();
  await friend.reload();
  const { userName, email, password } = newAccount();
  await friend.getByLabel('Username').fill(userName);
  await friend.getByLabel('Email').fill(email);
  await friend.getByLabel('Password', { exact: true }).fill(password);
  await friend.getByRole('button', { name: 'Sign up' }).click();
  await friend.waitForURL('**/get-started');
  await friend.context().close();

  const other = (await newPlayer()).page;
  await other.goto(`${server.url}/questions`);
  await button(other, 'Invite a friend').click();
  await button(other, 'Redeem a code').click();
  const field = other.getByLabel('Referral code');
  await field.fill('no such code');
  await button(other, 'Redeem').click();
  await other.getByText('We don’t recognize that code.').waitFor();
  expect(await field.inputValue()).toBe('no such code');
  await field.fill(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
  await field.press('Enter');
  await toast(other, `${account.userName}’s code is redeemed`).waitFor();
  await button(other, 'Invite a friend').click();
  await other.getByText(`You signed up with ${account.userName}’s code.`).waitFor();
  await other.getByRole('link', { name: 'See what it gives you' }).click();
  await other.waitForURL('**/membership');
  await button(other, 'Try 15 days').first().waitFor();
  await other.context().close();

  await page.reload();
  await button(page, 'Invite a friend').click();
  await expect.poll(() => days.isChecked()).toBe(true);
  const counts = dialog.locator('dl');
  await expect.poll(() => counts.innerText()).toMatch(/^Opened the link\s+1\s+Signed up\s+2\s+Qualified\s+0/);
  await page.context().close();
});

test('lets an administrator create a campaign that players see, limit a code, and reverse a referral', async () => {
  const { page: player, account } = await newPlayer();
  const { page: friend, account: friendAccount } = await newPlayer();
  const api = `${server.url}/api/v1/refferalcode`;
  const own = await player.context().request.get(api, { headers: await getBearer(player, server.url) });
  const { code } = (await own.json()) as { code: string };
  const redeem = { headers: await getBearer(friend, server.url), data: { code } };
  expect((await friend.context().request.post(`${api}/redeem`, redeem)).status()).toBe(200);
  const { page, errors } = await openPage(browser);
  await openAccount(page, server.url, { role: 'Admin' });
  await page.goto(`${server.url}/admin/referrals`);
  const row = page.getByRole('row', { name: friendAccount.userName });
  await row.getByText('Signed up', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Campaigns' }).click();
  await page.getByText('No campaigns yet').waitFor();
  await button(page, 'New campaign').click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await button(page, 'Save').click();
  await form.getByText('Name the campaign.').waitFor();
  await form.getByLabel('Name').fill('Summer of friends');
  await form.getByLabel('Starts').fill('2026-01-02T10:00');
  await form.getByLabel('Ends').fill('2026-01-01T10:00');
  await button(page, 'Save').click();
  await form.getByText('The end must be after the start.').waitFor();
  await form.getByLabel('Starts').fill('2024-01-01T10:00');
  await form.getByLabel('Ends').fill('2099-01-01T10:00');
  await form.getByLabel('Coaching tokens').fill('3');
  await button(page, 'Save').click();
  await see(page, 'Campaign saved');
  await page.getByText('Running', { exact: true }).waitFor();
  await player.goto(`${server.url}/questions`);
  await button(player, 'Invite a friend').click();
  await player.getByText('Summer of friends: higher rewards for friends').waitFor();
  await player.getByText('3 coaching tokens', { exact: true }).waitFor();
  await button(page, 'Edit Summer of friends').click();
  await page.getByLabel('Days of Diamond').fill('91');
  await button(page, 'Save').click();
  await page.getByText('Enter at most 90 days.').waitFor();
  await page.getByLabel('Days of Diamond').fill('45');
  await button(page, 'Save').click();
  await page.getByText('or 45 days of Diamond').waitFor();
  await button(page, 'Delete Summer of friends').click();
  await button(page, 'Delete campaign').click();
  await page.getByText('No campaigns yet').waitFor();

  await page.getByRole('tab', { name: 'Codes' }).click();
  await page.getByLabel('Name or code').fill(code);
  await button(page, `Limit ${code}`).click();
  await page.getByLabel('Max friends').fill('1');
  await button(page, 'Save').click();
  await page.getByText('Add a reason of at least 3 characters.').waitFor();
  await page.getByLabel('Reason').fill('Posted on a coupon page.');
  await button(page, 'Save').click();
  await see(page, `Code ${code} saved`);
  await page.getByText('Closed', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Usage' }).click();
  await page.getByLabel('Name or code').fill(account.userName);
  await button(page, `Reverse ${friendAccount.userName}`).click();
  await button(page, 'Reverse referral').click();
  await page.getByText('Add a reason of at least 3 characters.').waitFor();
  await page.getByLabel('Reason').fill('Both are one person.');
  await button(page, 'Reverse referral').click();
  await see(page, 'Referral reversed');
  await row.getByText('Reversed', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'CSV').click();
  expect((await download).suggestedFilename()).toBe('referrals.csv');
  await friend.goto(`${server.url}/questions`);
  await button(friend, 'Invite a friend').click();
  await friend.getByText(`You signed up with ${account.userName}’s code.`).waitFor();
  expect(await friend.getByRole('link', { name: 'See what it gives you' }).isVisible()).toBe(false);
  expect(errors).toEqual([]);
  for (const one of [page, player, friend]) await one.context().close();
});

test('downloads the command-line tool, logs it in with a token from the profile, and uploads', async () => {
  const { page } = await newPlayer();
  await page.goto(`${server.url}/my-replay?page=1`);
  await button(page, 'Upload Replay').click();
  await button(page, 'Upload automatically after each match').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download datacoach.mjs' }).click();
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-download-'));
  try {
    const program = join(folder, 'datacoach.mjs');
    await (await download).saveAs(program);
    await page.getByRole('dialog').getByRole('link', { name: 'profile' }).click();
    await page.waitForURL('**/profile');
    await page.getByLabel('Token name').fill('Gaming PC');
    await button(page, 'Create token').click();
    const command = await page.locator('code', { hasText: 'datacoach.mjs login' }).innerText();
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [program, ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, DATACOACH_HOME: folder },
      });
    expect(run(...command.split(' ').slice(2))).toContain('Files upload to');
    const file = join(folder, 'match.replay');
    writeFileSync(file, writeScriptedMatch({ seed: 5, seconds: 4 }));
    expect(run('upload', file)).toBe('match.replay: uploaded\n');
    expect(run('upload', file)).toBe('match.replay: already uploaded\n');
    await page.goto(`${server.url}/my-replay?page=1`);
    await page.getByText('match.replay').first().waitFor();

    await askedOnce(page);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await page.context().close();
});

/** Asks a user who returns a day after their last upload about the weekly mail, once. */
async function askedOnce(page: Page): Promise<void> {
  // The previous page may still fetch the newest replay, as it does after every change.
  await page.goto('about:blank');
  let looked = 0;
  await page.route(
    (url) => url.pathname === '/api/v1/filestorage/get-replay' && url.searchParams.get('PageSize') === '1',
    async (route) => {
      looked++;
      const answer = await route.fetch();
      const list = (await answer.json()) as { items: { uploadedAt: string }[] };
      const uploadedAt = new Date(Date.now() - 2 * DAY_MS).toISOString();
      await route.fulfill({ json: { ...list, items: list.items.map((item) => ({ ...item, uploadedAt })) } });
    },
  );
  const headers = await getBearer(page, server.url);
  const request = page.context().request;
  const preferences = `${server.url}/api/v1/notifications/preferences`;
  const opened = async () => {
    const read = page.waitForResponse('**/notifications/preferences');
    await page.goto(`${server.url}/questions`);
    await read;
    await page.getByRole('heading', { name: 'Performance Q&A', exact: true }).waitFor();
    // The dialog would have shown by now.
    await page.evaluate(async () => {
      for (let n = 0; n < 3; n++) await fetch('/api/v1/app-settings');
    });
  };
  // A user who enabled it in the settings has already answered, and "no" would disable it.
  await request.put(preferences, { headers, data: { weeklySummary: true } });
  await opened();
  expect([looked, await page.getByText('Want your week by email?').isVisible()]).toEqual([0, false]);
  await request.put(preferences, { headers, data: { weeklySummary: false } });
  await opened();
  await button(page, 'Yes, once a week').click();
  await toast(page, 'You’ll get a summary every week').waitFor();
  const kept = await request.get(preferences, { headers });
  expect(await kept.json()).toMatchObject({ weeklySummary: true, isPrompted: true });
  await opened();
  expect(await page.getByText('Want your week by email?').isVisible()).toBe(false);
}

test('has captions, speed and chapters in a video, resumes it, and waits for play', async () => {
  const { page } = await newPlayer();
  await page.goto(`${server.url}/questions`);
  const open = async () => {
    await button(page, 'Upload Replay').click();
    await button(page, 'Watch how it works (24 s)').click();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
  };
  const state = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      time: Math.floor(video.currentTime),
      length: Math.round(video.duration),
      rate: video.playbackRate,
      captions: video.textTracks[0]?.mode,
      cues: video.textTracks[0]?.cues?.length,
    }));
  await open();
  await expect.poll(state).toEqual({
    paused: true,
    time: 0,
    length: 24,
    rate: 1,
    captions: 'showing',
    cues: 8,
  });
  await page.getByRole('button', { name: /Drop it here/ }).press('Enter');
  await page.getByLabel('Speed').selectOption('1.5');
  await expect.poll(state).toMatchObject({ paused: true, time: 12, rate: 1.5 });
  expect(await page.locator('[aria-current]', { hasText: 'Drop it here' }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.reload();
  await open();
  await page.getByText('Resumes at 0:12.').waitFor();
  await expect.poll(state).toMatchObject({ paused: true, time: 12 });
  await button(page, 'Start over').click();
  await expect.poll(state).toMatchObject({ time: 0 });
  await page.context().close();
});
