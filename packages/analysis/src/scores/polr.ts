import type { MetricCategory } from '../metrics/metric.ts';
import { HIGHEST_TIER, rankName } from '../model/ranks.table.ts';
import { SCORE_CATEGORIES } from './categories.table.ts';
import { LEAST_GAMES, Z_80 } from './metric-score.ts';
import { PUBLISHED_POOL } from './published-values.table.ts';
import { type RankEquivalent, rankEquivalent } from './rank-equivalent.ts';
import type { ReferenceBook } from './reference-book.ts';
import type { ScoreGame } from './score-game.ts';
import { scoreLookup } from './score-lookup.ts';
import type { ScoreMode } from './score-modes.ts';
import { SCORED_METRICS } from './scored-metrics.ts';

/** Stored with every POLR; changes whenever the same games would give another value (product-decisions.md 1.11). */
export const POLR_VERSION = 1;

/** POLR of one category: how the player plays there, as a rank. */
export interface PolrCategory {
  category: MetricCategory;
  label: string;
  /** 0-70. */
  value: number;
  /** 80 % interval. */
  interval: readonly [number, number];
  /** Name of the rank that the value lies in. */
  rank: string;
  /** Part of the weight that the declared rank holds, 0-1; without one, the average player. */
  rankShare: number;
  /** Why it is provisional; null when it is not. */
  reason: string | null;
  /** What went into it, the heaviest first; `weight` of the category, 0-1. */
  metrics: readonly (RankEquivalent & { weight: number })[];
}

export interface Polr {
  version: number;
  /** Date of the references, epoch seconds; null for those that the product started with. */
  referencesAt: number | null;
  mode: ScoreMode;
  /** `hidden` below 3 games, `provisional` below 10 or while the declared rank holds most of it. */
  status: 'hidden' | 'provisional' | 'full';
  /** 0-70; null when hidden. */
  value: number | null;
  interval: readonly [number, number] | null;
  /** Place on the rank ladder, 0-54 (specification section 9). */
  ladder: number | null;
  rank: string | null;
  rankShare: number;
  games: number;
  /** Live play of these games. */
  liveSeconds: number;
  categories: readonly PolrCategory[];
  /** Why it is hidden or provisional, in sentences. */
  reasons: readonly string[];
}

/** The declared rank counts as a measurement with this standard deviation, tiers (rulings F1). */
const RANK_SPREAD = 3;
/** Errors of metrics count double, because metrics correlate (rulings F1). */
const CORRELATION = 2;
/** product-decisions.md 1.8 */
const FULL_GAMES = 10;
const MOSTLY = 0.5;
const SCALE = 70;
/** Values of POLR that a tier covers: 3.18 (product-decisions.md 1.3). */
const PER_TIER = SCALE / HIGHEST_TIER;

/** POLR of a tier that may lie between two: tier 1 covers 0 to 3.18, so a player right at its reference stands at 1.59. */
export function polrOfTier(tier: number): number {
  return Math.min(SCALE, Math.max(0, (tier - 0.5) * PER_TIER));
}

/** Tier whose part of the scale a POLR value lies in. */
export function tierOfPolr(polr: number): number {
  return Math.min(HIGHEST_TIER, Math.floor(polr / PER_TIER) + 1);
}

/** What is known before any game: the declared rank, or the ranks of everybody. */
interface Prior {
  /** What it is called in a reason. */
  name: string;
  tier: number;
  precision: number;
}

function priorOf(rank: number | null): Prior {
  return rank === null
    ? {
        name: 'the average player',
        tier: PUBLISHED_POOL.meanTier,
        precision: 1 / PUBLISHED_POOL.tierSpread ** 2,
      }
    : { name: 'your declared rank', tier: rank, precision: 1 / RANK_SPREAD ** 2 };
}

/**
 * POLR of games of one mode (product-decisions.md 1 with rulings F1): every metric becomes the tier at which its
 * reference equals the player's mean; a category is the precision-weighted mean of them and of the declared rank. The
 * order of the games does not matter.
 *
 * @param rank declared tier, 1-22; null when the player has none
 */
