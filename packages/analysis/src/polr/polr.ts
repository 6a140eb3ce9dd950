import type { ScoreGame } from '../eligibility/score-game.ts';
import type { MetricCategory } from '../metrics/metric.ts';
import { rankName } from '../model/ranks.table.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import type { Interval } from '../scoring/distributions.ts';
import { MIN_GAMES } from '../scoring/metric-score.ts';
import {
  categoriesOf,
  type Estimate,
  estimatePolr,
  intervalOf,
  type PolrValue,
  type Prior,
  precisionOf,
  priorOf,
} from './polr-estimate.ts';
import { polrOfTier, scoreLookup, tierOfPolr } from './polr-scale.ts';
import {
  type RankEquivalent,
  type RankMeans,
  type RankReader,
  rankReader,
  tierOnScale,
} from './rank-equivalent.ts';

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
