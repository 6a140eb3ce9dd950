import { type StatisticInfo, UNIT_SUFFIXES } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { statisticTerm } from '../../../shared/ui/definition.tsx';
import type { Figure, FigureRow } from './figure-row.ts';

const figure = (value: number | null | undefined): Figure => ({ value: value ?? null, note: null });

/** Rows of the five groups that every report has. */
export function statisticRows(report: MatchReport, statistics: readonly StatisticInfo[]): FigureRow[] {
  return statistics.map((statistic) => {
    const { key, label, unit, decimals, better, team } = statistic;
    const [blue, orange] = report.teams;
    return {
      key,
      label,
      term: statisticTerm(statistic),
      unit: UNIT_SUFFIXES[unit],
      sample: null,
      decimals,
      better,
      players: new Map(report.players.map((player) => [player.key, figure(player.statistics[key])])),
      teams: team ? [figure(blue?.statistics[key]), figure(orange?.statistics[key])] : null,
    };
  });
}
