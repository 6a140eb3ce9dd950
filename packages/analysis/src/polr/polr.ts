import type { ScoreGame } from '../eligibility/score-game.ts';
import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { rankName } from '../model/ranks.data.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import { PUBLISHED_POOL } from '../references/rank-reference.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import type { Interval } from '../scoring/distributions.ts';
import { MIN_GAMES, Z_80 } from '../scoring/metric-score.ts';
import { polrOfTier, scoreLookup, tierOfPolr } from './polr-scale.ts';
import {
  type RankEquivalent,
  type RankMeans,
  type RankReader,
  rankReader,
  tierOnScale,
} from './rank-equivalent.ts';

/** The declared rank counts as a measurement with this standard deviation, tiers (decisions.md 1.5). */
const RANK_SPREAD = 3;
/** Errors of metrics count double, because metrics correlate (decisions.md 1.5). */
const CORRELATION = 2;

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

/** A category with its share of POLR and the places of its metrics among the scales. */
interface PolrPart {
  key: MetricCategory;
  label: string;
  weight: number;
  places: readonly number[];
}

interface Estimate {
  category: PolrPart;
  tier: number;
  precision: number;
  /** Part of the precision that the prior holds, 0-1. */
  rankShare: number;
}

interface PolrValue {
  value: number;
  interval: Interval;
  estimates: readonly Estimate[];
  rankShare: number;
}

function categoriesOf(mode: ScoreMode, { scales }: RankReader): PolrPart[] {
  return SCORE_CATEGORIES.map(({ key, label, polr: weights }) => ({
    key,
    label,
    weight: weights[mode],
    places: scales.flatMap(({ metric }, place) => (metric.category === key ? [place] : [])),
  }));
}

/** POLR of means, with what it is made of. */
function estimatePolr(
  categories: readonly PolrPart[],
  reader: RankReader,
  means: RankMeans,
  prior: Prior,
): PolrValue {
  const estimates = categories.map((category) => estimateCategory(category, reader, means, prior));
  const sum = (of: (estimate: Estimate) => number) =>
    estimates.reduce((total, estimate) => total + estimate.category.weight * of(estimate), 0);
  const tier = sum((estimate) => estimate.tier);
  return {
    value: polrOfTier(tier),
    interval: intervalOf(tier, errorOf(estimates, prior)),
    estimates,
    rankShare: sum((estimate) => estimate.rankShare),
  };
}

/** Precision of a metric among others. */
function precisionOf(error: number): number {
  return 1 / (CORRELATION * error) ** 2;
}

function estimateCategory(
  category: PolrPart,
  { scales }: RankReader,
  { values, games }: RankMeans,
  prior: Prior,
): Estimate {
  let precision = prior.precision;
  let tiers = prior.precision * prior.tier;
  for (const place of category.places) {
    if (games[place] === 0) continue;
    const { tier, error } = tierOnScale(scales[place]!, values[place]!, games[place]!);
    const own = precisionOf(error);
    precision += own;
    tiers += own * tier;
  }
  return { category, tier: tiers / precision, precision, rankShare: prior.precision / precision };
}

function intervalOf(tier: number, error: number): Interval {
  return [polrOfTier(tier - Z_80 * error), polrOfTier(tier + Z_80 * error)];
}

/**
 * Standard error of the weighted categories in tiers. An error of the declared rank is in all of them at once, those of
 * the metrics are taken as independent between categories.
 */
function errorOf(estimates: readonly Estimate[], prior: Prior): number {
  const shared = estimates.reduce(
    (sum, { category: { weight }, precision }) => sum + (weight * prior.precision) / precision,
    0,
  );
  const own = estimates.reduce(
    (sum, { category: { weight }, precision }) =>
      sum + (weight ** 2 * (precision - prior.precision)) / precision ** 2,
    0,
  );
  return Math.sqrt(shared ** 2 / prior.precision + own);
}

/** Stored with every POLR; changes whenever the same games would give another value (decisions.md 1.11). */
export const POLR_VERSION = 1;

