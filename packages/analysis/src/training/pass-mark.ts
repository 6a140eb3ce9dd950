import { normalCdf } from '../scoring/distributions.ts';
import { splitSpread } from '../scoring/metric-score.ts';
import { CHECK_GAMES } from './check-games.ts';

/** Score that a check asks for, or so many points more than before: game-and-stats.md 9.4. */
const PASS_SCORE = 0.55;
const PASS_POINTS = 0.08;
/** Scores end at z = 3 (game-and-stats.md 7.2.3). */
const MOST_Z = 3;
/** Without a rank's reference: so much of the spread of the own games. */
const PASS_SPREAD = 0.5;
/** Never further than this share of the way to where a number ends: none at all, or all of a hundred. */
const MOST_OF_THE_WAY = 0.5;

export interface MeanAndSpread {
  readonly mean: number;
  /** Standard deviation of single games. */
  readonly spread: number;
}

/**
 * The mean over the games of a check at which it passes, in the metric's unit: where the score against the own rank
 * reaches 55 or stands 8 points higher than before, whichever is nearer. Null when nothing is known.
 *
 * @param before the own games before; null when there are too few
 */
export function passMark(
  before: MeanAndSpread | null,
  reference: MeanAndSpread | null,
  better: 'higher' | 'lower',
  isPercent: boolean,
): number | null {
  const sign = better === 'higher' ? 1 : -1;
  if (reference === null || !(reference.spread > 0)) {
    return before && withinEnds(before.mean + sign * PASS_SPREAD * before.spread, before, better, isPercent);
  }
  const { within, between } = splitSpread(reference.spread);
  const reliability = between ** 2 / (between ** 2 + within ** 2 / CHECK_GAMES.after);
  const valueAt = (score: number) => reference.mean + (sign * zOf(score) * between) / reliability;
  const fixed = valueAt(PASS_SCORE);
  if (before === null) return fixed;
  const z = (sign * reliability * (before.mean - reference.mean)) / between;
  const score = normalCdf(Math.min(MOST_Z, Math.max(-MOST_Z, z)));
  const higher = before.mean + Math.abs(valueAt(score + PASS_POINTS) - valueAt(score)) * sign;
  const mark = score >= PASS_SCORE || sign * (higher - fixed) < 0 ? higher : fixed;
  return withinEnds(mark, before, better, isPercent);
}

function withinEnds(
  mark: number,
  { mean }: MeanAndSpread,
  better: 'higher' | 'lower',
  isPercent: boolean,
): number {
  if (better === 'lower' && mean > 0) return Math.max(mark, mean * (1 - MOST_OF_THE_WAY));
  if (better === 'higher' && isPercent && mean < 100) {
    return Math.min(mark, mean + (100 - mean) * MOST_OF_THE_WAY);
  }
  return mark;
}

const STEPS = 40;

/** The standard normal's value below which `share` of it lies, within its three deviations. */
function zOf(share: number): number {
  let [low, high] = [-MOST_Z, MOST_Z];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
