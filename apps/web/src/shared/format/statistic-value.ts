import { formatNumber } from '@datacoach/analysis/format-number';
import type { StatisticInfo } from '@datacoach/analysis/metadata';

type Unit = StatisticInfo['unit'];

/** Names of the units; car speeds stay in the game's unit (decisions.md 19.4). */
export const UNIT_NAMES: Readonly<Record<Unit, string>> = {
  count: 'times',
  points: 'scoreboard points',
  percent: 'percent',
  seconds: 'seconds',
  boost: 'boost (100 is full)',
  boostPerMinute: 'boost per minute',
  uu: 'uu = Unreal units, the game’s distance (1 uu ≈ 1 cm; a car is about 120 uu long)',
  uuPerSecond: 'uu/s (2,300 uu/s is top speed)',
};

/** Formats a stat's value with its decimals, without the unit; a dash if it doesn't apply. */
export function formatStatistic(
  statistic: Pick<StatisticInfo, 'decimals'>,
  value: number | null | undefined,
): string {
  return value === null || value === undefined ? '–' : formatNumber(value, statistic.decimals);
}
