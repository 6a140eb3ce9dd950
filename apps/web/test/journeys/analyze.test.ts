import { readFileSync } from 'node:fs';
import { STATISTICS } from '@datacoach/analysis/metadata';
import type { Plan } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { readCliReport } from '../support/cli-report.ts';
import { openJourney } from '../support/open-journey.ts';
import {
  cutOffReplay,
  fakeReplay,
  listMatchFiles,
  modeReplay,
  writeReplayFile,
} from '../support/replay-files.ts';
import {
  calculateExpectedStats,
  openTab,
  openTabIn,
  readShownStats,
  readStatsInView,
} from '../support/shown-stats.ts';

const { browser, server } = await openJourney();

test.each(listMatchFiles())('analyzes $name without an account and uploads nothing', async ({ path }) => {
  const { page, errors } = await openPage(browser);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(`${server.url}/analyze`);
  await page.locator('input[type=file]').setInputFiles(path);
  const report = readCliReport(path);
  await page.getByRole('heading', { level: 1, name: report.match.map.name }).waitFor();
  expect(await readShownStats(page)).toEqual(calculateExpectedStats(report));
  expect(sent).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([
  ['rumble', 'Items', { 'rumble.items_received': '2', 'rumble.items_used': '1' }],
  ['dropshot', 'Floor', { 'dropshot.tiles_damaged': '4', 'dropshot.tiles_opened': '2' }],
  ['hoops', 'Dunks', { 'hoops.dunks': '0' }],
] as const)('stats of %s show up under %s', async (mode, group, requested) => {
  const { page, errors } = await openPage(browser);
  await page.goto(`${server.url}/analyze`);
  await page.locator('input[type=file]').setInputFiles(modeReplay[mode]());
  await openTab(page, 'Tables');
  await openTabIn(page, 'Stat groups', group);
  const shown = Object.entries(await readStatsInView(page));
  for (const [statistic, text] of Object.entries(requested)) {
    expect(shown.filter(([key]) => key.endsWith(` / ${statistic}`)).map(([, value]) => value)).toContain(
      text,
    );
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the list of stats says which belong to one mode, and counts the others', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/login`);
  const everywhere = STATISTICS.filter(({ group }) => !['rumble', 'dropshot', 'hoops'].includes(group));
  await page.getByText(`${everywhere.length} stats for every player`).waitFor();
  const named = await page
    .locator('#stats')
    .getByRole('button')
    .filter({ hasText: / only/ })
    .evaluateAll((buttons) => buttons.map((button) => button.textContent?.replace(/\d+$/, '')));
  expect(named).toEqual(['ItemsRumble only', 'FloorDropshot only', 'DunksHoops only']);
  await page.context().close();
});

test("shows the sample match's pictures, three steps and the plans' prices on the landing page", async () => {
  const { page, errors } = await openPage(browser);
  await page.goto(`${server.url}/login`);
  const pictures = page.getByRole('region', { name: 'All this from one replay' });
  await pictures.getByRole('img', { name: /scores in the sample match/ }).waitFor();
  await pictures.getByRole('img', { name: /^xG race: \w+ and \w+ \d\.\d\d xG/ }).waitFor();
  await pictures.getByRole('region', { name: 'What cost Brisk most' }).getByText('What to do:').waitFor();
  // The goal is drawn: the canvas holds more than one color.
  const countColors = () =>
    pictures.locator('canvas').evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  await expect.poll(countColors).toBeGreaterThan(50);
  const steps = page.getByRole('region', { name: 'How it works' });
  expect(await steps.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Save a replay',
    'Drop it here',
    'Fix one thing',
  ]);
  const response = await page.request.get(`${server.url}/api/v1/paymentproductsplans/get-plans`);
  const plans = (await response.json()) as Plan[];
  const cards = page.getByRole('region', { name: 'Start free, upgrade when it helps' }).locator('li');
  await cards.first().waitFor();
  const prices = plans.map(({ prices: [monthly] }) =>
    monthly ? `$${(monthly.amount / 100).toFixed(2)}` : '$0',
  );
  expect(await cards.locator('b').allInnerTexts()).toEqual(prices);
  await page.getByText('A file you drop here stays in your browser until you sign up to keep it.').waitFor();
  // A chosen plan opens after the first steps.
  await page.getByRole('link', { name: 'Choose Platinum' }).click();
  await page.waitForURL('**/signup');
  expect(await page.evaluate(() => sessionStorage.getItem('datacoach-redirect-target'))).toBe(
    '/membership?plan=Platinum',
  );
  expect(errors).toEqual([]);
  await page.context().close();
});

test("explains a file that isn't a replay and accepts another", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/analyze`);
  await page.locator('input[type=file]').setInputFiles(fakeReplay());
  const message = page.getByRole('alert');
  await message.getByText('not-a-replay.replay').waitFor();
  expect((await message.innerText()).replace('not-a-replay.replay', '').trim()).toMatch(/^[A-Z].{12,}\.$/);
  await page.locator('input[type=file]').setInputFiles(writeReplayFile('good.replay', 61));
  await page.getByRole('table').first().waitFor();
  await page.context().close();
});

test('shows the scoreboard of a truncated file and says what is missing', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/analyze`);
  await page.locator('input[type=file]').setInputFiles(cutOffReplay());
  await page.getByText('We could only read the scoreboard of this replay.').waitFor();
  await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
  expect(await page.getByRole('region', { name: 'Heat map' }).count()).toBe(0);
  await page.context().close();
});

test("analyzes a file dropped on the landing page's center circle too", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/login`);
  await page.locator('input[type=file]').setInputFiles(writeReplayFile('circle.replay', 71));
  await page.waitForURL('**/analyze**');
  await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
  await page.context().close();
});

test("saves a match's stats as CSV", async () => {
  const { page } = await openPage(browser);
  const path = writeReplayFile('saved.replay', 81);
  await page.goto(`${server.url}/analyze`);
  await page.locator('input[type=file]').setInputFiles(path);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all stats as CSV' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  const report = readCliReport(path);
  const column = lines[0]?.split(',').indexOf('boost.bpm') ?? -1;
  const saved = lines.slice(1, 1 + report.players.length).map((line) => Number(line.split(',')[column]));
  expect(saved).toEqual(report.players.map((player) => Number(player.statistics['boost.bpm']!.toFixed(3))));
  await page.context().close();
});
