import type * as Contract from '@datacoach/contract';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { FIRST_GAMES, FULL_GAMES, formatGamesNeeded } from '../games-needed.ts';
import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { formatRankName } from '../model/ranks.data.ts';
import { SCORE_MODES, type ScoreMode } from '../model/score-modes.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import type { Interval } from '../scoring/distributions.ts';
import { MIN_GAMES } from '../scoring/metric-score.ts';
import {
  calculatePrecision,
  type Estimate,
  estimatePolr,
  getPolrInterval,
  getPrior,
  listPolrCategories,
  MAX_PRIOR_SHARE,
  neededGames,
  type PolrEstimate,
  type PolrPart,
  type Prior,
} from './estimate-polr.ts';
import { convertPolrToTier, convertTierToPolr, scoreLookup } from './polr-scale.ts';
import {
  calculateTierOnScale,
  createRankReader,
  type RankEquivalent,
  type RankMeans,
  type RankReader,
} from './rank-equivalent.ts';

/** Stored with every POLR; changes whenever the same games would give a different value (decisions.md 1.11). */
export const POLR_VERSION = 3;

/** POLR of one category: the player's level in it, as a rank. */
export type PolrCategory = Contract.Polr['categories'][number] & {
  category: MetricCategory;
  /** Its metrics, highest weight first; `weight` in the category, 0-1. */
  metrics: readonly (RankEquivalent & { weight: number })[];
};

/**
 * `hidden` below 3 games; `waiting` while the declared rank holds over half of the weight, so that the value would say
 * what the player declared, or below 10 games where not all categories count; `provisional` below 10 games or without a
 * declared rank. While waiting, `categories` are those whose weight the declared rank holds no more than half of.
 */
export type Polr = Omit<Contract.Polr, 'categories'> & {
  mode: ScoreMode;
  /** Live play in these games. */
  liveSeconds: number;
  categories: readonly PolrCategory[];
};

/** decisions.md 1.8 */
const SETTLED_GAMES = 10;
const SEEN = 'you see your POLR';

/** Games that a score of these categories takes at the least: where some don't count, few games would say too much. */
function calculateMinGames(categories: readonly PolrPart[]): number {
  return categories.length < SCORE_CATEGORIES.length ? SETTLED_GAMES : MIN_GAMES;
}

/** POLR of many sets of games, for one rank and its references: shared parts are computed once. */
interface PolrReader {
  /** Returns the same as `polr`. */
  readonly of: (games: readonly ScoreGame[]) => Polr;
  /** Returns only value and interval, equal to those of `of`; null if hidden or waiting. */
  readonly calculatePoint: (games: readonly ScoreGame[]) => { value: number; interval: Interval } | null;
}

/** @param rank declared tier, 1-22; null without a rank */
export function createPolrReader(rank: number | null, book: ReferenceBook): PolrReader {
  const prior = getPrior(rank);
  const reader = createRankReader(book);
  const categories = listPolrCategories(book.mode, reader);
  const estimate = (means: RankMeans) => estimatePolr(categories, reader, means, prior);
  return {
    of: (games) => {
      const means = reader.means(games);
      const found = estimate(means);
      return describe(games, { rank, prior, book, categories }, found, (one) =>
        describeCategory(one, reader, means, { prior, ownTier: found.own }),
      );
    },
    calculatePoint: (games) => {
      if (games.length < calculateMinGames(categories)) return null;
      const { value, interval, rankShare } = estimate(reader.means(games));
      return rankShare > MAX_PRIOR_SHARE ? null : { value, interval };
    },
  };
}

/**
 * Calculates POLR from games of one mode (decisions.md 1 with decisions.md 1.5): every metric becomes the tier whose
 * reference equals the player's mean; a category is the precision-weighted mean of its metrics and the declared rank.
 * The order of the games doesn't matter.
 *
 * @param rank declared tier, 1-22; null without a rank
 */
export function polr(games: readonly ScoreGame[], rank: number | null, book: ReferenceBook): Polr {
  return createPolrReader(rank, book).of(games);
}

