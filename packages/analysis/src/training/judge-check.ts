import {
  calculatePooledMean,
  getSingleValue,
  listStats,
  type ScoreGame,
  unweighted,
} from '../eligibility/score-game.ts';
import { isTrustedMetric } from '../metrics/metrics.ts';
import { findScoredMetric, type ScoredMetric } from '../metrics/scored-metrics.ts';
import { calculateSampleSpread, type Interval, normalCdf, normalQuantile } from '../scoring/distributions.ts';
import { splitSpread, Z_80 } from '../scoring/metric-score.ts';

/**
 * Games that a check compares: up to `before` of those before the week, at least `minBefore`; from `minAfter` of those
 * after it something is said, at `after` it is decided (game-and-stats.md 9.4: eight).
 */
export const CHECK_GAMES = { before: 10, minBefore: 5, minAfter: 8, after: 12 } as const;

export const CHECK_VERDICTS = ['fixed', 'better', 'noChange', 'tooEarly'] as const;
export type CheckVerdict = (typeof CHECK_VERDICTS)[number];

/** One side of a check: a mean with its 80% interval and its games. */
export interface CheckSide {
  readonly mean: number;
  readonly interval: Interval;
  /** Its games, as indexes into the given list, with the metric's value. */
  readonly games: readonly { readonly index: number; readonly value: number }[];
}

export interface CheckResult {
  readonly verdict: CheckVerdict;
  /** Whether all games are in, so the verdict is final. */
  readonly isDecided: boolean;
  /** Null if there are not enough games before. */
  readonly before: CheckSide | null;
  readonly after: CheckSide | null;
  /** After minus before, with its 80% interval; null until there are enough games. */
  readonly difference: { readonly value: number; readonly interval: Interval } | null;
  /** Null if there is nothing to compare with. */
  readonly pass: number | null;
}

interface CheckGames {
  /** Oldest first. */
  readonly before: readonly ScoreGame[];
  readonly after: readonly ScoreGame[];
}

/** Returns whether a metric can be checked: it exists, is reliable, and more or less of it is better. */
export function isCheckable(key: string): boolean {
  const metric = findScoredMetric(key);
  return metric !== null && metric.better !== 'neutral' && isTrustedMetric(key);
}

/**
 * Judges whether a week's training shows in the games after it. Counts are per five minutes of live play. Fixed: all
 * games are in, the difference is significant and the pass target is reached. Better: the difference is significant.
 * A difference is significant if its 80% interval is on the better side of zero.
 *
 * @param fixedPass the pass target from when the week started; undefined to calculate it now
 * @throws on a metric that can't be checked
 */
export function evaluateCheck(
  key: string,
  games: CheckGames,
  reference: MeanAndSpread | null,
  fixedPass?: number | null,
): CheckResult {
  const metric = findScoredMetric(key);
  if (!metric || metric.better === 'neutral') throw new Error(`${key} cannot be checked`);
  const sign = metric.better === 'higher' ? 1 : -1;
  const before = measureSide(metric, games.before, -CHECK_GAMES.before);
  const after = measureSide(metric, games.after, CHECK_GAMES.after);
  const known = before && before.side.games.length >= CHECK_GAMES.minBefore ? before : null;
  const isPercent = metric.scale === 'share';
  const pass =
    fixedPass === undefined
      ? calculateTarget(
          known && { mean: known.side.mean, spread: known.spread },
          reference,
          metric.better,
          isPercent,
        )
      : fixedPass;
  const count = after?.side.games.length ?? 0;
  // The spread of a few games says nothing about a difference.
  const difference =
    known && after && count >= CHECK_GAMES.minAfter ? calculateCheckDifference(known, after) : null;
  const base = { before: known?.side ?? null, after: after?.side ?? null, difference, pass };
  if (!after || count < CHECK_GAMES.minAfter) return { ...base, verdict: 'tooEarly', isDecided: false };
  const isDecided = count >= CHECK_GAMES.after;
  const isReached = pass !== null && sign * (after.side.mean - pass) >= 0;
  const isBetter = difference !== null && Math.min(...difference.interval.map((end) => sign * end)) > 0;
  if (difference === null) {
    if (!isDecided) return { ...base, verdict: 'tooEarly', isDecided };
    return { ...base, verdict: isReached ? 'fixed' : 'noChange', isDecided };
  }
  if (!isBetter) return { ...base, verdict: 'noChange', isDecided };
  return { ...base, verdict: isDecided && isReached ? 'fixed' : 'better', isDecided };
}

