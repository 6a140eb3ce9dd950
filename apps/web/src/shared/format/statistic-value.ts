import type { StatisticInfo } from '@datacoach/analysis/metadata';
import { formatNumber } from './number.ts';

type Unit = StatisticInfo['unit'];

/** Each unit in words; speeds of cars stay in the game's unit (decisions.md 19.4). */
export const UNIT_NAMES: Readonly<Record<Unit, string>> = {
  count: 'times',
  points: 'scoreboard points',
  percent: 'percent',
  seconds: 'seconds',
  boost: 'boost, a full tank is 100',
  boostPerMinute: 'boost per minute',
  uu: 'unreal units, 1 uu is 1 cm',
  uuPerSecond: 'unreal units per second, 2 778 uu/s is 100 km/h',
};

/** A figure in its statistic's decimals, without the unit; a dash when it does not apply. */
export function formatStatistic(
  statistic: Pick<StatisticInfo, 'decimals'>,
  value: number | null | undefined,
): string {
  return value === null || value === undefined ? '–' : formatNumber(value, statistic.decimals);
}