function describe(
  games: readonly ScoreGame[],
  {
    rank,
    prior,
    book,
    categories,
  }: { rank: number | null; prior: Prior; book: ReferenceBook; categories: readonly PolrPart[] },
  { value, interval, evidence, estimates, rankShare }: PolrEstimate,
  describeOne: (estimate: Estimate) => PolrCategory,
): Polr {
  const count = games.length;
  const none = {
    version: POLR_VERSION,
    referencesAt: book.updatedAt,
    mode: book.mode,
    games: count,
    liveSeconds: games.reduce((sum, game) => sum + game.liveSeconds, 0),
    rankShare,
    value: null,
    interval: null,
    ladder: null,
    rank: null,
    evidence: null,
    neededGames: null,
    categories: [],
  };
  if (count < MIN_GAMES) {
    const reasons = [`${formatGamesNeeded(FIRST_GAMES - count, SEEN)}.`];
    return { ...none, status: 'hidden', neededGames: MIN_GAMES, reasons };
  }
  const alone = evidence && { ...evidence, rank: formatRankName(convertPolrToTier(evidence.value)) };
  const min = calculateMinGames(categories);
  const uncounted = formatUncounted(book.mode, categories);
  if (rankShare > MAX_PRIOR_SHARE || count < min) {
    const half = neededGames(estimates, prior, count);
    const needed = half && Math.max(half, min);
    return {
      ...none,
      status: 'waiting',
      evidence: alone,
      neededGames: needed,
      categories: estimates.filter((one) => one.rankShare <= MAX_PRIOR_SHARE).map(describeOne),
      reasons: [...waitingReasons(count, needed, rankShare > MAX_PRIOR_SHARE ? prior : null), ...uncounted],
    };
  }
  const reasons = provisionalReasons(count, rank);
  return {
    ...none,
    status: reasons.length > 0 ? 'provisional' : 'full',
    value,
    interval,
    ladder: scoreLookup(value),
    rank: formatRankName(convertPolrToTier(value)),
    evidence: alone,
    categories: estimates.map(describeOne),
    reasons: [...reasons, ...uncounted],
  };
}

/** @param prior what would still be over half of the score; null where it would not */
function waitingReasons(games: number, needed: number | null, prior: Prior | null): string[] {
  return [
    prior
      ? `Not enough evidence yet: ${prior.name} would still make up over half of this score.`
      : 'Not enough evidence yet.',
    needed === null
      ? 'These stats follow rank too loosely to say how many games it takes.'
      : `About ${formatGamesNeeded(needed - games, SEEN)}.`,
  ];
}

/** Which categories say nothing of rank in a mode. */
function formatUncounted(mode: ScoreMode, counted: readonly PolrPart[]): string[] {
  const labels = SCORE_CATEGORIES.filter(({ key }) => counted.every((one) => one.key !== key));
  if (labels.length === 0) return [];
  const names = labels.map(({ label }) => label).join(' and ');
  const [don, their] = labels.length === 1 ? ['doesn’t', 'its'] : ['don’t', 'their'];
  const where = SCORE_MODES.find(({ key }) => key === mode)!.label;
  return [`${names} ${don} count in ${where}: ${their} stats hardly follow rank there.`];
}

function provisionalReasons(games: number, rank: number | null): string[] {
  return [
    games < SETTLED_GAMES ? `Provisional: ${formatGamesNeeded(FULL_GAMES - games, 'it’s settled')}.` : null,
    rank === null
      ? 'Provisional: you haven’t set a rank in this mode, so it starts from the average player.'
      : null,
  ].filter((reason) => reason !== null);
}

function describeCategory(
  { category: { key, label, indexes }, tier, precision, rankShare }: Estimate,
  { scales }: RankReader,
  { values, games }: RankMeans,
  { prior, ownTier }: { prior: Prior; ownTier: number | null },
): PolrCategory {
  const value = convertTierToPolr(tier);
  return {
    category: key,
    label,
    value,
    interval: getPolrInterval(tier, 1 / Math.sqrt(precision)),
    rank: formatRankName(convertPolrToTier(value)),
    rankShare,
    reason: rankShare > MAX_PRIOR_SHARE ? `Early estimate, based mostly on ${prior.name}.` : null,
    metrics: indexes
      .filter((index) => games[index]! > 0)
      .map((index) => {
        const scale = scales[index]!;
        const found = calculateTierOnScale(scale, values[index]!, games[index]!, ownTier);
        return {
          metric: scale.metric.key,
          label: scale.metric.label,
          value: values[index]!,
          ...found,
          games: games[index]!,
          weight: calculatePrecision(found.error) / precision,
        };
      })
      .sort((a, b) => b.weight - a.weight),
  };
}
