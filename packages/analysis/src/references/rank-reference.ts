import type { ScoreMode } from '../model/score-modes.ts';
import type { StatisticKey } from '../statistics/statistic.ts';
import type { Sample } from './player-game.ts';
import publishedValues from './published-values.data.json' with { type: 'json' };
import rankReferences from './rank-references.data.json' with { type: 'json' };

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
  readonly min?: number;
  readonly max?: number;
  /** Left out: the mode is like standard. null: the mode does not have it. */
  readonly modes?: Readonly<Partial<Record<Exclude<ScoreMode, 'standard'>, Conversion | null>>>;
}

/**
 * The prior model of game-and-stats.md 8.3, row by row, with the mode conversions below that table. A mean or spread
 * marked * there is `published`; one that section 8.2 shows for measured matches is `measured`; the others are
 * proposals. Rows whose quantity no metric measures name ballchasing's field and score nothing.
 *
 * Ours, because the text is silent: what is collected follows what is used (bcpm as bpm); goals over shots follow from
 * both conversions (4.2 / 3.6); the kickoff row is for diagonal spawns, and our metric takes all spawns: with spawns
 * drawn from the five places and the nearest player going, 10 %, 30 % and 60 % of kickoffs are not diagonal in
 * standard, doubles and duel, 0.25 s longer from off-center and 0.56 s from the far center (medians of 3.3).
 */
export const RANK_REFERENCES = rankReferences as readonly RankReference[];

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

/** Mean and spread of a metric over player-games of a mode, with the sample it stands on. Counts are a five minutes of live play. */
export interface MeasuredReference extends Sample {
  readonly mode: ScoreMode;
  readonly metric: string;
  /** Over all player-games; at tier 15 where a slope was fitted. */
  readonly mean: number;
  /** A tier; null where too few ranks of players are known. */
  readonly slope: number | null;
  /** Standard deviation of single matches. */
  readonly spread: number;
  /** Scores compare with it; else it is only shown, because game-and-stats.md 8.3 has a better row. */
  readonly isUsed: boolean;
}

/** A pooled figure of a published study, a match. */
export interface PublishedValue {
  readonly statistic: StatisticKey | null;
  /** Name in the study. */
  readonly name: string;
  readonly mean: number;
  readonly spread: number;
}

/**
 * Who was counted: ranked standard, mean tier 14.75 (SD 4.55), August 2021 to February 2022. The study, [RP] of
 * game-and-stats.md 8.1 a, pools all ranks; its figures are not those of one tier.
 */
export const PUBLISHED_POOL = {
  playerGames: 404_951,
  meanTier: 14.75,
  tierSpread: 4.55,
  text: 'published means of 404,951 ranked 3v3 player games, 2021-22',
} as const;

/** Every row of game-and-stats.md 8.1 a. */
export const PUBLISHED_VALUES = publishedValues as readonly PublishedValue[];
