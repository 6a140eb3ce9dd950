import type { Interval } from '../../scores/mean-interval.ts';
import { Z_80 } from '../../scores/metric-score.ts';

/** Part and whole of one game. */
export interface Part {
  sum: number;
  over: number;
}

export interface Pooled {
  value: number;
  /** 80 %; null below three games. */
  interval: Interval | null;
  games: number;
  over: number;
}

const LEAST_GAMES = 3;

/**
 * Σ sum / Σ over, with the interval of a ratio whose cases come in games: what happens in one game hangs together, so
 * games are the sample and not the cases. Null without cases.
 */
export function pooled(parts: readonly Part[]): Pooled | null {
  const known = parts.filter(({ over }) => over > 0);
  const over = known.reduce((sum, part) => sum + part.over, 0);
  if (over === 0) return null;
  const value = known.reduce((sum, part) => sum + part.sum, 0) / over;
  const games = known.length;
  if (games < LEAST_GAMES) return { value, interval: null, games, over };
  const squares = known.reduce((sum, part) => sum + (part.sum - value * part.over) ** 2, 0);
  const margin = (Z_80 * Math.sqrt((squares * games) / (games - 1))) / over;
  return { value, interval: [value - margin, value + margin], games, over };
}

/** Mean of single values with its 80 % interval. */
export function meanOf(values: readonly number[]): Pooled | null {
  return pooled(values.map((value) => ({ sum: value, over: 1 })));
}
