import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openAccount, signIn } from '../support/accounts.ts';
import { listAxeViolations } from '../support/axe.ts';
import { openPage, type WatchedPage } from '../support/browser.ts';
import { fillDataFolder } from '../support/filled-data-folder.ts';
import { joinTeam } from '../support/join-team.ts';
import { openJourney } from '../support/open-journey.ts';
import { confirmAddress } from '../support/read-mails.ts';
import { takePicture } from '../support/take-picture.ts';

const NAME = 'regular';
/** The widest last, as the journey goes on. */
const SIZES = [
  [390, 844],
  [900, 900],
  [1440, 900],
] as const;

const season = await fillDataFolder();
const { browser, server } = await openJourney({ DATA_DIR: season.dataDir });
let pages: Record<'coach' | 'player' | 'stranger', WatchedPage>;
let coach: Page;
let player: Page;
let stranger: Page;
let coachName: string;

beforeAll(async () => {
  pages = {
    coach: await openPage(browser),
    player: await openPage(browser),
    stranger: await openPage(browser, 390, 844),
  };
  coach = pages.coach.page;
  player = pages.player.page;
  stranger = pages.stranger.page;
  const account = await openAccount(coach, server.url, { role: 'Coach' });
  coachName = account.userName;
  await confirmAddress({ ...server, dataDir: season.dataDir }, coach.context().request, account.email);
  await signIn(player, server.url, season.account);
  await openAccount(stranger, server.url);
  await joinTeam(server.url, coach, player, NAME);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const clock = (page: Page) => page.getByLabel('Time in the match');
const readTime = async (page: Page) => Number(await clock(page).inputValue());
/** Waits until both pages stand at this second. */
const bothAt = async (time: number) => {
  for (const page of [coach, player]) await expect.poll(() => readTime(page)).toBeCloseTo(time, 1);
};

test('the coach opens a room on a game, and an invited player joins from the line on the page', async () => {
  const listening = player.waitForResponse('**/notifications/stream*');
  await player.goto(`${server.url}/training-plans`);
  await listening;
  const { matchId } = season.games.at(-1)!;
  await coach.goto(`${server.url}/admin/team-dashboard/match/${matchId}?t=10&camera=top`);
  await button(coach, 'Live room').click();
  const dialog = coach.getByRole('dialog', { name: 'Live room' });
  expect(await dialog.getByLabel(NAME, { exact: true }).isChecked()).toBe(true);
  await takePicture(coach, 'live room, open');
  // The message is gone before the coach's room has loaded on a busy machine.
  const shown = player.getByText(`${coachName} is live: Watch`).first().waitFor();
  await button(coach, 'Open live room').click();
  await shown;
  await coach.waitForURL('**/live-room/*');
  await coach.getByText('You lead: everyone sees what you see').waitFor();
  await player.getByRole('link', { name: 'Join live room' }).click();
  await player.getByText(`Following ${coachName}`).waitFor();
  await coach.getByRole('heading', { name: 'In the room: 2' }).waitFor();
  await expect.poll(() => coach.getByRole('status').allInnerTexts()).toContain(`${NAME} joined.`);
  await bothAt(10);
});

test('the player follows play, seek, speed, camera, drawings and the pointer', async () => {
  await clock(coach).fill('20');
  await bothAt(20);
  await button(coach, 'Top').click();
  await player.getByRole('button', { name: 'Top', exact: true, pressed: true }).waitFor();
  // Slow, so that the game doesn't end on a busy machine.
  for (const key of ['-', '-']) await coach.keyboard.press(key);
  await button(coach, 'Play').click();
  await button(player, 'Pause').waitFor();
  await expect.poll(() => readTime(player)).toBeGreaterThan(20);
  await button(coach, 'Pause').click();
  await button(player, 'Play').waitFor();
  await expect
    .poll(async () => Math.abs((await readTime(player)) - (await readTime(coach))))
    .toBeLessThan(0.11);
  expect(await player.getByLabel('0.25×').isChecked()).toBe(true);

  await button(coach, 'Arrow').click();
  const board = coach.getByRole('application');
  await board.focus();
  for (const key of ['Enter', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter']) await board.press(key);
  const drawn = player.getByRole('img', { name: 'Arrow, yellow' });
  await drawn.waitFor();
  expect(await drawn.locator('path[data-part=line]').first().getAttribute('d')).toMatch(/^M\d/);
  await button(coach, 'Pen').click();
  await board.focus();
  for (const key of ['Enter', 'Shift+ArrowLeft', 'Shift+ArrowDown', 'Enter']) await board.press(key);
  await player.getByRole('img', { name: 'Arrow, yellow; Pen, yellow' }).waitFor();
  await button(coach, 'Point').click();
  const pointing = coach.getByRole('application', { name: /^Pointer/ });
  await pointing.focus();
  await pointing.press('Shift+ArrowDown');
  await player.getByRole('img', { name: `${coachName} points here` }).waitFor();
  for (const [width, height] of SIZES) {
    for (const [page, name] of [
      [coach, 'leading'],
      [player, 'following'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await takePicture(page, `live room, ${name}, ${width} px`);
    }
  }
  for (const page of [coach, player]) expect(await listAxeViolations(page)).toEqual([]);
  // What is drawn on the picture itself goes with the camera.
  await button(coach, 'Stadium').click();
  await player.getByRole('img', { name: 'Arrow, yellow', exact: true }).waitFor();
  await button(coach, 'Clear drawings').click();
  await drawn.waitFor({ state: 'hidden' });
});

test('the player looks around without moving anybody, comes back, and leads when handed the lead', async () => {
  await clock(player).fill('5');
  await player.getByText('You’re looking around.').waitFor();
  await clock(coach).fill('25');
  await expect.poll(() => readTime(coach)).toBeCloseTo(25, 1);
  expect(await readTime(player)).toBeCloseTo(5, 1);
  await player.setViewportSize({ width: 390, height: 844 });
  await takePicture(player, 'live room, looking around, 390 px');
  await button(player, 'Follow the coach').click();
  await bothAt(25);
  // A reload gets the present state.
  await player.reload();
  await player.getByText(`Following ${coachName}`).waitFor();
  await bothAt(25);
  await player.setViewportSize({ width: 1440, height: 900 });

  await button(coach, `Hand the lead to ${NAME}`).click();
  await player.getByText('You lead: everyone sees what you see').waitFor();
  await clock(player).fill('30');
  await bothAt(30);
  await button(coach, 'Take the lead').click();
  await coach.getByText('You lead: everyone sees what you see').waitFor();
  await player.getByText(`Following ${coachName}`).waitFor();
  await clock(coach).fill('12');
  await bothAt(12);
});

test('the coach switches to another game for everybody', async () => {
  const names = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText();
  await coach.getByRole('combobox', { name: 'Game' }).click();
  // The current one has a check mark.
  const others = coach.getByRole('option').filter({ hasNot: coach.locator('svg') });
  await others.first().click();
  await bothAt(0);
  await expect
    .poll(() => player.getByRole('status').allInnerTexts())
    .toContain('The room is now watching another game.');
  await expect.poll(async () => (await names(player)) === (await names(coach))).toBe(true);
});

test('a stranger gets the not-found screen, and the room ends for everybody when the coach ends it', async () => {
  await stranger.goto(coach.url());
  await stranger.getByRole('heading', { name: 'Live room not found' }).waitFor();
  await takePicture(stranger, 'live room, not found');
  await button(coach, 'End live room').click();
  await button(coach, 'End it').click();
  await player.getByRole('heading', { name: 'This live room has ended' }).waitFor();
  await takePicture(player, 'live room, ended');
  await coach.waitForURL('**/admin/team-dashboard');
  expect(Object.values(pages).flatMap(({ errors }) => errors)).toEqual([]);
});
