import { STATISTICS, type StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';

/**
 * Returns the stats of a group that this match can have: roles need a teammate, and at least one player must have a
 * value.
 */
export function listShownStatistics(report: MatchReport, group: StatisticInfo['group']): StatisticInfo[] {
  return STATISTICS.filter(
    (statistic) =>
      statistic.group === group &&
      report.match.teamSize >= statistic.minimumTeamSize &&
      report.players.some((player) => isNumber(player.statistics[statistic.key])),
  );
}

export function findStatisticInfo(key: string): StatisticInfo | undefined {
  return STATISTICS.find((statistic) => statistic.key === key);
}

export function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}

/** Returns the best value of a row, or null if no direction is better or all are equal. */
export function bestValue(
  statistic: Pick<StatisticInfo, 'better'>,
  values: readonly (number | null | undefined)[],
): number | null {
  const numbers = values.filter(isNumber);
  if (statistic.better === 'neutral' || numbers.length < 2) return null;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (low === high) return null;
  return statistic.better === 'higher' ? high : low;
}

/** Returns the length of a bar as a share of the longest in its row, 0 to 1. */
export function calculateBarShare(
  value: number | null | undefined,
  values: readonly (number | null | undefined)[],
): number {
  const longest = Math.max(0, ...values.filter(isNumber).map(Math.abs));
  return isNumber(value) && longest > 0 ? Math.abs(value) / longest : 0;
}
