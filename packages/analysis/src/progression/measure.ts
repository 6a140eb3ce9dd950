import { figuresOf, pooledMean, type ScoreGame, singleValue, unweighted } from '../eligibility/score-game.ts';
import type { ScoredMetric } from '../metrics/scored-metrics.ts';
import { polrReader } from '../polr/polr.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { type Interval, meanInterval } from '../scoring/mean-interval.ts';
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

const LEAST_GAMES = 3;

/** Counts of a match come out a five minutes of live play. */
export function metricMeasure(metric: ScoredMetric): Measure {
  const of = (games: readonly ScoreGame[]): PeriodMean | null => {
    const figures = unweighted(figuresOf(metric, games));
    if (figures.length === 0) return null;
    const value = pooledMean(metric, figures);
    const singles = figures.map((entry) => singleValue(metric, entry));
    return {
      value,
      interval: figures.length < LEAST_GAMES ? null : meanInterval(value, singles, figures.length, Z_80),
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