export function polr(games: readonly ScoreGame[], rank: number | null, book: ReferenceBook): Polr {
  const prior = priorOf(rank);
  const estimates = SCORE_CATEGORIES.map(({ key, label, polr: weights }) => ({
    weight: weights[book.mode],
    ...estimateCategory(key, label, games, prior, book),
  }));
  const liveSeconds = games.reduce((sum, game) => sum + game.liveSeconds, 0);
  const base = {
    version: POLR_VERSION,
    referencesAt: book.updatedAt,
    mode: book.mode,
    games: games.length,
    liveSeconds,
  };
  const rankShare = estimates.reduce((sum, { weight, shown }) => sum + weight * shown.rankShare, 0);
  if (games.length < LEAST_GAMES) {
    return {
      ...base,
      status: 'hidden',
      value: null,
      interval: null,
      ladder: null,
      rank: null,
      rankShare,
      categories: [],
      reasons: [`Needs ${LEAST_GAMES} games; there ${games.length === 1 ? 'is' : 'are'} ${games.length}.`],
    };
  }
  const tier = estimates.reduce((sum, estimate) => sum + estimate.weight * estimate.tier, 0);
  const value = polrOfTier(tier);
  const reasons = reasonsOf(games.length, rank, rankShare);
  return {
    ...base,
    status: reasons.length > 0 ? 'provisional' : 'full',
    value,
    interval: intervalOf(tier, errorOf(estimates, prior)),
    ladder: scoreLookup(value),
    rank: rankName(tierOfPolr(value)),
    rankShare,
    categories: estimates.map(({ shown }) => shown),
    reasons,
  };
}

function intervalOf(tier: number, error: number): readonly [number, number] {
  return [polrOfTier(tier - Z_80 * error), polrOfTier(tier + Z_80 * error)];
}

function reasonsOf(games: number, rank: number | null, rankShare: number): string[] {
  return [
    games < FULL_GAMES ? `Provisional: ${games} of ${FULL_GAMES} games.` : null,
    rank === null ? 'Provisional: no rank is set in this mode, so it starts from the average player.' : null,
    rankShare > MOSTLY && rank !== null ? 'Provisional: mostly your declared rank.' : null,
  ].filter((reason) => reason !== null);
}

interface Estimate {
  tier: number;
  precision: number;
  shown: PolrCategory;
}

function estimateCategory(
  category: MetricCategory,
  label: string,
  games: readonly ScoreGame[],
  prior: Prior,
  book: ReferenceBook,
): Estimate {
  const found = SCORED_METRICS.filter((metric) => metric.category === category)
    .map((metric) => rankEquivalent(metric, games, book, prior.tier))
    .filter((equivalent) => typeof equivalent !== 'string')
    .map((equivalent) => ({ ...equivalent, precision: 1 / (CORRELATION * equivalent.error) ** 2 }));
  const precision = found.reduce((sum, entry) => sum + entry.precision, prior.precision);
  const tier =
    found.reduce((sum, entry) => sum + entry.precision * entry.tier, prior.precision * prior.tier) /
    precision;
  const rankShare = prior.precision / precision;
  const value = polrOfTier(tier);
  return {
    tier,
    precision,
    shown: {
      category,
      label,
      value,
      interval: intervalOf(tier, 1 / Math.sqrt(precision)),
      rank: rankName(tierOfPolr(value)),
      rankShare,
      reason: rankShare > MOSTLY ? `Provisional: mostly ${prior.name}.` : null,
      metrics: found
        .map(({ precision: own, ...equivalent }) => ({ ...equivalent, weight: own / precision }))
        .sort((a, b) => b.weight - a.weight),
    },
  };
}

/**
 * Standard error of the weighted categories in tiers. An error of the declared rank is in all of them at once, those of
 * the metrics are taken as independent between categories.
 */
function errorOf(estimates: readonly (Estimate & { weight: number })[], prior: Prior): number {
  const shared = estimates.reduce(
    (sum, { weight, precision }) => sum + (weight * prior.precision) / precision,
    0,
  );
  const own = estimates.reduce(
    (sum, { weight, precision }) => sum + (weight ** 2 * (precision - prior.precision)) / precision ** 2,
    0,
  );
  return Math.sqrt(shared ** 2 / prior.precision + own);
}
