import { rmSync } from 'node:fs';
import { makeScoreGame, NO_REFERENCES, referenceBook, reviewWindow } from '@datacoach/analysis';
import { METRICS } from '@datacoach/analysis/metadata';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatNumber } from '../../src/shared/format/number.ts';
import { openAccount, signIn } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type FilledDataFolder, fillDataFolder } from '../support/filled-data-folder.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

let season: FilledDataFolder;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  season = await fillDataFolder();
  [server, browser] = await Promise.all([startServer({ DATA_DIR: season.dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(season.dataDir, { recursive: true, force: true });
});

/** What the engine says of the last 20 games and the ten before. */
function engineReview() {
  const games = season.games.map(
    ({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!,
  );
  const PLATINUM_2 = 11;
  const book = referenceBook('doubles', NO_REFERENCES);
  return reviewWindow(games.slice(10), games.slice(0, 10), { rank: PLATINUM_2, book });
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const scoresOf = /\/api\/v1\/scores\/player/;

test('every number is the engine’s, in two round trips', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/(scores|gamedata)/.test(pathname)) asked.push(pathname);
  });
  await page.goto(`${server.url}/dashboard`);
  await panel(page, 'Top opportunity').getByRole('link', { name: /Shot/ }).first().waitFor();
  expect(asked).toEqual(['/api/v1/scores/player', '/api/v1/gamedata/event-list']);

  const review = engineReview();
  const scores = review.scores!;
  const ladder = panel(page, 'POLR').locator('table');
  for (const [label, value] of [
    ['Overall', scores.polr.value!],
    ...scores.polr.categories.map((category) => [category.label, category.value] as const),
  ] as const) {
    const row = ladder.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
    expect(await row.getByRole('cell').first().textContent(), label).toBe(formatNumber(value, 1));
  }
  for (const { label, score } of scores.categories) {
    if (score === null) continue;
    const row = panel(page, 'Against Platinum II').getByRole('row').filter({ hasText: label });
    expect(await row.getByRole('cell').nth(1).textContent(), label).toBe(formatNumber(score));
  }
  expect('metric' in scores.topOpportunity || 'score' in scores.topOpportunity).toBe(true);
  if ('score' in scores.topOpportunity) {
    await panel(page, 'Top opportunity').getByText(scores.topOpportunity.score.label).first().waitFor();
  }

  const statistics = panel(page, 'Statistics');
  const shown = async () => {
    const rows = await statistics
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.children].map(
            (cell) => cell.querySelector('button, b.num')?.textContent ?? cell.textContent ?? '',
          ),
        ),
      );
    return new Map(rows.map(([label, ...cells]) => [label, cells]));
  };
  for (const [tab, group] of [
    ['Shooting', 'shooting'],
    ['Boost collected', 'boostCollected'],
  ] as const) {
    await statistics.getByRole('tab', { name: tab }).click();
    await statistics.getByRole('table', { name: `${tab} in the window` }).waitFor();
    const rows = await shown();
    for (const metric of METRICS.filter((one) => one.group === group && one.unit !== 'uuPerSecond')) {
      const { value, games, reference, won, lost } = review.metrics.find((row) => row.metric === metric.key)!;
      if (games === 0) continue;
      const decimals = metric.scale === 'match' ? Math.max(2, metric.decimals) : metric.decimals;
      const write = (number: number | null | undefined) =>
        number === null || number === undefined ? '–' : formatNumber(number, decimals);
      const cells = rows.get(metric.label);
      expect(cells?.[0], metric.key).toBe(write(value));
      expect(cells?.[3], metric.key).toBe(write(reference));
      expect(cells?.slice(6, 8), metric.key).toEqual([write(won?.value), write(lost?.value)]);
    }
  }
  expect(await panel(page, 'Last games').locator('tbody tr').count()).toBe(20);
  await page.getByText('2 games of this time are not counted').click();
  await page.getByText('Only 1:40 of live play; 2:30 are needed.').waitFor();
  await page.getByText('Private games are counted separately.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('filters stand in the address, and survive a reload', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Last 20 Doubles games').waitFor();
  await page.getByRole('combobox', { name: 'Window' }).selectOption('Last 10 games');
  await page.getByText('Last 10 Doubles games').waitFor();
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Lost');
  await page.getByText('0 won, 10 lost').waitFor();
  await page.getByRole('combobox', { name: 'Map' }).selectOption({ label: 'Urban Central (15)' });
  await page.getByText('0 won, 5 lost').waitFor();
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({ window: '"10"', result: '10', map: 'urban_p' });
  await page.reload();
  await page.getByText('0 won, 5 lost').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('Last 10 Doubles games').waitFor();

  await page.getByRole('radio', { name: 'All' }).check({ force: true });
  await page.getByText('Modes are never mixed in a score: choose').waitFor();
  await page.getByRole('radio', { name: 'Standard' }).check({ force: true });
  await page.getByText('No Standard games in this time').waitFor();
  await page.getByRole('button', { name: 'Show Doubles (30)' }).click();
  await page.getByText('Last 20 Doubles games').waitFor();
  await page.getByRole('combobox', { name: 'Games' }).selectOption({ label: 'Private (1)' });
  await page.getByText('2 more Doubles games and this opens.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a number leads to its moments and its definition, by keyboard alone', async () => {
  const { page, context, errors } = await openPage(browser);
  await signIn(page, server.url, season.account);
  await page.goto(`${server.url}/dashboard`);
  const tile = page.getByRole('button', { name: /^Expected goals, .* its moments$/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Expected goals' });
  const rows = drawer.getByRole('listitem').getByRole('link');
  await rows.first().waitFor();
  const shots = season.games.slice(10).reduce((sum, { result, me }) => {
    const number = result.report.players.findIndex(({ key }) => key === me);
    return (
      sum + result.recording!.codedEvents.filter(({ code, player }) => code === 5 && player === number).length
    );
  }, 0);
  await drawer.getByText(`${shots} moments in 20 games`).waitFor();
  expect(await rows.count()).toBe(15);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await rows.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await drawer.getByRole('button', { name: 'Next' }).click();
  await drawer.getByText(/^2 of \d/).waitFor();
  await drawer.getByRole('tab', { name: 'Definition' }).click();
  await drawer.getByText('Goals that your attempts are worth on average').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => tile.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('without games, while it loads and when it fails the screen says so', async () => {
  const { page, context } = await openPage(browser);
  await openAccount(page, server.url);
  let answer: 'wait' | 'fail' | 'pass' = 'wait';
  const waiting: (() => void)[] = [];
  await page.route(scoresOf, async (route) => {
    if (answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    if (answer === 'fail')
      await route.fulfill({ status: 503, json: { statusCode: 503, code: 'x', messages: ['Not now.'] } });
    else await route.fallback();
  });
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('status', { name: 'The dashboard loads' }).waitFor();
  answer = 'fail';
  for (const go of waiting) go();
  await page.getByText('Your dashboard did not arrive').waitFor();
  answer = 'pass';
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Your form will stand here').waitFor();
  await context.close();
});
