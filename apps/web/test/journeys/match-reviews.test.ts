import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openAccount, signIn } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { fillDataFolder } from '../support/filled-data-folder.ts';
import { holdFirstAnswers } from '../support/hold-responses.ts';
import { joinTeam } from '../support/join-team.ts';
import { openJourney } from '../support/open-journey.ts';
import { confirmAddress } from '../support/read-mails.ts';

const season = await fillDataFolder();
const { browser, server } = await openJourney({ DATA_DIR: season.dataDir });
let coach: Page;
let player: Page;
let coachName: string;
let watch: string;

beforeAll(async () => {
  coach = (await openPage(browser)).page;
  player = (await openPage(browser)).page;
  const account = await openAccount(coach, server.url, { role: 'Coach' });
  coachName = account.userName;
  const mails = { ...server, dataDir: season.dataDir };
  await confirmAddress(mails, coach.context().request, account.email);
  await signIn(player, server.url, season.account);
  await joinTeam(server.url, coach, player, NAME);
  watch = `${server.url}/admin/team-dashboard/match/${season.games.at(-1)!.matchId}?t=10&camera=top`;
});

const NAME = 'regular';
const SAVE_PATH = /\/coach\/match-reviews\/[\w-]+$/;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const review = (page: Page) => page.getByRole('region', { name: 'Review', exact: true });
const saved = () => review(coach).getByText('Saved', { exact: true }).waitFor();
/** The page also fetches the review from this path whenever someone replies, so this answers saves only. */
const onSave = (answer: (route: Route) => unknown) =>
  coach.route(SAVE_PATH, (route) => (route.request().method() === 'PUT' ? answer(route) : route.fallback()));

test("saves a coach's text and drawings automatically and keeps them after a reload", async () => {
  await coach.goto(watch);
  await button(coach, 'Comment here').dblclick();
  const comments = coach.getByRole('list', { name: 'Comments' }).locator('> li');
  await expect.poll(() => comments.count()).toBe(1);
  await coach.getByLabel('Comment', { exact: true }).fill('Wait at mid-field here.');
  await coach.getByLabel('Title of the review').fill('Second man');
  await button(coach, 'Arrow').click();
  const board = coach.getByRole('application');
  const box = (await board.boundingBox())!;
  await coach.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
  await coach.mouse.down();
  await coach.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 4 });
  await coach.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.45, { steps: 4 });
  await coach.mouse.up();
  await coach.getByText('Arrow, yellow').waitFor();
  // By keyboard: a zone from the crosshair in the center, one large step to the right.
  await button(coach, 'Zone').click();
  await button(coach, 'Pink').click();
  await board.focus();
  for (const key of ['Enter', 'Shift+ArrowRight', 'Enter']) await board.press(key);
  await coach.getByText('Zone, pink').waitFor();
  await button(coach, 'Undo').click();
  await coach.getByText('Zone, pink').waitFor({ state: 'hidden' });
  await button(coach, 'Redo').click();
  await coach.getByText('Zone, pink').waitFor();
  // A double click erases one mark, not the one that moves up too.
  await button(coach, 'Erase Arrow, yellow').dblclick();
  await coach.getByText('Arrow, yellow').waitFor({ state: 'hidden' });
  await coach.getByText('Zone, pink').waitFor();
  await button(coach, 'Undo').click();
  await coach.getByText('Arrow, yellow').waitFor();
  // What is drawn after moving on belongs to a comment there, with its own camera.
  for (let n = 0; n < 10; n++) await button(coach, 'Next frame').click();
  await board.focus();
  for (const key of ['Enter', 'Shift+ArrowRight', 'Enter']) await board.press(key);
  await expect.poll(() => comments.count()).toBe(2);
  await comments.first().getByText('· 2 marks').waitFor();
  await button(coach, 'Undo').dblclick();
  await expect.poll(() => comments.count()).toBe(1);
  await saved();
  await coach.reload();
  expect(await coach.getByLabel('Title of the review').inputValue()).toBe('Second man');
  await coach.getByRole('button', { name: /Wait at mid-field here\. · 2 marks/ }).click();
  const drawn = coach.getByRole('img', { name: 'Arrow, yellow; Zone, pink' });
  await drawn.waitFor();
  expect(await drawn.locator('path[data-part=line]').first().getAttribute('d')).toMatch(/^M\d/);
});

test('says “Saved” only once the last change is saved, even one that undoes what is being saved', async () => {
  const title = coach.getByLabel('Title of the review');
  const changes = [() => button(coach, 'Undo').click(), () => title.fill('Second try')];
  for (const changeBack of changes) {
    const { promise: first, resolve: release } = Promise.withResolvers<void>();
    const sent: string[] = [];
    await onSave(async (route) => {
      if (sent.push(route.request().postDataJSON().title) === 1) await first;
      await route.continue();
    });
    await title.fill('Too soon');
    await expect.poll(() => sent).toEqual(['Too soon']);
    await changeBack();
    release();
    await saved();
    expect(sent).toEqual(['Too soon', await title.inputValue()]);
    await coach.unroute(SAVE_PATH);
  }
});

