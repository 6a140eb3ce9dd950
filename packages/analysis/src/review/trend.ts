import { FULL_GAMES, formatGamesNeeded } from '../games-needed.ts';
import { Z_80 } from '../scoring/metric-score.ts';

export interface Trend {
  /** Points gained in ten games; null if hidden, with a `reason`. */
  perTenGames: number | null;
  /** Its 80 % interval. */
  interval: readonly [number, number] | null;
  games: number;
  reason: string | null;
}

/** game-and-stats.md 7.8 */
const WINDOW = 20;
const TEN = 10;
const MIN_POINTS = 5;
/** Min number of games for "points in ten games". */
const MIN_GAMES = 10;

/**
 * Calculates the trend of a score over the last 20 games: the median slope of all pairs of games (Theil-Sen), with
 * the interval by Kendall's statistic. Small trends are hidden.
 *
 * @param scores one per game, newest last; null if the game has none
 */
export function trend(scores: readonly (number | null)[]): Trend {
  const points = scores.slice(-WINDOW).flatMap((score, index) => (score === null ? [] : [{ index, score }]));
  const games = points.length;
  if (games < MIN_GAMES) return hidden(games, `${formatGamesNeeded(FULL_GAMES - games, 'you see a trend')}.`);
  const slopes = points
    .flatMap((a, i) => points.slice(i + 1).map((b) => (b.score - a.score) / (b.index - a.index)))
    .sort((a, b) => a - b);
  const slope = at(slopes, (slopes.length - 1) / 2) * TEN;
  const half = Z_80 * Math.sqrt((games * (games - 1) * (2 * games + 5)) / 18);
  const interval = [
    at(slopes, (slopes.length - half) / 2 - 1) * TEN,
    at(slopes, (slopes.length + half) / 2) * TEN,
  ] as const;
  if (Math.abs(slope) < MIN_POINTS) {
    return hidden(games, `No change of ${MIN_POINTS} points or more over ten games.`);
  }
  return { perTenGames: slope, interval, games, reason: null };
}

function hidden(games: number, reason: string): Trend {
  return { perTenGames: null, interval: null, games, reason };
}

/** Returns the value at a fractional index, clamped to the ends. */
function at(sorted: readonly number[], index: number): number {
  const clamped = Math.min(sorted.length - 1, Math.max(0, index));
  const low = Math.floor(clamped);
  const high = Math.ceil(clamped);
  return sorted[low]! + (clamped - low) * (sorted[high]! - sorted[low]!);
}
