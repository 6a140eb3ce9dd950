import { STATISTIC_GROUP_LABELS, STATISTIC_GROUPS, STATISTICS } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { formatStatistic } from '../../src/shared/format/statistic-value.ts';

/** Figures as text by `player key / statistic key`. */
export type Figures = Record<string, string>;

/** Reads every figure of every player from the groups of a match page's Tables tab. */
export async function shownFigures(page: Page): Promise<Figures> {
  const figures: Figures = {};
  await openTab(page, 'Tables');
  const tabs = page.getByRole('tablist', { name: 'Statistic groups' }).getByRole('tab');
  await tabs.first().waitFor();
  const shown = new Set(await tabs.allInnerTexts());
  for (const group of STATISTIC_GROUPS) {
    // Groups of one mode are shown in that mode only.
    if (!shown.has(STATISTIC_GROUP_LABELS[group])) continue;
    await tabs.getByText(STATISTIC_GROUP_LABELS[group], { exact: true }).click();
    Object.assign(figures, await figuresInView(page));
  }
  return figures;
}

/** Opens a part of the match page. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tablist', { name: 'Match sections' }).getByRole('tab', { name, exact: true }).click();
}

/** Figures of the tab that stands open. */
export async function figuresInView(page: Page): Promise<Figures> {
  const figures: Figures = {};
  await page.locator('[data-statistic] [data-player]').first().waitFor({ state: 'attached' });
  const cells = await page.locator('[data-statistic] [data-player]').evaluateAll((elements) =>
    elements.map((element) => ({
      player: element.getAttribute('data-player') ?? '',
      statistic: element.closest('[data-statistic]')?.getAttribute('data-statistic') ?? '',
      text: (element.querySelector('span') ?? element).textContent ?? '',
    })),
  );
  for (const { player, statistic, text } of cells) figures[`${player} / ${statistic}`] = text;
  return figures;
}

/** The figures of a report as the page has to show them: all that apply to this match. */
export function expectedFigures(report: MatchReport): Figures {
  const figures: Figures = {};
  for (const statistic of STATISTICS) {
    const values = report.players.map((player) => player.statistics[statistic.key]);
    const applies = values.some((value) => typeof value === 'number');
    if (!applies || report.match.teamSize < statistic.minimumTeamSize) continue;
    report.players.forEach((player, index) => {
      figures[`${player.key} / ${statistic.key}`] = formatStatistic(statistic, values[index]);
    });
  }
  return figures;
}