/** POLR of one category: how the player plays there, as a rank. */
export interface PolrCategory {
  category: MetricCategory;
  label: string;
  /** 0-70. */
  value: number;
  /** 80 % interval. */
  interval: Interval;
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
  interval: Interval | null;
  /** Place on the rank ladder, 0-54 (specification.md 9). */
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

/** decisions.md 1.8 */
const FULL_GAMES = 10;
const MOSTLY = 0.5;

/** POLR of many sets of games, for one rank and its references: what the sets share is worked out once. */
interface PolrReader {
  /** As `polr` has it. */
  readonly of: (games: readonly ScoreGame[]) => Polr;
  /** Value and interval alone, the same as of `of`; null when hidden. */
  readonly pointOf: (games: readonly ScoreGame[]) => { value: number; interval: Interval } | null;
}

/** @param rank declared tier, 1-22; null when the player has none */
export function polrReader(rank: number | null, book: ReferenceBook): PolrReader {
  const prior = priorOf(rank);
  const reader = rankReader(book, prior.tier);
  const categories = categoriesOf(book.mode, reader);
  const estimate = (means: RankMeans) => estimatePolr(categories, reader, means, prior);
  return {
    of: (games) => {
      const means = reader.means(games);
      return describe(games, rank, book, estimate(means), (one) =>
        describeCategory(one, reader, means, prior),
      );
    },
    pointOf: (games) => {
      if (games.length < MIN_GAMES) return null;
      const { value, interval } = estimate(reader.means(games));
      return { value, interval };
    },
  };
}

/**
 * POLR of games of one mode (decisions.md 1 with decisions.md 1.5): every metric becomes the tier at which its
 * reference equals the player's mean; a category is the precision-weighted mean of them and of the declared rank. The
 * order of the games does not matter.
 *
 * @param rank declared tier, 1-22; null when the player has none
 */
export function polr(games: readonly ScoreGame[], rank: number | null, book: ReferenceBook): Polr {
  return polrReader(rank, book).of(games);
}

function describe(
  games: readonly ScoreGame[],
  rank: number | null,
  book: ReferenceBook,
  { value, interval, estimates, rankShare }: PolrValue,
  describeOne: (estimate: Estimate) => PolrCategory,
): Polr {
  const base = {
    version: POLR_VERSION,
    referencesAt: book.updatedAt,
    mode: book.mode,
    games: games.length,
    liveSeconds: games.reduce((sum, game) => sum + game.liveSeconds, 0),
    rankShare,
  };
  if (games.length < MIN_GAMES) {
    return {
      ...base,
      status: 'hidden',
      value: null,
      interval: null,
      ladder: null,
      rank: null,
      categories: [],
      reasons: [`Needs ${MIN_GAMES} games; there ${games.length === 1 ? 'is' : 'are'} ${games.length}.`],
    };
  }
  const reasons = reasonsOf(games.length, rank, rankShare);
  return {
    ...base,
    status: reasons.length > 0 ? 'provisional' : 'full',
    value,
    interval,
    ladder: scoreLookup(value),
    rank: rankName(tierOfPolr(value)),
    categories: estimates.map(describeOne),
    reasons,
  };
}

function reasonsOf(games: number, rank: number | null, rankShare: number): string[] {
  return [
    games < FULL_GAMES ? `Provisional: ${games} of ${FULL_GAMES} games.` : null,
    rank === null ? 'Provisional: no rank is set in this mode, so it starts from the average player.' : null,
    rankShare > MOSTLY && rank !== null ? 'Provisional: mostly your declared rank.' : null,
  ].filter((reason) => reason !== null);
}

function describeCategory(
  { category: { key, label, places }, tier, precision, rankShare }: Estimate,
  { scales }: RankReader,
  { values, games }: RankMeans,
  prior: Prior,
): PolrCategory {
  const value = polrOfTier(tier);
  return {
    category: key,
    label,
    value,
    interval: intervalOf(tier, 1 / Math.sqrt(precision)),
    rank: rankName(tierOfPolr(value)),
    rankShare,
    reason: rankShare > MOSTLY ? `Provisional: mostly ${prior.name}.` : null,
    metrics: places
      .filter((place) => games[place]! > 0)
      .map((place) => {
        const scale = scales[place]!;
        const found = tierOnScale(scale, values[place]!, games[place]!);
        return {
          metric: scale.metric.key,
          label: scale.metric.label,
          value: values[place]!,
          ...found,
          games: games[place]!,
          weight: precisionOf(found.error) / precision,
        };
      })
      .sort((a, b) => b.weight - a.weight),
  };
}
