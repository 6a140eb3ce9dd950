import { figuresOf, pooledMean, type ScoreGame, singleValue, unweighted } from '../eligibility/score-game.ts';
import type { ScoredMetric } from '../metrics/scored-metrics.ts';
import { HIGHEST_TIER, LOWEST_TIER } from '../model/ranks.table.ts';
import { polrReader } from '../polr/polr.ts';
import { polrOfTier } from '../polr/polr-scale.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { type Interval, meanInterval } from '../scoring/distributions.ts';
import { Z_80 } from '../scoring/metric-score.ts';

/** A mean of games, all weighing the same. */
export interface PeriodMean {
  value: number;
  /** 80 %; null below three games. */
  interval: Interval | null;
  /** Games that it stands on. */
  games: number;
}

/** What can be followed over time: a metric, or POLR. */
export interface Measure {
  readonly key: string;
  readonly better: ScoredMetric['better'];
  /** Over some games; null where none of them has a figure. */
  readonly of: (games: readonly ScoreGame[]) => PeriodMean | null;
  /** False where a single game says nothing. */
  readonly hasSingles: boolean;
  /** Of one game; null where it has no figure. */
  readonly single: (game: ScoreGame) => number | null;
}

const MIN_GAMES = 3;

/** Counts of a match come out a five minutes of live play. */
export function metricMeasure(metric: ScoredMetric): Measure {
  const of = (games: readonly ScoreGame[]): PeriodMean | null => {
    const figures = unweighted(figuresOf(metric, games));
    if (figures.length === 0) return null;
    const value = pooledMean(metric, figures);
    const singles = figures.map((entry) => singleValue(metric, entry));
    return {
      value,
      interval: figures.length < MIN_GAMES ? null : meanInterval(value, singles, figures.length, Z_80),
      games: figures.length,
    };
  };
  return {
    key: metric.key,
    better: metric.better,
    hasSingles: true,
    of,
    single: (game) => of([game])?.value ?? null,
  };
}

/** Name of POLR among measures. */
export const POLR_MEASURE = 'polr';

/** @param rank declared tier; null when the player has none */
export function polrMeasure(rank: number | null, book: ReferenceBook): Measure {
  const reader = polrReader(rank, book);
  return {
    key: POLR_MEASURE,
    better: 'higher',
    of: (games) => {
      const found = reader.pointOf(games);
      return found && { ...found, games: games.length };
    },
    hasSingles: false,
    single: () => null,
  };
}

/** Where players of a rank stand with a measure. */
export interface RankBand {
  tier: number;
  /** Mean of the rank. */
  mean: number;
  /** Halfway to the ranks beside it; the lower number first. */
  low: number;
  high: number;
}

/** Bands of the player's tier and of the one above it; none without a reference. */
export function rankBands(measure: string, tier: number, book: ReferenceBook): RankBand[] {
  const meanOf = (at: number): number | null =>
    measure === POLR_MEASURE ? polrOfTier(at) : (book.at(measure, at)?.mean ?? null);
  return [tier, tier + 1]
    .filter((at) => at <= HIGHEST_TIER)
    .flatMap((at): RankBand[] => {
      const mean = meanOf(at);
      if (mean === null) return [];
      const below = at > LOWEST_TIER ? meanOf(at - 1) : null;
      const above = at < HIGHEST_TIER ? meanOf(at + 1) : null;
      // The lowest and the highest tier reach as far out as in.
      const down = below === null ? mean - ((above ?? mean) - mean) / 2 : (below + mean) / 2;
      const up = above === null ? mean + (mean - (below ?? mean)) / 2 : (mean + above) / 2;
      return [{ tier: at, mean, low: Math.min(down, up), high: Math.max(down, up) }];
    });
}

/** `unclear`: the interval of the difference holds 0. */
type DifferenceVerdict = 'better' | 'worse' | 'different' | 'unclear';

/** How the later of two sets of games differs from the earlier. */
export interface PeriodDifference {
  earlier: PeriodMean;
  later: PeriodMean;
  /** later - earlier */
  difference: number;
  /** 80 % */
  interval: Interval;
  verdict: DifferenceVerdict;
}

/** Compares two sets of games that share none; null where one has fewer than three games with a figure. */
export function periodDifference(
  measure: Measure,
  earlierGames: readonly ScoreGame[],
  laterGames: readonly ScoreGame[],
): PeriodDifference | null {
  const earlier = measure.of(earlierGames);
  const later = measure.of(laterGames);
  if (!earlier?.interval || !later?.interval) return null;
  const difference = later.value - earlier.value;
  const margin = Math.hypot(halfWidth(earlier.interval), halfWidth(later.interval));
  const interval = [difference - margin, difference + margin] as const;
  return { earlier, later, difference, interval, verdict: verdictOf(measure.better, difference, interval) };
}

function halfWidth([low, high]: Interval): number {
  return (high - low) / 2;
}

function verdictOf(better: Measure['better'], difference: number, [low, high]: Interval): DifferenceVerdict {
  if (low <= 0 && high >= 0) return 'unclear';
  if (better === 'neutral') return 'different';
  return (better === 'higher') === difference > 0 ? 'better' : 'worse';
}
