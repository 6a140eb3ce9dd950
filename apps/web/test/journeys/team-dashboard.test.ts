import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBearer, openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { confirmAddress } from '../support/read-mails.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

let season: FilledDataFolder;
let server: RunningServer;
let browser: Browser;
let coach: Page;
let player: Page;
let coachName: string;
beforeAll(async () => {
  season = await fillDataFolder();
  [server, browser] = await Promise.all([startServer({ DATA_DIR: season.dataDir }), openBrowser()]);
  coach = (await openPage(browser)).page;
  player = (await openPage(browser)).page;
  const account = await openAccount(coach, server.url, { role: 'Coach' });
  coachName = account.userName;
  const mails = { ...server, dataDir: season.dataDir };
  await confirmAddress(mails, coach.context().request, account.email);
  await signIn(player, server.url, season.account);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

const NAME = 'regular';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const drawer = (name: string) => coach.getByRole('dialog', { name });

test('lets a coach invite from an empty roster and see the games that the player allows', async () => {
  await coach.goto(`${server.url}/admin/team-dashboard`);
  await coach.getByText('Invite your players').waitFor();
  await button(coach, 'Invite player').click();
  const search = coach.getByLabel('Username or email', { exact: true });
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  await search.fill(NAME);
  await search.press('Enter');
  // A double click invites once.
  await button(coach, `Invite ${NAME}`).dblclick();
  await coach.getByText(`Invitation sent to ${NAME} successfully`).waitFor();
  expect(await coach.getByText('Failed to send invite').count()).toBe(0);

  await player.goto(`${server.url}/profile`);
  const dialog = player.getByRole('dialog', { name: `${coachName} invited you` });
  await dialog.getByText('Not earlier games, and never private ones.').waitFor();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.waitFor({ state: 'hidden' });

  // All of the season is before that.
  await coach.reload();
  await coach.getByText('Available once a player has five games').waitFor();
  await coach.getByText(`Not enough games in this mode: ${NAME}.`).waitFor();

  await player.getByLabel(`What ${coachName} sees`).selectOption({ label: 'Sees all my games' });
  await player.waitForResponse('**/coach/invitations');
  await coach.reload();
  const focus = coach.getByRole('region', { name: 'What to train this week' });
  await focus.getByText(`Biggest gap for ${NAME}.`).waitFor();
  await coach.getByText('Doubles · last 20 games').waitFor();
  expect(await coach.getByRole('region', { name: 'Team POLR' }).innerText()).toMatch(/Weakest category/);
});

test('shows how a player plays in the drawers, and keeps notes', async () => {
  await button(coach, NAME).click();
  const games = drawer(NAME);
  await games.getByText('Last 20 Doubles games').waitFor();
  const rows = games.getByRole('region', { name: 'Last ten games' }).locator('tbody tr');
  expect(await rows.count()).toBe(10);
  const newest = season.games.at(-1)!.result.report.teams.map(({ score }) => score);
  await games
    .getByRole('link', { name: `${newest[0]}–${newest[1]}` })
    .first()
    .waitFor();
  await games.getByRole('button', { name: 'Profile and notes' }).click();
  const profile = coach.getByRole('dialog').filter({ hasText: 'Only visible to you' });
  await profile.getByLabel('New note').fill('Calls too late.');
  await profile.getByRole('button', { name: 'Save note' }).click();
  // The text is in the field before the note is saved.
  await profile.getByRole('list', { name: 'Earlier notes' }).getByText('Calls too late.').waitFor();
  await coach.reload();
  await coach.getByText('Calls too late.', { exact: true }).waitFor();
  await coach.getByRole('button', { name: /^Delete note from/ }).click();
  await coach.getByText('Calls too late.', { exact: true }).waitFor({ state: 'hidden' });
  await coach.keyboard.press('Escape');
});

test('sets homework, notifies the player, and lists it on the board', async () => {
  await button(coach, /^Set homework for 1 player$/).click();
  const dialog = coach.getByRole('dialog', { name: 'Set homework' });
  await dialog.getByText('Starts today.').waitFor();
  const plan = await dialog.getByLabel('Training plan, Doubles').inputValue();
  expect(plan).toMatch(/^[0-9a-f-]{36}$/);
  await dialog.getByRole('button', { name: 'Assign to 1 player' }).click();
  await coach.getByText('Homework assigned to 1 player', { exact: true }).waitFor();
  await dialog.getByText('got it.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const training = coach.getByRole('region', { name: 'Training and goals' });
  await training.getByText('set by you').first().waitFor();
  await player.getByText(`Homework from ${coachName}`).first().waitFor();
});

test("opens a clip's viewer inside the coach’s pages, and hides players who have left", async () => {
  const [game] = season.games.slice(-1);
  const watch = `${server.url}/admin/team-dashboard/match/${game!.matchId}`;
  await coach.goto(watch);
  await coach.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(coach.url()).toBe(watch);

  const headers = await getBearer(player, server.url);
  const { request } = player.context();
  const list = await request.get(`${server.url}/api/v1/coach/invitations`, { headers });
  const [{ id }] = (await list.json()) as [{ id: string }];
  await request.post(`${server.url}/api/v1/coach/invitation-respond`, {
    headers,
    data: { invitationId: id, invitationStatus: 20 },
  });
  await coach.reload();
  await coach.getByText('Match not found').waitFor();
  await coach.goto(`${server.url}/admin/team-dashboard`);
  await coach.getByText('Invite your players').waitFor();
});
