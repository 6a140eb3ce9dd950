import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { calculateGoalProgress, goalMetric, makeScoreGame } from '@datacoach/analysis';
import { formatNumber } from '@datacoach/analysis/format-number';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatLocalDate, getWeek } from '../../../server/src/platform/clock/time-zones.ts';
import { openEmbeddedDatabase } from '../../../server/src/platform/database/open-embedded-database.ts';
import { type StoredGame, storeGames } from '../../../server/src/testing/store-games.ts';
import { openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { choosePhoto, seePicture } from '../support/choose-photo.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { takePicture } from '../support/take-picture.ts';

let season: FilledDataFolder;
let server: RunningServer;
let browser: Browser;
/** Games of this week, on whatever day it runs. */
let week: { games: StoredGame[]; days: number };
beforeAll(async () => {
  season = await fillDataFolder();
  week = await playThisWeek();
  [server, browser] = await Promise.all([startServer({ DATA_DIR: season.dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

/** Plays five more games within the last minutes: enough for a goal of five even early on a Monday. */
async function playThisWeek(): Promise<typeof week> {
  const database = await openEmbeddedDatabase({
    folder: join(season.dataDir, 'database'),
    onLost: (error) => {
      throw error;
    },
  });
  try {
    const now = Math.floor(Date.now() / 1000) * 1000;
    const { startsAt } = getWeek(new Date(now), 'UTC');
    const at = [5, 4, 3, 2, 1].map((minutes, n) =>
      Math.max(startsAt.getTime() + n * 1000, now - minutes * 60_000),
    );
    const { rows } = await database.pool.query('select id from users where email = $1', [
      season.account.email,
    ]);
    const games = await storeGames(
      database,
      (rows[0] as { id: string }).id,
      'steam:76561198111111111',
      at.map((time, n) => ({ playedAt: new Date(time), times: 0.8 + n / 10 })),
    );
    const playedAt = ({ result }: StoredGame) => new Date(result.report.match.startEpoch! * 1000);
    const all = [...season.games, ...games].filter((game) => playedAt(game) >= startsAt);
    return { games: all, days: new Set(all.map((game) => formatLocalDate(playedAt(game), 'UTC'))).size };
  } finally {
    await database.close();
  }
}

/** Calculates the engine's progress of a goal with these games. */
function engineProgress(code: 25 | 55, target: number, days: number | null) {
  const games = week.games.map(
    ({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!,
  );
  const terms = { metric: goalMetric(code), direction: 'atLeast', target, minimumGames: 5, days } as const;
  return calculateGoalProgress(terms, { games, days: week.days });
}

const panel = (page: Page) => page.getByRole('region', { name: 'Weekly Goals' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Weekly Goals' });

test('shows the engine’s numbers for weekly goals, with the moments that counted, by keyboard alone', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/weekly-goals')) asked.push(pathname.split('/').at(-1)!);
  });
  await page.goto(`${server.url}/dashboard`);
  const playing = engineProgress(55, 8, 4);
  const shooting = engineProgress(25, 90, null);
  const rows = panel(page).getByRole('listitem');
  await rows.nth(1).waitFor();
  expect(await rows.nth(0).textContent()).toContain(
    `Habit · Doubles · ${playing.games} of 8 games · ${playing.days} of 4 days`,
  );
  expect(await rows.nth(1).textContent()).toContain(
    `Skill · Doubles · ${formatNumber(shooting.value!, 1)} of 90% · ${shooting.games} games`,
  );
  const rings = panel(page).getByRole('img');
  for (const [index, { share }] of [playing, shooting].entries()) {
    expect(await rings.nth(index).getAttribute('aria-label')).toBe(`${Math.round(share * 100)}% of the way`);
  }
  // May be fetched twice if the change stream opened after the response: a replay may have been analyzed in between.
  expect([...new Set(asked)]).toEqual(['weekly-goals']);

  await rows.nth(1).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const card = drawer(page).getByRole('article', { name: 'Shooting percentage 90%' });
  const best = week.games[shooting.best!]!;
  expect(
    await card.getByRole('link', { name: best.result.report.match.map.name }).first().getAttribute('href'),
  ).toBe(`/match/${best.matchId}`);
  const moments = card.getByRole('list').getByRole('link');
  await moments.nth(2).waitFor();
  expect(await moments.first().getAttribute('href')).toMatch(
    new RegExp(`^/match/${best.matchId}/viewer\\?t=[\\d.]+&until=[\\d.]+&player=`),
  );
  expect(asked).not.toContain('history');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  expect(errors).toEqual([]);
  await context.close();
});

test('chooses, changes and drops goals, keeps the open tab in the URL, and shows rest and past weeks', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard?goals=choose`);
  await page.reload();
  const dialog = drawer(page);
  await dialog.getByRole('button', { name: /^Choose Goals / }).click();
  await dialog.getByRole('article', { name: /^Goals / }).waitFor();
  expect(new URL(page.url()).searchParams.get('goals')).toBe('week');
  await dialog.getByRole('article', { name: /^Shooting percentage/ }).waitFor({ state: 'detached' });
  await page.getByText('Set a goal').waitFor();

  await dialog.getByRole('tab', { name: 'Choose' }).click();
  await dialog.getByText('From next week').click();
  await dialog.getByRole('button', { name: /^Choose Small pads collected / }).click();
  await dialog.getByRole('heading', { name: 'Upcoming' }).waitFor();
  await dialog.getByRole('tab', { name: 'Choose' }).click();
  await dialog.getByRole('button', { name: 'Join Win every second kickoff' }).click();
  const community = dialog.getByRole('article', { name: 'Win every second kickoff' });
  await community.getByText('Community · Doubles').waitFor();
  await community.getByRole('button', { name: 'Drop Win every second kickoff' }).click();
  await community.getByText('You’ll lose this week’s progress on it. Past weeks stay.').waitFor();
  await community.getByRole('button', { name: 'Drop it' }).click();
  await community.waitFor({ state: 'detached' });

  await dialog.getByRole('checkbox', { name: /^Next week/ }).click();
  await dialog.getByRole('checkbox', { name: /^Next week/, checked: true, disabled: false }).waitFor();
  await page.reload();
  await dialog.getByRole('checkbox', { name: /^Next week/, checked: true }).waitFor();
  await dialog.getByRole('tab', { name: 'History' }).click();
  await dialog.getByText('Kickoff win rate 50%').waitFor();
  const past = await dialog.getByRole('listitem').allTextContents();
  expect(past.map((text) => /Achieved|Missed|Not counted/.exec(text)?.[0])).toEqual([
    'Achieved',
    'Missed',
    'Not counted',
  ]);
  await dialog.getByText('Upcoming', { exact: true }).click();
  await dialog.getByText(/^Small pads collected/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('shows the effect on goals in the game at a glance', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  await page
    .getByRole('button', { name: /the game at a glance/ })
    .first()
    .click();
  const gains = page.getByRole('list', { name: 'Effect on your weekly goals' });
  await gains.getByText(`${week.games.length - 1} → ${week.games.length} games`).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('lets an administrator set a goal for everyone, and everyone join it', async () => {
  const { page, context, errors } = await openPage(browser);
  await openAccount(page, server.url, { role: 'Admin' });
  await page.goto(`${server.url}/admin/weekly-goals`);
  await page.getByRole('button', { name: 'New goal' }).click();
  const form = page.getByRole('dialog', { name: 'New goal' });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Add a title.').waitFor();
  await form.getByRole('textbox', { name: 'Title' }).fill('Pad week');
  await form.getByRole('combobox', { name: 'Stat' }).selectOption('Small pads collected');
  await form.getByRole('spinbutton', { name: 'Target 1' }).fill('40');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Pad week' });
  await row.getByRole('button', { name: 'Edit Pad week' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit goal' });
  await edit.getByRole('textbox', { name: 'Title' }).fill('Boost week');
  await choosePhoto(page, 'Banner', 300);
  await edit.getByText('Use a picture of at least 480 × 200 pixels: this one is 300 × 500.').waitFor();
  await choosePhoto(page, 'Banner');
  await edit.getByRole('img', { name: 'As players will see it' }).waitFor();
  await edit.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByRole('row').filter({ hasText: 'Boost week' });
  await changed.waitFor();

  const player = await openPage(browser);
  await openAccount(player.page, server.url);
  await player.page.goto(`${server.url}/dashboard?goals=choose`);
  const offered = drawer(player.page).getByRole('listitem').filter({ hasText: 'Boost week' });
  await seePicture(offered);
  await takePicture(player.page, 'banner of a goal');
  await changed.getByRole('button', { name: 'Edit Boost week' }).click();
  await edit.getByRole('button', { name: 'Remove', exact: true }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.waitFor({ state: 'detached' });
  await player.page.reload();
  await offered.waitFor();
  expect(await offered.locator('img').count()).toBe(0);
  await player.page.getByRole('button', { name: 'Join Boost week' }).click();
  await drawer(player.page).getByRole('article', { name: 'Boost week' }).waitFor();
  await player.context.close();

  await page.reload();
  expect(await changed.textContent()).toContain('1 player');
  await changed.getByRole('button', { name: 'Delete Boost week' }).click();
  await page.getByRole('button', { name: 'Delete goal' }).click();
  await changed.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});
