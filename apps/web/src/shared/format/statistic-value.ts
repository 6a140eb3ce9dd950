import type { StatisticInfo } from '@datacoach/analysis/metadata';
import { formatNumber } from './number.ts';

/** What stands behind a figure of each unit. */
export const UNIT_SYMBOLS: Readonly<Record<StatisticInfo['unit'], string>> = {
  count: '',
  points: 'points',
  percent: '%',
  seconds: 's',
  boost: 'boost',
  boostPerMinute: 'per min',
  uu: 'uu',
  uuPerSecond: 'uu/s',
};

/** A figure in its statistic's decimals, without the unit; a dash when it does not apply. */
export function formatStatistic(
  statistic: Pick<StatisticInfo, 'decimals'>,
  value: number | null | undefined,
): string {
  return value === null || value === undefined ? '–' : formatNumber(value, statistic.decimals);
}
