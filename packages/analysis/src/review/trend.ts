import { Z_80 } from '../scoring/metric-score.ts';

export interface Trend {
  /** Points gained in ten games; null when hidden, with a `reason`. */
  perTenGames: number | null;
  /** 80 % interval of it. */
  interval: readonly [number, number] | null;
  games: number;
  reason: string | null;
}

/** game-and-stats.md 7.8 */
const WINDOW = 20;
const TEN = 10;
const MIN_POINTS = 5;
/** Ten games are the least that "points in ten games" can be told from. */
const MIN_GAMES = 10;

/**
 * Trend of a score over the last 20 games: the median slope of all pairs of games (Theil-Sen), with the interval by
 * Kendall's statistic. Small ones are hidden.
 *
 * @param scores one a game, newest last; null where the game has none
 */
export function trend(scores: readonly (number | null)[]): Trend {
  const points = scores.slice(-WINDOW).flatMap((score, place) => (score === null ? [] : [{ place, score }]));
  const games = points.length;
  if (games < MIN_GAMES) return hidden(games, `Needs ${MIN_GAMES} games; you have ${games}.`);
  const slopes = points
    .flatMap((a, i) => points.slice(i + 1).map((b) => (b.score - a.score) / (b.place - a.place)))
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

/** Value at a place between two, clamped to the ends. */
function at(sorted: readonly number[], place: number): number {
  const clamped = Math.min(sorted.length - 1, Math.max(0, place));
  const low = Math.floor(clamped);
  const high = Math.ceil(clamped);
  return sorted[low]! + (clamped - low) * (sorted[high]! - sorted[low]!);
}
