import { formatNumber } from '@datacoach/analysis/format-number';
import { type EventKind, METRICS, type MetricInfo, type MetricUnit } from '@datacoach/analysis/metadata';
import type { MetricReview } from '@datacoach/contract';
import { kilometersPerHour } from '../format/number.ts';
import { measuredTerm, type Term } from '../ui/definition.tsx';

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
  boost: 'boost (100 is full)',
  uu: 'uu = Unreal units, the game’s distance (1 uu ≈ 1 cm; a car is about 120 uu long)',
  uuPerSecond: 'uu/s (2,300 uu/s is top speed)',
  index: 'no unit',
};

const SCALE_SUFFIX: Readonly<Record<MetricInfo['scale'], string>> = {
  match: '',
  per5: 'per game',
  perMinute: 'per min',
  share: '',
  mean: '',
};

/** Ball speeds are shown in km/h (decisions.md 19.4). */
const BALL_SPEEDS: ReadonlySet<string> = new Set(['shotSpeed']);

/** A unit as it follows a value in a sentence: "54%", "6.9 per game". */
export const unitSuffix = (unit: string): string => (unit === '' || unit.startsWith('%') ? unit : ` ${unit}`);

/** Returns the unit after a value; '' for plain counts. */
export function metricUnit({ key, unit, scale }: Pick<MetricInfo, 'key' | 'unit' | 'scale'>): string {
  if (BALL_SPEEDS.has(key)) return 'km/h';
  return [UNIT_SUFFIX[unit], SCALE_SUFFIX[scale]].filter(Boolean).join(' ');
}

/** Returns the content of the metric's definition button. */
export function metricTerm(metric: MetricInfo): Term {
  return measuredTerm(metric, UNIT_NAME[metric.unit]);
}

/** Converts the value to its displayed unit. */
export function shownMetric(key: string, value: number | null): number | null {
  return value !== null && BALL_SPEEDS.has(key) ? kilometersPerHour(value) : value;
}

const BY_KEY = new Map<string, MetricInfo>(
  (METRICS as readonly MetricInfo[]).map((metric) => [metric.key, metric]),
);

/** Stats that scores derive from several metrics, which are in no registry. */
const COMBINED: Readonly<Record<string, string>> = {
  mechanicDiversity:
    'How many different mechanics you used per match, on average. Driving and jumping don’t count.',
  kickoffGoalDifference:
    'Goals scored minus conceded within ten seconds of a kickoff, per 5 minutes of play.',
};

/** How a metric over many games is formatted. */
export interface MetricFacts {
  readonly key: string;
  readonly label: string;
  /** '' for plain counts. */
  readonly unit: string;
  readonly decimals: number;
  readonly better: MetricInfo['better'];
  /** What the sample counts: "shots"; null for games. */
  readonly sample: string | null;
  readonly term: Term;
  /** Event kinds behind the number. */
  readonly events: readonly EventKind[];
}

/** Means of whole numbers need decimals that single counts don't. */
const MEAN_DECIMALS = 2;

export function metricFacts(review: Pick<MetricReview, 'metric' | 'label' | 'per5'>): MetricFacts {
  const metric = BY_KEY.get(review.metric);
  if (!metric) {
    const definition = COMBINED[review.metric] ?? '';
    return {
      key: review.metric,
      label: review.label,
      unit: review.per5 ? 'per game' : '',
      decimals: MEAN_DECIMALS,
      better: 'higher',
      sample: null,
      term: { label: review.label, definition },
      events: [],
    };
  }
  const counted = metric.scale === 'share' || metric.scale === 'mean';
  return {
    key: metric.key,
    label: review.label,
    unit: review.per5 ? [metricUnit(metric), 'per game'].filter(Boolean).join(' ') : metricUnit(metric),
    decimals: metric.scale === 'match' ? Math.max(MEAN_DECIMALS, metric.decimals) : metric.decimals,
    better: metric.better,
    sample: counted ? metric.sample.replace(/^s of (?=playing time)/, '').replace(/^s /, 'time ') : null,
    term: metricTerm(metric),
    events: metric.events,
  };
}

/** Formats a value; a dash if there is none. */
export function writeValue(facts: Pick<MetricFacts, 'key' | 'decimals'>, value: number | null): string {
  const shown = shownMetric(facts.key, value);
  return shown === null ? '–' : formatNumber(shown, facts.decimals);
}