test('never overwrites changes between two windows', async () => {
  const other = await coach.context().newPage();
  await other.goto(watch);
  await other.getByLabel('Title of the review').fill('From the other window');
  await review(other).getByText('Saved', { exact: true }).waitFor();
  await coach.getByLabel('Title of the review').fill('From this window');
  await coach.getByText('This review changed in another window. Choose one to keep:').waitFor();
  await button(coach, 'Keep this version').click();
  await saved();
  await other.getByLabel('Title of the review').fill('Late');
  await button(other, 'Use the other version').click();
  await expect.poll(() => other.getByLabel('Title of the review').inputValue()).toBe('From this window');
  // Also keeps this window's version if an undo made it equal to what was last saved.
  await coach.reload();
  await expect.poll(() => coach.getByLabel('Title of the review').inputValue()).toBe('From this window');
  await other.getByLabel('Title of the review').fill('From the other window');
  await review(other).getByText('Saved', { exact: true }).waitFor();
  await coach.getByLabel('Title of the review').fill('Not this');
  await coach.getByText('This review changed in another window. Choose one to keep:').waitFor();
  await button(coach, 'Undo').click();
  await button(coach, 'Keep this version').click();
  await saved();
  await other.reload();
  expect(await other.getByLabel('Title of the review').inputValue()).toBe('From this window');
  await other.close();
});

test('asks before leaving a review whose last change can’t be saved, and saves it on leaving once it can', async () => {
  const title = coach.getByLabel('Title of the review');
  await onSave((route) => route.abort());
  await title.fill('On the way out');
  await coach.getByRole('link', { name: 'Back to the team' }).click();
  await coach
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay', exact: true })
    .click();
  expect(await title.inputValue()).toBe('On the way out');
  await coach.unroute(SAVE_PATH);
  await coach.getByRole('link', { name: 'Back to the team' }).click();
  await coach.waitForURL('**/admin/team-dashboard');
  await coach.goto(watch);
  expect(await title.inputValue()).toBe('On the way out');
});

test('notifies the player of a shared review, who watches it, checks it off and replies; turns a moment into homework', async () => {
  const listening = player.waitForResponse('**/notifications/stream*');
  await player.goto(`${server.url}/training-plans`);
  await listening;
  // A review that can't be saved isn't shared.
  const title = coach.getByLabel('Title of the review');
  await onSave((route) => route.abort());
  await title.fill('Lost');
  await coach.getByLabel(NAME, { exact: true }).click();
  await coach.getByText('Your changes aren’t saved yet. Try again.').waitFor();
  await coach.unroute(SAVE_PATH);
  // On a slow connection saves queue up: two that wait for a third don't start together.
  let saves = 0;
  await onSave(async (route) => {
    saves++;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await title.fill('First');
  await expect.poll(() => saves).toBeGreaterThan(0);
  await title.fill('From this window');
  await coach.waitForTimeout(800);
  // Both messages close automatically.
  await Promise.all([
    player.getByText(`Match review from ${coachName}`).first().waitFor(),
    coach.getByText(`Shared with ${NAME}`, { exact: true }).waitFor(),
    coach.getByLabel(NAME, { exact: true }).check(),
  ]);
  await coach.getByText('not seen yet').waitFor();
  await coach.unroute(SAVE_PATH);

  await player.getByRole('link', { name: 'Match reviews (1 new)' }).click();
  await player.getByRole('link', { name: /From this window/ }).click();
  await button(player, 'Play review').click();
  // Playback stops at the comment.
  await player.getByText('Comment 1 of 1').waitFor();
  await player.getByRole('img', { name: 'Arrow, yellow; Zone, pink' }).waitFor();
  await button(player, 'Play').waitFor();
  await button(player, 'Finish review').click();
  await player.getByLabel('Reply to coach').fill('I saw him too late.');
  await button(player, 'Send').click();
  await player.getByText('I saw him too late.').waitFor();
  await player.getByLabel('Seen').check();

  // Both see each other's answers on the open pages.
  await coach.getByText(/^seen /).waitFor();
  const comment = coach.getByRole('button', { name: /Wait at mid-field here.*1 reply/ });
  await comment.click();
  await coach.getByLabel(`Reply to ${NAME}`).fill('Look left first.');
  // A reply being written outlasts closing its comment.
  await comment.click();
  await coach.getByLabel(`Reply to ${NAME}`).waitFor({ state: 'detached' });
  await comment.click();
  const release = await holdFirstAnswers(coach, ['/answers']);
  await button(coach, 'Send').click();
  await coach.getByLabel(`Reply to ${NAME}`).fill('And then');
  release();
  await coach.getByText('Look left first.').waitFor();
  expect(await coach.getByLabel(`Reply to ${NAME}`).inputValue()).toBe('And then');
  await player.getByText('Look left first.').waitFor();
  await button(coach, `Assign to ${NAME} for practice`).click();
  await coach.getByText('0 of 4 done right').waitFor();
  await player.goto(`${server.url}/training-plans`);
  await player.getByRole('link', { name: /Wait at mid-field here\. \(from your coach\)/ }).click();
  await player.getByText('your homework').waitFor();
  await player.getByText('Look left first.').waitFor();
});

test('lists the review on the coach’s board; nobody can open it once sharing stops', async () => {
  await coach.goto(`${server.url}/admin/team-dashboard`);
  const panel = coach.getByRole('region', { name: 'Match reviews' });
  await panel.getByText('seen by 1 of 1 · 1 reply').waitFor();
  await panel.getByRole('link', { name: /From this window/ }).click();
  await coach.getByLabel(NAME, { exact: true }).uncheck();
  await coach.getByText(`${NAME} can’t open this review anymore`).waitFor();
  await player.reload();
  await player.getByText('Review unavailable').waitFor();
  await button(coach, 'Delete this review').click();
  await button(coach, 'Delete review').click();
  await coach.getByText('Pause at a play, click “Comment here”').waitFor();
});
