import type { ScoreMode } from '../model/score-modes.ts';
import type { StatisticKey } from '../statistics/statistic.ts';

/** Where a number comes from: a published study, measured matches (game-and-stats.md 8.2 or our own), or a proposal. */
export type ReferenceOrigin = 'published' | 'measured' | 'proposal';

/** How a mode differs from standard: value · times + plus. `counts` of events also spread by the root of `times`. */
interface Conversion {
  readonly times?: number;
  readonly plus?: number;
}

/** A row of the prior model of game-and-stats.md 8.3: mean(tier) = mean + slope · (tier - 15) in standard. */
export interface RankReference {
  /** Name of the row in 8.3. */
  readonly name: string;
  /** Key of our metric; null where none measures it (then `statistic` names ballchasing's). */
  readonly metric: string | null;
  readonly statistic: StatisticKey | null;
  /** At tier 15 (Diamond III), in the metric's unit; counts a five minutes of live play where `per5`. */
  readonly mean: number;
  readonly meanFrom: ReferenceOrigin;
  /** A tier. All slopes are proposals. */
  readonly slope: number;
  /** Standard deviation of single matches. */
  readonly spread: number;
  readonly spreadFrom: ReferenceOrigin;
  readonly per5: boolean;
  /** Negative binomial instead of normal (7.6.1). */
  readonly counts?: true;
  /** Bounds of the mean over tiers. */
  readonly bounds?: readonly [number, number];
  /** Left out: the mode is like standard. null: the mode does not have it. */
  readonly modes?: Readonly<Partial<Record<Exclude<ScoreMode, 'standard'>, Conversion | null>>>;
}

/** Tier at which `mean` holds. */
export const REFERENCE_TIER = 15;

/** Matches that a prior is worth, by the origin of its mean (7.6.2). */
export const PRIOR_MATCHES: Readonly<Record<ReferenceOrigin, number>> = {
  published: 40,
  measured: 20,
  proposal: 10,
};

/** Mean of a row in another mode: [at tier 15, a tier, spread]; null where the mode does not have it. */
export function inMode(
  row: RankReference,
  mode: ScoreMode,
): { mean: number; slope: number; spread: number } | null {
  const conversion =
    mode === 'standard' ? {} : (row.modes?.[mode] ?? (row.modes?.[mode] === null ? null : {}));
  if (conversion === null) return null;
  const { times = 1, plus = 0 } = conversion;
  // Events that happen twice as often spread by the root of two, amounts by two.
  const widening = row.counts || row.per5 ? Math.sqrt(times) : times;
  return { mean: row.mean * times + plus, slope: row.slope * times, spread: row.spread * widening };
}

/**
 * Mean and spread of a metric over matches of players whose rank nobody knows: no slope over tiers. Counts of a match
 * are a five minutes of live play.
 */
export interface MeasuredReference {
  readonly mode: ScoreMode;
  readonly metric: string;
  readonly mean: number;
  /** Standard deviation of single matches. */
  readonly spread: number;
  readonly playerGames: number;
}
