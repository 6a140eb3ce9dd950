import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '@datacoach/analysis/format-number';
import { METRICS } from '@datacoach/analysis/metadata';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatSpeed } from '../../src/shared/format/speed.ts';
import { toShownStatistic } from '../../src/shared/format/statistic-value.ts';
import { signUp } from '../support/accounts.ts';
import { openPage } from '../support/browser.ts';
import { chooseFiles } from '../support/choose-files.ts';
import { type EngineMatch, loadEngineMatch } from '../support/engine-match.ts';
import { openJourney } from '../support/open-journey.ts';
import { listMatchFiles, writeReplayFile } from '../support/replay-files.ts';
import { openTab, readStatsInView, type Stats } from '../support/shown-stats.ts';

const { browser, server } = await openJourney();

/** Folder for screenshots; none are taken without it. */
const PICTURES = process.env.SCREEN_PICTURES;
/** Full bars shorter than this can't be distinguished, in px. */
const MIN_BAR_PX = 56;

function longestBar(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((bars) => Math.max(...bars.map((bar) => bar.getBoundingClientRect().width)));
}

/** Tabs and their metric groups. */
const TABS = [
  { tab: 'Shooting', groups: ['shooting'] },
  { tab: 'Passing', groups: ['passing'] },
  { tab: 'Goalie', groups: ['goalie'] },
  { tab: 'Transition', groups: ['transition'] },
  { tab: 'Boost', groups: ['boostCollected'] },
  { tab: 'Kickoffs', groups: ['kickoffTaking', 'kickoffSupport'] },
  { tab: 'Mechanics', groups: ['mechanics'] },
  { tab: 'Positional', groups: ['positional'] },
] as const;

