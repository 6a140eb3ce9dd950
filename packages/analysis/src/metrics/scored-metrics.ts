import { COACHED_METRICS } from './coached-metrics.ts';
import type { MetricStats } from './compute-metrics.ts';
import {
  METRIC_GROUPS,
  type MetricCategory,
  type MetricGroup,
  type MetricInfo,
  type MetricStat,
} from './metric.ts';
import { isTrustedMetric, METRICS } from './metrics.ts';

/** What scoring needs to know about a metric. */
export interface ScoredMetric
  extends Pick<MetricInfo, 'key' | 'label' | 'scale' | 'decimals' | 'better' | 'target' | 'sample'> {
  readonly category: MetricCategory;
  /** Whether it is a match count that grows with match length: scored per five minutes of live play. */
  readonly byTime: boolean;
  /** Weight of the prior of a proportion, in opportunities; null if it isn't a proportion of opportunities. */
  readonly prior: number | null;
  readonly stat: (stats: MetricStats) => MetricStat | undefined;
  /** Index among all scored metrics. */
  readonly index: number;
}

/** K from game-and-stats.md 7.2.6. */
const PRIORS: Readonly<Partial<Record<MetricGroup, number>>> = {
  shooting: 20,
  kickoffTaking: 15,
  kickoffSupport: 15,
};
const USUAL_PRIOR = 12;

/** Shares of time or boost have no opportunities, so no prior (game-and-stats.md 7.2.6). */
const AMOUNT = /^(s|boost) /;

function isOpportunityShare({ scale, sample }: Pick<MetricInfo, 'scale' | 'sample'>): boolean {
  return scale === 'share' && !AMOUNT.test(sample);
}

/** Mechanics that count toward diversity: named mechanics beyond driving and jumping (game-and-stats.md 7.3). */
const NAMED_MECHANICS = [
  'doubleAerials',
  'fastAerials',
  'halfFlips',
  'speedFlips',
  'waveDashes',
  'dribbles',
  'flicks',
  'airDribbles',
  'flipResets',
  'ceilingShots',
  'doubleTaps',
  'redirects',
  'pinches',
] as const;

const NONE: MetricStat = { value: null, over: 0 };

const OF_MATCH = {
  scale: 'match',
  decimals: 1,
  better: 'higher',
  target: null,
  sample: 'match',
  prior: null,
} as const;

/** Quantities of 7.3 that combine several metrics of the match. */
const COMBINED: readonly Omit<ScoredMetric, 'index'>[] = [
  {
    key: 'mechanicDiversity',
    label: 'Different mechanics',
    category: 'mechanics',
    byTime: false,
    ...OF_MATCH,
    stat: (stats) => {
      const known = NAMED_MECHANICS.filter(isTrustedMetric)
        .map((key) => stats[key]?.value ?? null)
        .filter((value) => value !== null);
      return known.length === 0 ? NONE : { value: known.filter((value) => value > 0).length, over: 1 };
    },
  },
  {
    key: 'kickoffGoalDifference',
    label: 'Kickoff goals minus conceded',
    category: 'kickoffs',
    byTime: true,
    ...OF_MATCH,
    stat: ({ kickoffGoalsFor, kickoffGoalsAgainst }) => {
      const [made, conceded] = [kickoffGoalsFor?.value ?? null, kickoffGoalsAgainst?.value ?? null];
      return made === null || conceded === null ? NONE : { value: made - conceded, over: 1 };
    },
  },
];

/**
 * Returns the category that weights the metric, or its group's category: recovery time is a mechanic in 7.3, a
 * transition in 4.2.
 */
function findCategory({ key, group }: MetricInfo): MetricCategory {
  return COACHED_METRICS[key]?.category ?? METRIC_GROUPS.find((row) => row.key === group)!.category;
}

function scored(info: MetricInfo): Omit<ScoredMetric, 'index'> {
  const { key, label, scale, decimals, better, target, sample, group } = info;
  return {
    key,
    // Both kickoff groups use the same labels.
    label: group === 'kickoffSupport' ? `${label}, supporting` : label,
    scale,
    decimals,
    better,
    target,
    sample,
    category: findCategory(info),
    byTime: scale === 'match',
    prior: isOpportunityShare(info) ? (PRIORS[group] ?? USUAL_PRIOR) : null,
    stat: (stats) => stats[key],
  };
}

/** Every metric, and the combined metrics of 7.3. */
export const SCORED_METRICS: readonly ScoredMetric[] = [...METRICS.map(scored), ...COMBINED].map(
  (metric, index) => ({ ...metric, index }),
);

const BY_KEY = new Map(SCORED_METRICS.map((metric) => [metric.key, metric]));

export const findScoredMetric = (key: string): ScoredMetric | null => BY_KEY.get(key) ?? null;
