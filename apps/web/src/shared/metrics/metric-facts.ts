import { formatNumber } from '@datacoach/analysis/format-number';
import {
  ANY_RANK,
  type EventKind,
  findMetricInfo,
  METRICS,
  type MetricInfo,
  type MetricUnit,
  STATISTICS,
} from '@datacoach/analysis/metadata';
import type { MetricReview } from '@datacoach/contract';
import { getSpeedUnit, toShownSpeed } from '../format/speed.ts';
import { getUnitName } from '../format/statistic-value.ts';
import { getMeasuredTerm, type Term } from '../ui/definition.tsx';

const UNIT_SUFFIX: Readonly<Record<Exclude<MetricUnit, 'uuPerSecond'>, string>> = {
  count: '',
  goals: '',
  percent: '%',
  seconds: 's',
  boost: '',
  uu: 'uu',
  index: '',
};

/** A unit as it follows a value in a sentence: "54%", "6.9 per game". */
export const getUnitSuffix = (unit: string): string =>
  unit === '' || unit.startsWith('%') ? unit : ` ${unit}`;

/**
 * Returns the unit after a value; '' for plain counts.
 *
 * @param rate the name of "per five minutes of play"; on a single match "per game" would be mistaken for its count
 */
export function getMetricUnit(
  { unit, scale }: Pick<MetricInfo, 'unit' | 'scale'>,
  rate: 'per game' | 'per 5 min' = 'per game',
): string {
  if (unit === 'uuPerSecond') return getSpeedUnit();
  return [UNIT_SUFFIX[unit], scale === 'per5' ? rate : ''].filter(Boolean).join(' ');
}

export const getMetricTerm = (metric: MetricInfo): Term => getMeasuredTerm(metric, getUnitName(metric.unit));

export const toShownMetric = (key: string, value: number | null): number | null =>
  value !== null && findMetricInfo(key)?.unit === 'uuPerSecond' ? toShownSpeed(value) : value;

const SPEEDS: ReadonlySet<string> = new Set(
  [...STATISTICS, ...METRICS].filter(({ unit }) => unit === 'uuPerSecond').map(({ key }) => key),
);

/** Returns the heading of a stat's column in a file; files keep the game's unit for speeds. */
export const formatCsvHead = (key: string, part = ''): string =>
  `${key}${part}${SPEEDS.has(key) ? ' (uu/s)' : ''}`;

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

/** How several games become one number, for the definition next to it: the same games have two averages. */
const AVERAGES = {
  aged: { name: 'Average', text: 'newer games count more, as in your scores' },
  plain: { name: 'Average', text: 'every game counts the same' },
} as const;

const PER_GAME = { name: 'Per game', text: 'per 5 minutes of play' } as const;

/** Returns how a number over several games is averaged. */
export const getAverageFacts = (per5: boolean, average?: keyof typeof AVERAGES) => [
  ...(per5 ? [PER_GAME] : []),
  ...(average ? [AVERAGES[average]] : []),
];

export function getMetricFacts(
  review: Pick<MetricReview, 'metric' | 'label' | 'per5'>,
  average?: keyof typeof AVERAGES,
): MetricFacts {
  const metric = findMetricInfo(review.metric);
  const averageFacts = getAverageFacts(review.per5, average);
  if (!metric) {
    const definition = COMBINED[review.metric] ?? '';
    return {
      key: review.metric,
      label: review.label,
      unit: review.per5 ? 'per game' : '',
      decimals: MEAN_DECIMALS,
      better: 'higher',
      sample: null,
      term: { label: review.label, definition, facts: averageFacts },
      events: [],
    };
  }
  const term = getMetricTerm(metric);
  const counted = metric.scale === 'share' || metric.scale === 'mean';
  return {
    key: metric.key,
    label: review.label,
    unit: review.per5 ? [getMetricUnit(metric), 'per game'].filter(Boolean).join(' ') : getMetricUnit(metric),
    decimals: metric.scale === 'match' ? Math.max(MEAN_DECIMALS, metric.decimals) : metric.decimals,
    better: metric.better,
    sample: counted ? metric.sample.replace(/^s of (?=playing time)/, '').replace(/^s /, 'time ') : null,
    term: { ...term, facts: [...(term.facts ?? []), ...averageFacts] },
    events: metric.events,
  };
}

/** Formats a value; a dash if there is none. */
export function formatMetricValue(
  facts: Pick<MetricFacts, 'key' | 'decimals'>,
  value: number | null,
): string {
  const shown = toShownMetric(facts.key, value);
  return shown === null ? '–' : formatNumber(shown, facts.decimals);
}

/** Names what a stat is compared with: an average across all ranks is not that of one rank. */
export const formatReferenceName = (comparedWith: string | null, rank: string): string =>
  comparedWith === ANY_RANK ? 'any rank' : rank;
