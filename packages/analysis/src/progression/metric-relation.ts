import type { ScoreGame } from '../eligibility/score-game.ts';
import type { Interval } from '../scoring/distributions.ts';
import { Z_80 } from '../scoring/metric-score.ts';
import { ranksOf } from './change-point.ts';
import type { Measure } from './measure.ts';

/** How two metrics go together from game to game. */
export interface MetricRelation {
  /** Spearman's rank correlation, -1 to 1. */
  correlation: number;
  /** 80 % */
  interval: Interval;
  /** Games that have both. */
  games: number;
  /** `unclear`: the interval holds 0. */
  verdict: 'together' | 'opposite' | 'unclear';
}

export const MIN_RELATED_GAMES = 10;
/** The spread of Fisher's transform of a rank correlation: the root of 1.06/(n - 3) (Fieller, Hartley, Pearson 1957). */
const RANK_VARIANCE = 1.06;
/** Keeps the transform of a perfect order finite. */
const MOST = 0.999;

/** Null below ten games that have both. */
export function metricRelation(a: Measure, b: Measure, games: readonly ScoreGame[]): MetricRelation | null {
  const pairs = games.flatMap((game) => {
    const [x, y] = [a.single(game), b.single(game)];
    return x === null || y === null ? [] : [[x, y] as const];
  });
  if (pairs.length < MIN_RELATED_GAMES) return null;
  const correlation = pearson(ranksOf(pairs.map(([x]) => x)), ranksOf(pairs.map(([, y]) => y)));
  const centre = Math.atanh(Math.max(-MOST, Math.min(MOST, correlation)));
  const margin = Z_80 * Math.sqrt(RANK_VARIANCE / (pairs.length - 3));
  const interval = [Math.tanh(centre - margin), Math.tanh(centre + margin)] as const;
  return {
    correlation,
    interval,
    games: pairs.length,
    verdict: interval[0] > 0 ? 'together' : interval[1] < 0 ? 'opposite' : 'unclear',
  };
}

/** 0 where one of them never changes. */
function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  a.forEach((value, place) => {
    const [x, y] = [value - meanA, b[place]! - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  });
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}
