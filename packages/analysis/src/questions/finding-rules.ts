import { isTrustedMetric } from '../metrics/metrics.ts';
import findingRules from './finding-rules.data.json' with { type: 'json' };

/** A rule from game-and-stats.md 9.1: a finding used by answers and by the search. */
export interface FindingRule {
  readonly number: number;
  readonly question: string;
  /** Metrics whose mean 0-100 score decides: 60 and above is good, under 40 weak. */
  readonly metrics: readonly string[];
  /** Min sample of its first metric, in games or in what the metric counts. */
  readonly minimum: { readonly count: number; readonly of: 'games' | 'sample' };
  /** Zero is what an average player has: the sign of the first metric decides, not its score. */
  readonly isBySign?: boolean;
  /** A separate limit: beyond it the finding is weak, regardless of scores. */
  readonly weakWhen?: {
    readonly metric: string;
    readonly above?: number;
    readonly below?: number;
    readonly say: string;
  };
}

/** Source: game-and-stats.md 9.1. Min samples as given there, or three games (7.2.7). */
export const FINDING_RULES: readonly FindingRule[] = (findingRules as readonly FindingRule[]).map((rule) => ({
  ...rule,
  metrics: rule.metrics.filter(isTrustedMetric),
}));

/** If two findings are weak together, one is the root cause (9.2). */
export const ROOT_CAUSES: readonly {
  readonly weak: number;
  readonly with: number;
  readonly say: string;
}[] = [
  { weak: 13, with: 29, say: 'You lose challenges with little boost. Low boost may be the cause.' },
  {
    weak: 11,
    with: 21,
    say: 'You miss saves from the wrong side of the ball. Positioning may be the cause.',
  },
  { weak: 1, with: 26, say: 'You shoot rarely and sit far from the play. Late support may be the cause.' },
];

/** Returns the sort order with root causes first: positional, boost, mechanics, decisions, then the others (9.2). */
export function getRootOrder(number: number): number {
  if (number >= 21 && number <= 26) return 0;
  if (number === 28 || number === 29) return 1;
  if (number >= 31 && number <= 36) return 2;
  return number === 8 || number === 14 ? 3 : 4;
}