interface Measured {
  side: CheckSide;
  spread: number;
}

/** Returns the side made of the first `count` games that have the metric, or the last ones for a negative count. */
function measureSide(metric: ScoredMetric, games: readonly ScoreGame[], count: number): Measured | null {
  const known = games.flatMap((game, index) => {
    const [stat] = listStats(metric, [game]);
    return stat ? [{ index, stat }] : [];
  });
  const taken = count < 0 ? known.slice(count) : known.slice(0, count);
  if (taken.length === 0) return null;
  const singles = taken.map(({ index, stat }) => ({ index, value: getSingleValue(metric, stat) }));
  const spread = calculateSampleSpread(singles.map(({ value }) => value));
  const mean = calculatePooledMean(metric, unweighted(taken.map(({ stat }) => stat)));
  const margin = (Z_80 * spread) / Math.sqrt(taken.length);
  return { side: { mean, interval: [mean - margin, mean + margin], games: singles }, spread };
}

function calculateCheckDifference(before: Measured, after: Measured): CheckResult['difference'] {
  const value = after.side.mean - before.side.mean;
  const error = Math.sqrt(
    before.spread ** 2 / before.side.games.length + after.spread ** 2 / after.side.games.length,
  );
  return { value, interval: [value - Z_80 * error, value + Z_80 * error] };
}

/** Score required by a check, or else this many points more than before: game-and-stats.md 9.4. */
const PASS_SCORE = 0.55;
const PASS_POINTS = 0.08;
/** Maximum score is z = 3 (game-and-stats.md 7.2.3). */
const MAX_Z = 3;
/** Share of the player's own spread, without a rank reference. */
const PASS_SPREAD = 0.5;
/** Maximum share of the distance to a stat's natural limit: zero, or 100%. */
const MAX_SHARE_OF_DISTANCE = 0.5;

export interface MeanAndSpread {
  readonly mean: number;
  /** Standard deviation of single games. */
  readonly spread: number;
}

/**
 * Returns the mean over a check's games at which it passes, in the metric's unit: where the score for the player's
 * rank reaches 55 or is 8 points higher than before, whichever is closer. Null if nothing is known.
 *
 * @param before the player's games before; null if there are too few
 */
export function calculateTarget(
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
  const valueAt = (score: number) =>
    reference.mean + (sign * normalQuantile(score, MAX_Z) * between) / reliability;
  const fixed = valueAt(PASS_SCORE);
  if (before === null) return fixed;
  const z = (sign * reliability * (before.mean - reference.mean)) / between;
  const score = normalCdf(Math.min(MAX_Z, Math.max(-MAX_Z, z)));
  const higher = before.mean + Math.abs(valueAt(score + PASS_POINTS) - valueAt(score)) * sign;
  const mark = score >= PASS_SCORE || sign * (higher - fixed) < 0 ? higher : fixed;
  return withinEnds(mark, before, better, isPercent);
}

function withinEnds(mark: number, { mean }: MeanAndSpread, better: 'higher' | 'lower', isPercent: boolean) {
  if (better === 'lower' && mean > 0) return Math.max(mark, mean * (1 - MAX_SHARE_OF_DISTANCE));
  if (better === 'higher' && isPercent && mean < 100) {
    return Math.min(mark, mean + (100 - mean) * MAX_SHARE_OF_DISTANCE);
  }
  return mark;
}