async function read(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}/analyze`);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('tablist', { name: 'Match sections' }).waitFor();
}

/** Formats the metrics of some groups as the page should. */
function listMetricStats({ insight }: EngineMatch, groups: readonly string[]): Stats {
  const stats: Stats = {};
  for (const { key, group, decimals, unit } of METRICS) {
    if (!groups.includes(group) || key.startsWith('timeInZone')) continue;
    for (const [player, { metrics }] of Object.entries(insight.players)) {
      const shown = toShownStatistic(unit, metrics[key]?.value ?? null);
      stats[`${player} / ${key}`] = shown === null ? '–' : formatNumber(shown, decimals);
    }
  }
  return stats;
}

test.each(listMatchFiles())('shows the engine’s stats for $name on every tab', async ({ path }) => {
  const match = loadEngineMatch(path);
  const { page, errors } = await openPage(browser);
  await read(page, path);
  for (const { tab, groups } of TABS) {
    await openTab(page, tab);
    expect({ tab, stats: await readStatsInView(page) }).toEqual({
      tab,
      stats: listMetricStats(match, groups),
    });
  }

  const race = page.getByRole('region', { name: 'xG race' });
  for (const { metrics } of match.insight.teams) {
    const total = match.insight.xgRace.findLast(
      ({ team }) => metrics === match.insight.teams[team].metrics,
    )?.total;
    if (total !== undefined) await race.getByText(formatNumber(total, 2), { exact: true }).first().waitFor();
  }
  const attempts = match.insight.xgRace.length;
  if (attempts > 0) {
    await race
      .getByText(/(above|below) chance/)
      .first()
      .waitFor();
    const words = await race.innerText();
    for (const { metrics } of match.insight.teams) {
      expect(words).toContain(`${formatNumber(metrics.goalsMinusXg?.value ?? Number.NaN, 2)} `);
    }
  }
  if (attempts > 0) {
    await race.getByRole('button', { name: `${attempts} attempt` }).click();
    const table = race.getByRole('region', { name: 'Shot table' });
    await expect.poll(() => table.locator('tbody tr').count()).toBe(attempts);
    await race.getByRole('button', { name: 'Picture' }).click();
  }

  const goals = match.report.timeline.filter(({ kind }) => kind === 'goal');
  const chances = page.getByRole('region', { name: 'Win probability' });
  await expect.poll(() => chances.getByRole('button', { name: / goal by / }).count()).toBe(goals.length);
  if (goals.length > 0)
    await chances
      .getByText(/took (Blue|Orange) from \d+% to \d+%/)
      .first()
      .waitFor();

  await openTab(page, 'Boost');
  for (const [key, { pads }] of Object.entries(match.insight.players)) {
    if (pads === null) continue;
    const cells = page.locator(`[data-pads="${key}"] td`);
    await cells.first().waitFor();
    const [big, small] = await cells.allTextContents();
    expect(Number(big) + Number(small)).toBe(pads.reduce((sum, count) => sum + count, 0));
  }

  await openTab(page, 'Positional');
  for (const [key, { roles }] of Object.entries(match.insight.players)) {
    const row = page.locator(`[data-roles="${key}"]`);
    if (roles === null) {
      expect(await row.count()).toBe(0);
      continue;
    }
    const total = Object.values(roles).reduce((sum, seconds) => sum + seconds, 0);
    const words = await row.getByRole('img').getAttribute('aria-label');
    expect(words).toContain(`first man ${formatNumber((roles.first / total) * 100, 1)}%`);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

test('lists plays by kind and player, and keeps both in the URL', async () => {
  const path = writeReplayFile('plays.replay', 11);
  const { events, report } = loadEngineMatch(path);
  const player = report.players.find(({ key }) =>
    events.some((one) => one.kind === 'padPickup' && one.player === key),
  )!;
  const pickups = events.filter((event) => event.kind === 'padPickup' && event.player === player.key);
  const { page } = await openPage(browser);
  await read(page, path);
  await openTab(page, 'Play by play');
  await page.getByLabel('Event type').selectOption('padPickup');
  await page.getByLabel('Player').selectOption({ label: player.name });
  await page.waitForURL((url) => url.searchParams.get('player') === player.key);
  const list = page.getByRole('region', { name: 'Play by play' }).getByRole('listitem');
  await expect.poll(() => list.count()).toBe(Math.min(pickups.length, 100));
  const sentences = await list.allTextContents();
  for (const summary of sentences) expect(summary).toContain(`${player.name} takes a`);
  const address = new URL(page.url()).searchParams;
  expect([address.get('tab'), address.get('kind')]).toEqual(['plays', 'padPickup']);

  await page.getByLabel('Event type').selectOption('all');
  await page.getByLabel('Player').selectOption('');
  const pages = page.getByRole('navigation', { name: 'Pages of events' });
  await pages.getByRole('button', { name: 'Later' }).click();
  await pages.getByText('101 to').waitFor();
  expect(await list.count()).toBeLessThanOrEqual(100);
  await page.context().close();
});

test('opens the tab in a saved URL, and the first tab for an invalid one', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/analyze?file=sample&tab=kickoffs&team=orange`);
  await page.getByRole('region', { name: 'Every kickoff' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Orange' }).isChecked()).toBe(true);
  await page.goto(`${server.url}/analyze?file=sample&tab=nowhere&marks=none`);
  await page.getByRole('region', { name: 'Heat map' }).waitFor();
  expect(await page.getByRole('button', { name: 'Goal', exact: true }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  await page.context().close();
});

test('shows the chosen kinds on the timeline', async () => {
  const path = writeReplayFile('kinds.replay', 11);
  const { events } = loadEngineMatch(path);
  const counts = ['Takeaway', 'Turnover', 'Challenge', 'Whiff'].map((label) => ({
    label,
    count: events.filter(({ kind }) => kind === label.toLowerCase()).length,
  }));
  const { label, count } = counts.find((kind) => kind.count > 0)!;
  const { page } = await openPage(browser);
  await read(page, path);
  const section = page.getByRole('region', { name: 'Score and timeline' });
  await section.locator('[data-mark]').first().waitFor();
  const before = await section.locator('[data-mark]').count();
  await section.getByRole('button', { name: label, exact: true }).click();
  await expect.poll(() => section.locator('[data-mark]').count()).toBe(before + count);
  expect(new URL(page.url()).searchParams.get('marks')).toBe(
    `goal.shot.save.demolition.${label.toLowerCase()}`,
  );
  await section.getByRole('button', { name: 'Table', exact: true }).click();
  await expect.poll(() => section.getByRole('row').count()).toBe(1 + before + count);
  await page.context().close();
});

test("opens a shot's facts by keyboard and restores the focus", async () => {
  const path = writeReplayFile('keys.replay', 11);
  const { events } = loadEngineMatch(path);
  const shots = events.filter(({ kind }) => kind === 'shot');
  const second = shots[1]!;
  const { page } = await openPage(browser);
  await read(page, path);
  const marks = page.getByRole('group', { name: /^Shot map/ }).locator('[data-mark]');
  await expect.poll(() => marks.count()).toBeGreaterThanOrEqual(shots.length);
  await marks.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Shot, definition').waitFor();
  const facts = await drawer.locator('dl').innerText();
  expect(facts).toContain(second.playerName);
  const { distance, speed } = second.evidence;
  if (typeof distance === 'number') expect(facts).toContain(`${formatNumber(distance)} uu`);
  if (typeof speed === 'number') expect(facts).toContain(formatSpeed(speed));
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-mark'))).toBe(true);
  await page.context().close();
});

test('shows the same events and stats for an uploaded match from the server', async () => {
  const path = writeReplayFile('stored.replay', 19);
  const match = loadEngineMatch(path);
  const { page, context, errors } = await openPage(browser);
  await signUp(page, server.url);
  await page.goto(`${server.url}/dashboard`);
  await chooseFiles(page, path);
  await page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: 'Open match' }).click();
  await openTab(page, 'Shooting');
  expect(await readStatsInView(page)).toEqual(listMetricStats(match, ['shooting']));

  // The upload panel floats over the page: the bars must stay long enough to compare.
  await page.getByRole('region', { name: 'Uploads' }).waitFor();
  await expect.poll(() => longestBar(page, 'td[data-player] > i')).toBeGreaterThan(MIN_BAR_PX);
  await openTab(page, 'Overview');
  const compared = page.getByRole('region', { name: / compared$/ });
  await compared.waitFor();
  await expect.poll(() => longestBar(page, 'td[data-team] > span > i')).toBeGreaterThan(MIN_BAR_PX);
  if (PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, 'match-uploads-1440-dark.png'), fullPage: true });
  }

  await openTab(page, 'Play by play');
  await page.getByLabel('Event type').selectOption('touch');
  const touches = match.events.filter(({ kind }) => kind === 'touch').length;
  const list = page.getByRole('region', { name: 'Play by play' }).getByRole('listitem');
  await expect.poll(() => list.count()).toBe(Math.min(touches, 100));
  expect(errors).toEqual([]);
  await context.close();
});
