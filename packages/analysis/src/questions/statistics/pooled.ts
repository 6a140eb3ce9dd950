import { calculateSampleSpread, type Interval } from '../../scoring/distributions.ts';
import { Z_80 } from '../../scoring/metric-score.ts';
import { average, sumOf } from '../../sums.ts';
import { calculateStudentTails } from './student.ts';

interface Shrunk {
  /** Difference from the overall mean, shrunk toward zero. */
  effect: number;
  /** 80 % */
  interval: readonly [number, number];
  /** Probability of an effect this far from zero if there is none, two-sided. */
  chance: number;
}

/** Min and max number of neutral games by which a group is shrunk toward the mean. */
const PRIOR_GAMES = { min: 5, max: 50 } as const;

/**
 * Estimates effects of groups (pairs of teammates) on a value of games, each shrunk toward the overall mean according
 * to its number of games: the spread between groups is estimated from the data (moments), and bounded, because a few
 * groups say little about it.
 */
export function shrinkEffects(groups: readonly (readonly number[])[]): Shrunk[] {
  const all = groups.flat();
  const center = average(all);
  const within = calculateSampleSpread(all) ** 2;
  const between = Math.max(
    0,
    average(groups.map((group) => (average(group) - center) ** 2)) -
      within * average(groups.map(({ length }) => 1 / length)),
  );
  const prior = Math.min(
    PRIOR_GAMES.max,
    Math.max(PRIOR_GAMES.min, between === 0 ? PRIOR_GAMES.max : within / between),
  );
  return groups.map((group) => {
    const weight = group.length / (group.length + prior);
    const effect = weight * (average(group) - center);
    const error = Math.sqrt((weight * within) / group.length);
    const margin = Z_80 * error;
    const chance = error === 0 ? Number(effect === 0) : calculateStudentTails(effect / error, all.length - 1);
    return { effect, interval: [effect - margin, effect + margin], chance };
  });
}

/** Numerator and denominator of one game. */
export interface Part {
  sum: number;
  over: number;
}

export interface Pooled {
  value: number;
  /** 80 %; null with fewer than three games. */
  interval: Interval | null;
  games: number;
  over: number;
}

const MIN_GAMES = 3;

/**
 * Returns Σ sum / Σ over, with the interval of a ratio of clustered cases: cases in one game are correlated, so games
 * are the sample, not the cases. Null without cases.
 */
export function pooled(parts: readonly Part[]): Pooled | null {
  const known = parts.filter(({ over }) => over > 0);
  const over = sumOf(known, (part) => part.over);
  if (over === 0) return null;
  const value = sumOf(known, (part) => part.sum) / over;
  const games = known.length;
  if (games < MIN_GAMES) return { value, interval: null, games, over };
  const squares = sumOf(known, (part) => (part.sum - value * part.over) ** 2);
  const margin = (Z_80 * Math.sqrt((squares * games) / (games - 1))) / over;
  return { value, interval: [value - margin, value + margin], games, over };
}

/** Returns the percentage of cases that hold, with one group of cases a game. */
export function calculatePooledShare<T>(groups: readonly (readonly T[])[], holds: (one: T) => boolean) {
  return pooled(groups.map((cases) => ({ sum: 100 * cases.filter(holds).length, over: cases.length })));
}

/** Returns the mean of single values with its 80 % interval. */
export function calculateMean(values: readonly number[]): Pooled | null {
  return pooled(values.map((value) => ({ sum: value, over: 1 })));
}

/** Returns the probability that a value is this far from 0 by chance alone, two-sided; 1 with fewer than three games. */
export function calculatePooledChance({ value, interval, games }: Pooled): number {
  if (interval === null) return 1;
  return calculateTails(value, (interval[1] - value) / Z_80, games - 1);
}

/**
 * Returns the probability that two parts of the same games differ this much by chance alone, two-sided; 1 if one of
 * them is in fewer than three games. A game's contributions to both are paired, so that correlated parts can be
 * compared.
 */
export function calculatePairedChance(pairs: readonly (readonly [Part, Part])[]): number {
  const [a, b] = [0, 1].map((side) => pooled(pairs.map((pair) => pair[side]!)));
  if (!a || !b || Math.min(a.games, b.games) < MIN_GAMES) return 1;
  const errors = pairs.map(
    ([one, other]) => (one.sum - a.value * one.over) / a.over - (other.sum - b.value * other.over) / b.over,
  );
  const games = pairs.filter(([one, other]) => one.over + other.over > 0).length;
  const squares = sumOf(errors, (error) => error ** 2);
  const error = Math.sqrt((squares * games) / (games - 1));
  return calculateTails(a.value - b.value, error, Math.min(a.games, b.games) - 1);
}

function calculateTails(difference: number, error: number, freedom: number): number {
  if (error === 0) return difference === 0 ? 1 : 0;
  return calculateStudentTails(difference / error, freedom);
}
