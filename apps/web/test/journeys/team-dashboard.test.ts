import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../server/src/testing/start-mail-server.ts';
import { formatShortDate } from '../../src/shared/format/date.ts';
import { fillSignUp, getBearer, newAccount, openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { holdFirstAnswers } from '../support/hold-responses.ts';
import { linkIn, mailReceived } from '../support/outbox.ts';
import { writeScrim } from '../support/replay-files.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { takePicture } from '../support/take-picture.ts';

let season: FilledDataFolder;
let mails: MailServer;
let server: RunningServer;
let browser: Browser;
let coach: Page;
let player: Page;
let coachName: string;
beforeAll(async () => {
  [season, mails] = await Promise.all([fillDataFolder(), startMailServer()]);
  [server, browser] = await Promise.all([
    startServer({ DATA_DIR: season.dataDir, SMTP_URL: mails.url }),
    openBrowser(),
  ]);
  coach = (await openPage(browser)).page;
  player = (await openPage(browser)).page;
  const account = await openAccount(coach, server.url, { role: 'Coach' });
  coachName = account.userName;
  await coach.goto(linkIn(server, await mailReceived(mails, account.email, 'Confirm your email')));
  await coach.getByText(`${account.email} is confirmed.`).waitFor();
  await signIn(player, server.url, season.account);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await mails?.close();
  rmSync(season.dataDir, { recursive: true, force: true });
});

const NAME = 'regular';
const DAY_MS = 24 * 60 * 60_000;
/** A date with the day and time of the pages' time zone. */
const inBerlin = (time: number) =>
  new Date(new Date(time).toLocaleString('sv', { timeZone: 'Europe/Berlin' }));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const drawer = (name: string) => coach.getByRole('dialog', { name });

test('lets a coach invite from an empty roster and see the games that the player allows', async () => {
  await coach.goto(`${server.url}/admin/team-dashboard`);
  await coach.getByText('Invite your players').waitFor();
  await button(coach, 'Invite player').click();
  const search = coach.getByLabel('Username or email', { exact: true });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
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

  const saved = player.waitForResponse('**/coach/sight');
  await player.getByLabel(`What ${coachName} sees`).selectOption({ label: 'Sees all my games' });
  expect((await saved).status()).toBe(200);
  await coach.reload();
  const focus = coach.getByRole('region', { name: 'What to train this week' });
  await focus.getByText(`Biggest gap for ${NAME}.`).waitFor();
  await coach.getByText('Doubles · last 20 games').waitFor();
  expect(await coach.getByRole('region', { name: 'Team POLR' }).innerText()).toMatch(/Weakest category/);
});

test("asks nothing that is refused on a new coach's first page", async () => {
  const { page, context } = await openPage(browser);
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await openAccount(page, server.url, { role: 'Coach' });
  await page.goto(`${server.url}/admin/team-dashboard`);
  await page.getByText('Invite your players').waitFor();
  await page.waitForTimeout(500);
  expect(refused).toEqual([]);
  await context.close();
});

test('shows how a player plays in the drawers, and keeps notes', async () => {
  await button(coach, NAME).click();
  const games = drawer(NAME);
  await games.getByText('Last 20 Doubles games').waitFor();
  const rows = games.getByRole('region', { name: 'Last ten games' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(10);
  const newest = season.games.at(-1)!.result.report.teams.map(({ score }) => score);
  await games
    .getByRole('link', { name: `${newest[0]}–${newest[1]}` })
    .first()
    .waitFor();
  await games.getByRole('button', { name: 'Profile and notes' }).click();
  const profile = coach.getByRole('dialog').filter({ hasText: 'Only visible to you' });
  await profile.getByLabel('New note').fill('Calls too late.');
  const release = await holdFirstAnswers(coach, ['/player-notes']);
  await profile.getByRole('button', { name: 'Save note' }).click();
  await profile.getByLabel('New note').fill('Next');
  release();
  // The text is in the field before the note is saved.
  await profile.getByRole('list', { name: 'Earlier notes' }).getByText('Calls too late.').waitFor();
  expect(await profile.getByLabel('New note').inputValue()).toBe('Next');
  await coach.reload();
  await coach.getByText('Calls too late.', { exact: true }).waitFor();
  await coach.getByRole('button', { name: /^Delete note from/ }).click();
  await coach.getByText('Calls too late.', { exact: true }).waitFor({ state: 'hidden' });
  await coach.keyboard.press('Escape');
});

test('shows both drawers whole on a phone', async () => {
  const { page, context } = await openPage(browser, 390, 844);
  await context.addCookies(await coach.context().cookies());
  await page.goto(`${server.url}/admin/team-dashboard`);
  await button(page, NAME).click();
  const dialog = page.getByRole('dialog', { name: NAME });
  for (const [text, toOther] of [
    ['Last 20 Doubles games', 'Profile and notes'],
    ['Only visible to you', 'Games'],
  ] as const) {
    await dialog.getByText(text).waitFor();
    // From edge to edge, but for a desktop browser's scrollbar.
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0);
    expect((await dialog.boundingBox())!.width).toBeGreaterThanOrEqual(390 - 15);
    await takePicture(page, `drawer on a phone ${toOther}`);
    expect(await dialog.evaluate(listCutOff)).toEqual([]);
    await dialog.getByRole('button', { name: toOther, exact: true }).click();
  }
  await context.close();
});

/** Texts, buttons and fields that reach beyond the window, except in a table that scrolls. Runs in the page. */
function listCutOff(box: Element): string[] {
  const width = document.documentElement.clientWidth;
  return [...box.querySelectorAll('h2, h3, p, li, button, input, textarea, table')]
    .filter((one) => one.getClientRects().length > 0 && !one.closest('.overflow-x-auto'))
    .filter((one) => one.getBoundingClientRect().right > width || one.getBoundingClientRect().left < 0)
    .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
}

test('sets homework, notifies the player, and lists it on the board', async () => {
  await button(coach, /^Set homework for 1 player$/).click();
  const dialog = coach.getByRole('dialog', { name: 'Set homework' });
  await dialog.getByText('Starts today.').waitFor();
  const plan = dialog.getByLabel('Training plan, Doubles');
  await expect.poll(() => plan.inputValue()).toMatch(/^[0-9a-f-]{36}$/);
  // The message is gone after 4 s.
  const notified = player.getByText(`Homework from ${coachName}`).first().waitFor();
  await dialog.getByRole('button', { name: 'Assign to 1 player' }).click();
  await coach.getByText('Homework assigned to 1 player', { exact: true }).waitFor();
  await dialog.getByText('got it.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const training = coach.getByRole('region', { name: 'Training and goals' });
  await training.getByText('set by you').first().waitFor();
  await notified;
});

test('sets a task in their own words with a due date; sees on the open page that the player finished it', async () => {
  await button(coach, 'Set homework').click();
  const dialog = coach.getByRole('dialog', { name: 'Set homework' });
  await dialog.getByText('Task', { exact: true }).click();
  await dialog.getByLabel('What to do').fill('Ten fast aerials');
  await dialog.getByLabel('Details').fill('Then upload a game.');
  const due = inBerlin(Date.now() + 3 * DAY_MS);
  await dialog.getByLabel('Due').fill(due.toLocaleDateString('sv'));
  await dialog.getByRole('button', { name: 'Assign to 1 player' }).click();
  await dialog.getByText('got it.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const board = coach.getByRole('region', { name: 'Training and goals' });
  const day = formatShortDate(due, inBerlin(Date.now()));
  await board.getByText(`Task: Ten fast aerials, due ${day}`).waitFor();

  await player.goto(`${server.url}/training-plans`);
  const homework = player.getByRole('region', { name: 'Homework from your coach' });
  await homework.getByText('Then upload a game.').waitFor();
  await homework.getByText(`${coachName} · due ${day}`).waitFor();
  await homework.getByLabel('Ten fast aerials').click();
  await homework.getByText(`${coachName} · done`).waitFor();
  // The coach's page was open the whole time.
  await board.getByText(/^Task: Ten fast aerials, done /).waitFor();
  await coach.getByRole('button', { name: /^Notifications/ }).click();
  await coach.getByText(`${NAME} finished homework: Ten fast aerials`).first().waitFor();
  await coach.keyboard.press('Escape');
  await button(coach, 'Delete the task Ten fast aerials').click();
  await board.getByText('Ten fast aerials').waitFor({ state: 'hidden' });
});

test('plans a practice, which the player answers and finds in their calendar app; cancels it', async () => {
  const calendar = (page: Page) => page.getByRole('region', { name: 'Practice and scrims' });
  await button(coach, 'Plan event').click();
  const form = coach.getByRole('dialog', { name: 'Plan event' });
  await form.getByLabel('Name').fill('Kickoffs');
  await form.getByLabel('Starts').fill('2020-01-01T20:00');
  await form.getByRole('button', { name: 'Plan event' }).click();
  await form.getByText('This time is in the past. Choose a later one.').waitFor();
  const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  await form.getByLabel('Starts').fill(`${day}T20:00`);
  await form.getByLabel('Details').fill('Lobby “night”');
  await form.getByRole('button', { name: 'Plan event' }).click();
  await coach.getByText('Event planned, players notified').waitFor();
  await calendar(coach).getByText(`No answer: ${NAME}`).waitFor();

  // Both pages stay open.
  const answers = calendar(player).getByRole('group', { name: 'Can you make it to Kickoffs?' });
  await answers.getByRole('button', { name: 'Maybe' }).click();
  await calendar(coach).getByText(`Maybe: ${NAME}`).waitFor();
  await answers.getByRole('button', { name: 'I’m in' }).click();
  await calendar(coach).getByText(`In: ${NAME}`).waitFor();

  await calendar(player).getByText('Add to your calendar').click();
  const feed = new URL(await calendar(player).locator('code').innerText());
  expect(feed.pathname).toMatch(/\.ics$|\/calendar\//);
  // A calendar app has no account here.
  const read = async () => {
    const answer = await fetch(server.url + feed.pathname);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    return answer.text();
  };
  expect(await read()).toContain('SUMMARY:Practice: Kickoffs');
  expect(await read()).toContain(`DTSTART:${day.replaceAll('-', '')}T`);
  await button(coach, 'Cancel Kickoffs').click();
  await button(coach, 'Cancel event').click();
  await calendar(player).getByText('Canceled').waitFor();
  expect(await read()).toContain('STATUS:CANCELLED');
});

test('counts a scrim in the team’s folder for the roster, alone or with the others', async () => {
  await coach.goto(`${server.url}/admin/replay-analysis`);
  await button(coach, 'Create your first folder').click();
  await coach.getByLabel('Name').fill('Scrims');
  await button(coach, 'Create folder').click();
  await coach.getByText('Drop replay files here').waitFor();
  await coach.locator('input[type=file]').setInputFiles(writeScrim('scrim.replay', '76561198111111111'));
  await coach.getByText('1 of 1', { exact: true }).waitFor();
  // The roster says who we are.
  await coach.getByText(/^against /).waitFor();

  await coach.goto(`${server.url}/admin/team-dashboard`);
  const row = coach.getByRole('row', { name: NAME });
  const show = async (games: string, count: string) => {
    await coach.getByRole('group', { name: 'Games' }).getByText(games, { exact: true }).click();
    await row.getByText(count, { exact: true }).waitFor();
  };
  await coach.getByText('last 20 games per player').waitFor();
  await show('Scrims', '1 game');
  await coach.getByText('last 20 scrims per player').waitFor();
  await coach.getByText('Available once a player has five scrims in this mode.').waitFor();
  await takePicture(coach, 'scrims of the team');
  await button(coach, NAME).click();
  await drawer(NAME).getByRole('region', { name: 'Last ten games' }).locator('tbody tr').waitFor();
  await coach.keyboard.press('Escape');
  await show('Ranked', '20 games');
  await coach.reload();
  await coach.getByText('last 20 ranked games per player').waitFor();
  await show('All games', '20 games');
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

test('only invites a player who left on their own; brings back one they removed with one click', async () => {
  await coach.getByLabel('Username or email', { exact: true }).fill(NAME);
  await button(coach, 'Find').click();
  await button(coach, `Invite ${NAME}`).waitFor();
  expect(await button(coach, `Bring back ${NAME}`).count()).toBe(0);
  await button(coach, `Invite ${NAME}`).click();
  await coach.getByText(`Invitation sent to ${NAME} successfully`).waitFor();
  await player.goto(`${server.url}/profile`);
  await button(player, `Accept ${coachName}’s invitation`).click();
  const roster = coach.getByRole('list', { name: 'Roster' });
  await roster.getByText(NAME).waitFor();

  await button(coach, `Remove ${NAME}`).click();
  await roster.getByText('You can add them back within 30 days.').waitFor();
  await button(coach, `Remove ${NAME}`).click();
  await coach.getByText('Removed. You can bring them back until').waitFor();
  await player.reload();
  await player.getByText('You’re not on a team.').waitFor();
  await button(coach, `Bring back ${NAME}`).click();
  await coach.getByText(`${NAME} is back on your team`).waitFor();
  await button(coach, `Remove ${NAME}`).waitFor();
  await button(coach, `Bring back ${NAME}`).waitFor({ state: 'detached' });
  // Nothing to accept.
  await player.reload();
  await button(player, `Leave ${coachName}’s team`).click();
  await button(player, 'Leave the team').click();
  await roster.getByText(NAME).waitFor({ state: 'hidden' });
});

test('invites by email a player without an account, who signs up and is on the roster', async () => {
  const account = newAccount();
  await coach.getByLabel('Player’s email').fill(account.email);
  await button(coach, 'Send invitation').click();
  await coach.getByText(`Invitation sent to ${account.email} successfully`).waitFor();
  await coach.getByText('Emailed, valid until').waitFor();
  const subject = `${coachName} invited you to their Rocket League team`;
  const mail = await mailReceived(mails, account.email, subject);
  const { page, context, errors } = await openPage(browser);
  await page.goto(linkIn(server, mail));
  await page.getByText(`${coachName} invited you.`).waitFor();
  await page.getByRole('link', { name: 'Sign up to join' }).click();
  await fillSignUp(page, server.url, account);
  await page.goto(`${server.url}/login`);
  await page.waitForURL('**/join-team?token=*');
  await button(page, 'Join the team').click();
  await page.getByText(`Successfully Joined ${coachName}'s team`).waitFor();
  // The coach's open page shows them, and the mail's link is used up.
  await coach.getByRole('list', { name: 'Roster' }).getByText(account.userName).waitFor();
  await coach.getByText('Emailed, valid until').waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await context.close();
});
