import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  COACHED_METRICS,
  calculateGoalChange,
  calculatePeriodDifference,
  createMetricMeasure,
  createPolrMeasure,
  createReferenceBook,
  findDrill,
  findScoredMetric,
  makeScoreGame,
  NO_REFERENCES,
  type ScoreGame,
  splitSides,
} from '@datacoach/analysis';
import { formatNumber, formatSigned } from '@datacoach/analysis/format-number';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../../server/src/platform/database/open-embedded-database.ts';
import { getBearer, openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

let season: FilledDataFolder;
let server: RunningServer;
let browser: Browser;
let games: ScoreGame[];
beforeAll(async () => {
  season = await fillDataFolder();
  await openEverything(season.dataDir);
  games = season.games.map(
    ({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!,
  );
  [server, browser] = await Promise.all([startServer({ DATA_DIR: season.dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

/** A weakness that the dashboard showed before the newest nine games. */
const OFFERED = 'xg';
const GAMES_SINCE = 9;

/** Grants the plan that unlocks everything on this screen, and stores what the dashboard once showed. */
async function openEverything(dataDir: string): Promise<void> {
  const database = await openEmbeddedDatabase({
    folder: join(dataDir, 'database'),
    onLost: (error) => {
      throw error;
    },
  });
  await database.pool.query(`update users set plan_name = 'Diamond'`);
  await database.pool.query(
    `insert into offered_opportunities (user_id, mode, metric, season, offered_at)
     select id, 10, $1, 0, $2 from users`,
    [OFFERED, new Date(Date.now() - (GAMES_SINCE + 1.5) * 86_400_000)],
  );
  await database.close();
}

const PLATINUM_2 = 11;
const shots = createMetricMeasure(findScoredMetric('shots')!);
const progression = /\/api\/v1\/scores\/progression/;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const write = (value: number) => formatNumber(value, 2);

test('shows the engine’s numbers, in one round trip', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/scores')) requested.push(pathname);
  });
  await page.goto(`${server.url}/statistics`);
  await page.getByText('Doubles · last 90 days · 30 games, 20 won').waitFor();
  const polr = createPolrMeasure(PLATINUM_2, createReferenceBook('doubles', NO_REFERENCES)).of(
    games.slice(10),
  )!;
  await panel(page, 'POLR').getByText(formatNumber(polr.value, 1), { exact: true }).first().waitFor();
  // What the player worked on comes after everything else. Fetched again if the change stream opened late.
  expect(new Set(requested.filter((path) => path !== '/api/v1/scores/opportunities'))).toEqual(
    new Set(['/api/v1/scores/progression']),
  );

  await page.getByRole('combobox', { name: 'Stat', exact: true }).selectOption('Shots');
  const chart = panel(page, 'Shots');
  const now = shots.of(games.slice(10))!;
  await chart.getByText(write(now.value), { exact: true }).waitFor();
  await chart.getByRole('button', { name: 'Table', exact: true }).click();
  await chart.locator('tbody tr').nth(29).waitFor();
  const rows = await chart
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toHaveLength(30);
  for (const index of [2, 9, 29]) {
    const mean = shots.of(games.slice(Math.max(0, index - 19), index + 1))!;
    expect(rows[29 - index]!.slice(3), String(index)).toEqual([
      write(shots.single(games[index]!)!),
      write(mean.value),
      `${write(mean.interval![0])} to ${write(mean.interval![1])}`,
    ]);
  }
  const compared = panel(page, 'Last 15 vs. the 15 before');
  const engine = calculatePeriodDifference(shots, games.slice(0, 15), games.slice(15))!;
  const row = compared
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Shots', exact: true }) });
  await row.waitFor();
  expect((await row.getByRole('cell').allTextContents()).slice(0, 2)).toEqual([
    write(engine.earlier.value),
    `${write(engine.later.value)} `,
  ]);
  const verdict = engine.verdict === 'unclear' ? 'No clear change' : engine.verdict;
  await compared.getByText(verdict).first().waitFor();
  const first = panel(page, 'Within a session').getByRole('row', { name: /^1st game/ });
  expect(await first.getByRole('cell').nth(1).textContent()).toBe(write(shots.of(games)!.value));
  expect(errors).toEqual([]);
  await context.close();
});

test('shows left and right, and what came of a weakness it showed, with the engine’s numbers', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const drill = findDrill(COACHED_METRICS[OFFERED]!.drill)!.name;
  const logged = await page.context().request.post(`${server.url}/api/v1/trainingplan/practice`, {
    headers: await getBearer(page, server.url),
    data: { note: drill, minutes: 10 },
  });
  expect(logged.ok(), await logged.text()).toBe(true);
  await page.goto(`${server.url}/statistics`);
  const readRows = (name: string) =>
    panel(page, name)
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)),
      );

  await panel(page, 'Left and right').getByText('30 games').waitFor();
  const sides = splitSides(season.games.map(({ result, me }) => result.insight!.players[me]!.sides!));
  const writeSide = ({ share, count }: (typeof sides.rows)[number]['left']) =>
    `${share === null ? '–' : `${Math.round(share)}%`} of ${count}`;
  expect(sides.rows.length).toBeGreaterThan(0);
  expect(await readRows('Left and right')).toEqual(
    sides.rows.map(({ label, left, right }) => [label, writeSide(left), writeSide(right)]),
  );

  const worked = panel(page, 'What you worked on');
  await worked.getByText('1 weakness shown, 1 worked on').waitFor();
  const [before, after] = [games.slice(0, -GAMES_SINCE), games.slice(-GAMES_SINCE)];
  const margins = (some: typeof season.games) =>
    some.map(({ result: { report } }) => report.teams[0]!.score - report.teams[1]!.score);
  const goals = calculateGoalChange(
    margins(season.games.slice(-GAMES_SINCE - 20, -GAMES_SINCE)),
    margins(season.games.slice(-GAMES_SINCE)),
  )!;
  const change = [goals.value, ...goals.interval].map((value) => formatSigned(value, 1)) as string[];
  const written = `${change[0]} (${change[1]} to ${change[2]})`;
  await worked.getByText(`Your goal difference per game since the first: ${written}.`).waitFor();
  const xg = createMetricMeasure(findScoredMetric(OFFERED)!);
  const [row] = await readRows('What you worked on');
  expect(row![0]).toBe('Expected goals');
  expect(row![2]).toBe(`Drill: ${drill}`);
  expect(row![3]).toContain(`${write(xg.of(before)!.value)} to ${write(xg.of(after)!.value)}, `);
  expect(row![4]).toBe(written);
  expect(errors).toEqual([]);
  await context.close();
});

test('keeps filters in the URL through a reload; describes two metrics and two periods in a sentence', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/statistics?metric=shots`);
  await page.getByRole('radio', { name: '20', exact: true }).click({ force: true });
  await page.getByText('Doubles · last 20 games · 20 games').waitFor();
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Goals');
  await page.getByText(/“Shots”.*“Goals”.*Rank correlation/).waitFor();
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Week');
  await page.getByText('dots are weeks').waitFor();
  await page.getByRole('button', { name: 'Compare two periods' }).click();
  await page.getByRole('button', { name: 'Last 30 days vs. the 30 before' }).waitFor();
  const now = Date.now();
  const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
  const form = page.getByRole('form', { name: 'Compare two periods' });
  const days = form.locator('input[type=date]');
  for (const [index, ago] of [30, 20, 10, 1].entries()) await days.nth(index).fill(day(ago));
  await form.getByRole('button', { name: 'Compare' }).click();
  await panel(page, 'Period vs. period').getByText('in the second period').waitFor();
  const address = Object.fromEntries(new URL(page.url()).searchParams);
  expect(address).toEqual({
    metric: 'shots',
    window: '"20"',
    with: 'goals',
    by: 'week',
    earlier: `${day(30)}..${day(20)}`,
    later: `${day(10)}..${day(1)}`,
  });
  await page.reload();
  await page.getByText('dots are weeks').waitFor();
  await panel(page, 'Period vs. period').getByText('in the second period').waitFor();
  await page.getByRole('radio', { name: 'Standard' }).click({ force: true });
  await page.getByText('No Standard games yet').waitFor();
  await page.getByRole('button', { name: 'Show Doubles (30)' }).click();
  await page.getByText('Doubles · last 20 games').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("opens a point's game and the metric's definition, by keyboard alone", async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/statistics?metric=shots`);
  const points = panel(page, 'Shots').locator('[data-point]');
  await points.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => points.nth(28).evaluate((point) => point === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const game = page.getByRole('region', { name: /^Games of / }).getByRole('link');
  expect(await game.getAttribute('href')).toBe(`/match/${season.games[28]!.matchId}`);
  await page.getByRole('button', { name: 'Definition of Shots' }).first().press('Enter');
  await page.getByText('Shots the game credits you with, as on the scoreboard.').waitFor();
  await page.keyboard.press('Escape');
  await game.press('Enter');
  await page.waitForURL(/\/match\//);
  await page.goBack();
  await page.getByRole('link', { name: 'Am I improving?' }).press('Enter');
  await page.waitForURL(/\/questions\?.*q=improving/);
  await page.getByRole('article', { name: 'Am I improving?' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('saves the numbers as CSV and the chart as SVG and PNG with its description', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/statistics?metric=shots`);
  const menu = panel(page, 'Shots').getByRole('button', { name: 'Save' });
  const save = async (name: string): Promise<Download> => {
    await menu.click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    return coming;
  };
  const csv = await save('Data (CSV)');
  expect(csv.suggestedFilename()).toBe('doubles-shots-season.csv');
  const lines = readFileSync(await csv.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe(
    '\ufefffrom,games,won,shots,shots_mean_of_20,shots_low_80,shots_high_80,shots_mean_games,match',
  );
  expect(lines).toHaveLength(31);
  const last = lines[30]!.split(',');
  expect(Number(last[4])).toBeCloseTo(shots.of(games.slice(10))!.value, 3);
  expect(last[8]).toBe(season.games[29]!.matchId);
  const svg = readFileSync(await (await save('Picture (SVG)')).path(), 'utf8');
  expect(svg).toContain('<title>Shots</title>');
  expect(svg).toMatch(/<desc>Shots: Doubles · last 90 days.*20-game average from/);
  expect(svg).toContain('Platinum II');
  expect(svg).not.toContain('var(--');
  const png = readFileSync(await (await save('Picture (PNG)')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);
  expect(errors).toEqual([]);
  await context.close();
});

test('shows a message without games, while loading and on failure', async () => {
  const { page, context } = await openPage(browser);
  await openAccount(page, server.url);
  let answer: 'wait' | 'fail' | 'pass' = 'wait';
  const waiting: (() => void)[] = [];
  await page.route(progression, async (route) => {
    if (answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    if (answer === 'fail')
      await route.fulfill({ status: 503, json: { statusCode: 503, code: 'x', messages: ['Not now.'] } });
    else await route.fallback();
  });
  await page.goto(`${server.url}/statistics`);
  await page.getByRole('status', { name: 'Loading your progression…' }).waitFor();
  answer = 'fail';
  for (const go of waiting) go();
  await page.getByText('We couldn’t load your progression').waitFor();
  answer = 'pass';
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No games yet').waitFor();
  await context.close();
});
