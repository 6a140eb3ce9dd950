import { formatNumber } from '@datacoach/analysis/format-number';
import { type MetricUnit, type StatisticInfo, UNIT_SUFFIXES } from '@datacoach/analysis/metadata';
import { formatSpeedsInText, getSpeedUnit, toShownSpeed } from './speed.ts';

type Unit = StatisticInfo['unit'] | MetricUnit;

const TOP_SPEED = 'a car’s top speed is 83 km/h';
const UNIT_NAMES: Readonly<Record<Exclude<Unit, 'uuPerSecond'>, string>> = {
  count: 'times',
  goals: 'goals',
  points: 'scoreboard points',
  percent: 'percent',
  seconds: 'seconds',
  boost: 'boost (100 is full)',
  boostPerMinute: 'boost per minute',
  uu: 'uu = Unreal units, the game’s unit of distance (1 uu ≈ 1 cm; a car is about 120 uu long)',
  index: 'no unit',
};

export const getUnitName = (unit: Unit): string =>
  unit === 'uuPerSecond' ? `${getSpeedUnit()} (${formatSpeedsInText(TOP_SPEED)})` : UNIT_NAMES[unit];

/** Returns an explanation of uu to show below texts that use it without explaining it, else null. */
export function findUuNote(texts: readonly string[]): string | null {
  const isUsed = texts.some((text) => /\d uu\b/.test(text)) && !texts.includes(UNIT_NAMES.uu);
  return isUsed ? UNIT_NAMES.uu : null;
}

/** Returns the unit behind a stat's value; '' for plain counts and points. */
export const getStatisticUnit = (unit: StatisticInfo['unit']): string =>
  unit === 'uuPerSecond' ? getSpeedUnit() : UNIT_SUFFIXES[unit];

/** Returns a stat's value as shown: speeds in the chosen unit. */
export function toShownStatistic<Value extends number | null | undefined>(
  unit: string,
  value: Value,
): Value | number {
  return typeof value === 'number' && unit === 'uuPerSecond' ? toShownSpeed(value) : value;
}

/**
 * Formats a stat's value with its decimals, without the unit; a dash if it doesn't apply.
 *
 * @param statistic of the registry, or a row whose value is converted already
 */
export function formatStatistic(
  { decimals, unit }: { readonly decimals: number; readonly unit: string },
  value: number | null | undefined,
): string {
  const shown = toShownStatistic(unit, value);
  return shown === null || shown === undefined ? '–' : formatNumber(shown, decimals);
}
