import type { MetricInfo, MetricUnit } from '@datacoach/analysis/metadata';
import { kilometresPerHour } from '../format/speed.ts';
import { measuredTerm } from '../ui/definition.tsx';
import type { Term } from '../ui/term.ts';

const UNIT_SUFFIX: Readonly<Record<MetricUnit, string>> = {
  count: '',
  goals: '',
  percent: '%',
  seconds: 's',
  boost: '',
  uu: 'uu',
  uuPerSecond: 'uu/s',
  index: '',
};

const UNIT_NAME: Readonly<Record<MetricUnit, string>> = {
  count: 'times',
  goals: 'goals',
  percent: 'percent',
  seconds: 'seconds',
  boost: 'boost, a full tank is 100',
  uu: 'unreal units, 1 uu is 1 cm',
  uuPerSecond: 'unreal units per second, 2 778 uu/s is 100 km/h',
  index: 'a number without unit',
};

const SCALE_SUFFIX: Readonly<Record<MetricInfo['scale'], string>> = {
  match: '',
  per5: 'per 5 min',
  perMinute: 'per min',
  share: '',
  mean: '',
};

/** Speeds of the ball are read as km/h (decisions.md 19.4). */
const BALL_SPEEDS: ReadonlySet<string> = new Set(['shotSpeed']);

/** What stands behind a value; '' for plain counts. */
export function metricUnit({ key, unit, scale }: Pick<MetricInfo, 'key' | 'unit' | 'scale'>): string {
  if (BALL_SPEEDS.has(key)) return 'km/h';
  return [UNIT_SUFFIX[unit], SCALE_SUFFIX[scale]].filter(Boolean).join(' ');
}

/** What a definition button beside the metric opens. */
export function metricTerm(metric: MetricInfo): Term {
  return measuredTerm(metric, UNIT_NAME[metric.unit]);
}

/** The value as it is shown. */
export function shownMetric(key: string, value: number | null): number | null {
  return value !== null && BALL_SPEEDS.has(key) ? kilometresPerHour(value) : value;
}
