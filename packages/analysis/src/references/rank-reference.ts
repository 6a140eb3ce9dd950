import type { ScoreMode } from '../model/score-modes.ts';
import type { StatisticKey } from '../statistics/statistic.ts';
import type { Sample } from './player-game.ts';
import publishedValues from './published-values.data.json' with { type: 'json' };
import rankReferences from './rank-references.data.json' with { type: 'json' };

/** Source of a number: a published study, measured matches (game-and-stats.md 8.2 or our own), or a proposal. */
export type ReferenceOrigin = 'published' | 'measured' | 'proposal';

/**
 * How a mode differs from standard: value · times + plus. The spread of event `counts` also scales with the square
 * root of `times`.
 */
interface Conversion {
  readonly times?: number;
  readonly plus?: number;
}

/** A row of the prior model of game-and-stats.md 8.3: mean(tier) = mean + slope · (tier - 15) in standard. */
export interface RankReference {
  /** Name of the row in 8.3. */
  readonly name: string;
  /** Key of our metric; null if no metric measures it (then `statistic` names ballchasing's). */
  readonly metric: string | null;
  readonly statistic: StatisticKey | null;
  /** At tier 15 (Diamond III), in the metric's unit; counts are per five minutes of live play if `per5`. */
  readonly mean: number;
  readonly meanFrom: ReferenceOrigin;
  /** Per tier. All slopes are proposals. */
  readonly slope: number;
  /** Standard deviation of single matches. */
  readonly spread: number;
  readonly spreadFrom: ReferenceOrigin;
  readonly per5: boolean;
  /** Negative binomial instead of normal (7.6.1). */
  readonly counts?: true;
  /** Bounds of the mean over tiers. */
  readonly min?: number;
  readonly max?: number;
  /** Omitted: the mode is like standard. null: the mode does not have it. */
  readonly modes?: Readonly<Partial<Record<Exclude<ScoreMode, 'standard'>, Conversion | null>>>;
}

/**
 * The prior model of game-and-stats.md 8.3, row by row, with the mode conversions below that table. A mean or spread
 * marked * there is `published`; one shown in section 8.2 for measured matches is `measured`; the others are
 * proposals. Rows without a matching metric name ballchasing's field and are not scored.
 *
 * Where the text says nothing, we decided: boost collected follows boost used (bcpm as bpm); goals over shots follow
 * from both conversions (4.2 / 3.6); the kickoff row is for diagonal spawns, while our metric covers all spawns: with
 * spawns drawn from the five spots and the nearest player going, 10 %, 30 % and 60 % of kickoffs are not diagonal in
 * standard, doubles and duel, and take 0.25 s longer from off-center and 0.56 s longer from the far center (medians
 * of 3.3).
 */
export const RANK_REFERENCES = rankReferences as readonly RankReference[];

/** Tier of `mean`. */
export const REFERENCE_TIER = 15;

/** Number of matches that a prior is worth, by the origin of its mean (7.6.2). */
export const PRIOR_MATCHES: Readonly<Record<ReferenceOrigin, number>> = {
  published: 40,
  measured: 20,
  proposal: 10,
};

/** Returns the mean of a row in another mode: [at tier 15, per tier, spread]; null if the mode does not have it. */
export function getReferenceInMode(row: RankReference, mode: ScoreMode) {
  const conversion =
    mode === 'standard' ? {} : (row.modes?.[mode] ?? (row.modes?.[mode] === null ? null : {}));
  if (conversion === null) return null;
  const { times = 1, plus = 0 } = conversion;
  // For events that happen twice as often, the spread scales with the square root of two; for amounts, with two.
  const widening = row.counts || row.per5 ? Math.sqrt(times) : times;
  return { mean: row.mean * times + plus, slope: row.slope * times, spread: row.spread * widening };
}

/** Mean and spread of a metric over player-games in a mode, with its sample. Counts are per five minutes of live play. */
export interface MeasuredReference extends Sample {
  readonly mode: ScoreMode;
  readonly metric: string;
  /** Over all player-games; at tier 15 if a slope was fitted. */
  readonly mean: number;
  /** Per tier; null if too few ranks of players are known. */
  readonly slope: number | null;
  /** Standard deviation of single matches. */
  readonly spread: number;
  /** Whether scores use it; otherwise it is only shown, because game-and-stats.md 8.3 has a better row. */
  readonly isUsed: boolean;
}

/** A pooled value of a published study, per match. */
export interface PublishedValue {
  readonly statistic: StatisticKey | null;
  readonly name: string;
  readonly mean: number;
  readonly spread: number;
}

/**
 * Players in the study: ranked standard, mean tier 14.75 (SD 4.55), August 2021 to February 2022. The study, [RP] of
 * game-and-stats.md 8.1 a, pools all ranks, so its values are not those of one tier.
 */
export const PUBLISHED_POOL = {
  playerGames: 404_951,
  meanTier: 14.75,
  tierSpread: 4.55,
  text: 'published means of 404,951 ranked 3v3 player games, 2021-22',
} as const;

/** All rows of game-and-stats.md 8.1 a. */
export const PUBLISHED_VALUES = publishedValues as readonly PublishedValue[];
