import { isTrustedMetric } from '../metrics/experimental-metrics.ts';
import findingRules from './finding-rules.data.json' with { type: 'json' };

/** A rule of game-and-stats.md 9.1: a finding that answers draw on, and that the search knows. */
export interface FindingRule {
  readonly number: number;
  readonly question: string;
  /** Whose 0-100 scores decide: their mean, 60 and more is good, under 40 weak. */
  readonly metrics: readonly string[];
  /** Fires with at least this sample of its first metric, games or what the metric counts. */
  readonly minimum: { readonly count: number; readonly of: 'games' | 'sample' };
  /** Zero is what an average player has: the sign of the first metric decides, not its score. */
  readonly isBySign?: boolean;
  /** A limit of its own: beyond it the finding is weak, whatever the scores say. */
  readonly weakWhen?: {
    readonly metric: string;
    readonly above?: number;
    readonly below?: number;
    readonly say: string;
  };
}

/** Source: game-and-stats.md 9.1. Least samples as given there, else three games (7.2.7). */
export const FINDING_RULES: readonly FindingRule[] = (findingRules as readonly FindingRule[]).map((rule) => ({
  ...rule,
  metrics: rule.metrics.filter(isTrustedMetric),
}));

/** When two findings are weak together, one of them is the root (9.2). */
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

/** Root causes first: positional, boost, mechanics, decisions, then the others (9.2). */
export function rootOrder(number: number): number {
  if (number >= 21 && number <= 26) return 0;
  if (number === 28 || number === 29) return 1;
  if (number >= 31 && number <= 36) return 2;
  return number === 8 || number === 14 ? 3 : 4;
}
