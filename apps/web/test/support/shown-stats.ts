import { STATISTIC_GROUP_LABELS, STATISTIC_GROUPS, STATISTICS } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { formatStatistic } from '../../src/shared/format/statistic-value.ts';

/** Stats as text by `player key / statistic key`. */
export type Stats = Record<string, string>;

/** Reads all stats of all players from the groups on a match page's Tables tab. */
export async function readShownStats(page: Page): Promise<Stats> {
  const stats: Stats = {};
  await openTab(page, 'Tables');
  const tabs = page.getByRole('tablist', { name: 'Stat groups' }).getByRole('tab');
  await tabs.first().waitFor();
  const shown = new Set(await tabs.allInnerTexts());
  for (const group of STATISTIC_GROUPS) {
    // Groups specific to a mode are only shown in that mode.
    if (!shown.has(STATISTIC_GROUP_LABELS[group])) continue;
    await openTabIn(page, 'Stat groups', STATISTIC_GROUP_LABELS[group]);
    Object.assign(stats, await readStatsInView(page));
  }
  return stats;
}

/** Opens a tab of the match page. */
export const openTab = (page: Page, name: string) => openTabIn(page, 'Match sections', name);

/** Opens a tab and waits for it: the address changes first, and until then the previous tab's stats are on the page. */
export async function openTabIn(page: Page, line: string, name: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: line });
  await tabs.getByRole('tab', { name, exact: true }).click();
  await tabs.getByRole('tab', { name, exact: true, selected: true }).waitFor();
}

/** Reads the stats on the open tab. */
export async function readStatsInView(page: Page): Promise<Stats> {
  const stats: Stats = {};
  await page.locator('[data-statistic] [data-player]').first().waitFor({ state: 'attached' });
  const cells = await page.locator('[data-statistic] [data-player]').evaluateAll((elements) =>
    elements.map((element) => ({
      player: element.getAttribute('data-player') ?? '',
      statistic: element.closest('[data-statistic]')?.getAttribute('data-statistic') ?? '',
      text: (element.querySelector('span') ?? element).textContent ?? '',
    })),
  );
  for (const { player, statistic, text } of cells) stats[`${player} / ${statistic}`] = text;
  return stats;
}

/** Returns the stats that the page must show: all that apply to this match. */
export function calculateExpectedStats(report: MatchReport): Stats {
  const stats: Stats = {};
  for (const statistic of STATISTICS) {
    const values = report.players.map((player) => player.statistics[statistic.key]);
    const applies = values.some((value) => typeof value === 'number');
    if (!applies || report.match.teamSize < statistic.minimumTeamSize) continue;
    report.players.forEach((player, index) => {
      stats[`${player.key} / ${statistic.key}`] = formatStatistic(statistic, values[index]);
    });
  }
  return stats;
}
