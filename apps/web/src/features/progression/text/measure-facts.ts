import {
  findMetricInfo,
  METRIC_GROUPS,
  METRICS,
  type MetricCategory,
  SCORE_CATEGORIES,
} from '@datacoach/analysis/metadata';
import { getMetricFacts, type MetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { POLR_KEY, type ProgressSearch } from '../search/progress-search.ts';

const POLR: MetricFacts = {
  key: POLR_KEY,
  label: 'POLR',
  unit: '',
  decimals: 1,
  better: 'higher',
  sample: null,
  term: {
    label: 'POLR',
    definition:
      'POLR (path of least resistance) is the rank you play like, from 0 to 70 (3.2 points per tier). Each point covers your last 20 games in the mode; a single game has no POLR.',
    facts: [
      { name: 'Direction', text: 'higher is better' },
      { name: 'Range', text: '80%' },
    ],
  },
  events: [],
};

/** Measures that scores derive from several metrics; appended to the registry's. */
const COMBINED = [
  { metric: 'mechanicDiversity', label: 'Different mechanics', per5: false, category: 'mechanics' },
  {
    metric: 'kickoffGoalDifference',
    label: 'Kickoff goals minus conceded',
    per5: true,
    category: 'kickoffs',
  },
] as const satisfies readonly { metric: string; label: string; per5: boolean; category: MetricCategory }[];
const COMBINED_KEYS: readonly string[] = COMBINED.map(({ metric }) => metric);

/** Returns a measure's label and format; distinguishes the identical names in both kickoff groups. */
export function getMeasureFacts(key: string): MetricFacts {
  if (key === POLR_KEY) return POLR;
  const combined = COMBINED.find(({ metric }) => metric === key);
  if (combined) return getMetricFacts(combined, 'plain');
  const metric = findMetricInfo(key);
  if (!metric) throw new Error(`There is no metric ${key}.`);
  const label = metric.group === 'kickoffSupport' ? `${metric.label}, supporting` : metric.label;
  return getMetricFacts({ metric: key, label, per5: metric.scale === 'match' }, 'plain');
}

export const MEASURE_GROUPS: readonly { label: string; keys: readonly string[] }[] = [
  { label: 'Overall', keys: [POLR_KEY] },
  ...METRIC_GROUPS.map(({ key, label }) => ({
    label,
    keys: METRICS.filter(({ group }) => group === key).map((metric) => metric.key),
  })),
  { label: 'Combined stats', keys: COMBINED_KEYS },
];

/** Returns the part of the game that a measure is listed under. */
export function getMeasurePart(key: string): string {
  if (key === POLR_KEY) return 'Overall';
  const group = findMetricInfo(key)?.group;
  const category =
    COMBINED.find(({ metric }) => metric === key)?.category ??
    METRIC_GROUPS.find((row) => row.key === group)?.category;
  return SCORE_CATEGORIES.find((row) => row.key === category)?.label ?? 'Overall';
}

/** "per game, fewer is better" */
export function describeDirection({ better, unit }: Pick<MetricFacts, 'better' | 'unit'>): string {
  const direction = { higher: 'higher is better', lower: 'lower is better', neutral: 'neither is better' }[
    better
  ];
  return [unit, direction].filter(Boolean).join(', ');
}

/** "1.8 per game", "54.1%" */
export function addUnit(value: string, { unit }: Pick<MetricFacts, 'unit'>): string {
  if (unit === '' || unit === '%') return `${value}${unit}`;
  return `${value}\u00a0${unit}`;
}

const KEYS: ReadonlySet<string> = new Set([...METRICS.map(({ key }) => key), ...COMBINED_KEYS, POLR_KEY]);

export function removeUnknownMeasures(search: ProgressSearch): ProgressSearch {
  const { metric, with: other, ...rest } = search;
  return {
    ...rest,
    ...(metric !== undefined && KEYS.has(metric) && { metric }),
    ...(other !== undefined && KEYS.has(other) && { with: other }),
  };
}
