import { pooledMean, type ScoreGame, singleValue, statsOf, unweighted } from '../eligibility/score-game.ts';
import { isTrustedMetric } from '../metrics/experimental-metrics.ts';
import { type ScoredMetric, scoredMetric } from '../metrics/scored-metrics.ts';
import { type Interval, normalCdf, sampleSpread } from '../scoring/distributions.ts';
import { splitSpread, Z_80 } from '../scoring/metric-score.ts';

/**
 * Games that a check compares: up to `before` of those before the week, at least `minBefore`; from `least` of those
 * after it something is said, at `after` it is decided (game-and-stats.md 9.4: eight).
 */
export const CHECK_GAMES = { before: 10, minBefore: 5, least: 8, after: 12 } as const;

export const CHECK_VERDICTS = ['fixed', 'better', 'noChange', 'tooEarly'] as const;
export type CheckVerdict = (typeof CHECK_VERDICTS)[number];

/** One side of a check: a mean with its 80 % interval and the games it stands on. */
export interface CheckSide {
  readonly mean: number;
  readonly interval: Interval;
  /** Places of its games in the list that was given, with the metric's value there. */
  readonly games: readonly { readonly place: number; readonly value: number }[];
}

export interface CheckResult {
  readonly verdict: CheckVerdict;
  /** All games are in: the verdict stays. */
  readonly isDecided: boolean;
  /** Null with too few games before. */
  readonly before: CheckSide | null;
  readonly after: CheckSide | null;
  /** After minus before, with its 80 % interval; null until something can be said. */
  readonly difference: { readonly value: number; readonly interval: Interval } | null;
  /** Null where nothing to compare with is known. */
  readonly pass: number | null;
}

interface CheckGames {
  /** Oldest first. */
  readonly before: readonly ScoreGame[];
  readonly after: readonly ScoreGame[];
}

/** Whether a metric can be checked: it exists, can be trusted, and more or less of it is better. */
export function isCheckable(key: string): boolean {
  const metric = scoredMetric(key);
  return metric !== null && metric.better !== 'neutral' && isTrustedMetric(key);
}

/**
 * Did a week's training show in the games after it? Counts are those of five minutes of live play. Fixed: all games are
 * in, the difference is one and the pass mark is reached. Better: the difference is one. A difference is one when its
 * 80 % interval lies on the better side of zero.
 *
 * @param fixedPass the pass mark of the time when the week began; undefined to make it now
 * @throws on a metric that cannot be checked
 */
export function judgeCheck(
  key: string,
  games: CheckGames,
  reference: MeanAndSpread | null,
  fixedPass?: number | null,
): CheckResult {
  const metric = scoredMetric(key);
  if (!metric || metric.better === 'neutral') throw new Error(`${key} cannot be checked`);
  const sign = metric.better === 'higher' ? 1 : -1;
  const before = sideOf(metric, games.before, -CHECK_GAMES.before);
  const after = sideOf(metric, games.after, CHECK_GAMES.after);
  const known = before && before.side.games.length >= CHECK_GAMES.minBefore ? before : null;
  const isPercent = metric.scale === 'share';
  const pass =
    fixedPass === undefined
      ? passMark(
          known && { mean: known.side.mean, spread: known.spread },
          reference,
          metric.better,
          isPercent,
        )
      : fixedPass;
  const count = after?.side.games.length ?? 0;
  // The spread of a few games says nothing of a difference.
  const difference = known && after && count >= CHECK_GAMES.least ? differenceOf(known, after) : null;
  const base = { before: known?.side ?? null, after: after?.side ?? null, difference, pass };
  if (!after || count < CHECK_GAMES.least) return { ...base, verdict: 'tooEarly', isDecided: false };
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

/** The first `count` games that have the metric, or the last ones for a negative count. */
function sideOf(metric: ScoredMetric, games: readonly ScoreGame[], count: number): Measured | null {
  const known = games.flatMap((game, place) => {
    const [stat] = statsOf(metric, [game]);
    return stat ? [{ place, stat }] : [];
  });
  const taken = count < 0 ? known.slice(count) : known.slice(0, count);
  if (taken.length === 0) return null;
  const singles = taken.map(({ place, stat }) => ({ place, value: singleValue(metric, stat) }));
  const spread = sampleSpread(singles.map(({ value }) => value));
  const mean = pooledMean(metric, unweighted(taken.map(({ stat }) => stat)));
  const margin = (Z_80 * spread) / Math.sqrt(taken.length);
  return { side: { mean, interval: [mean - margin, mean + margin], games: singles }, spread };
}

function differenceOf(before: Measured, after: Measured): CheckResult['difference'] {
  const value = after.side.mean - before.side.mean;
  const error = Math.sqrt(
    before.spread ** 2 / before.side.games.length + after.spread ** 2 / after.side.games.length,
  );
  return { value, interval: [value - Z_80 * error, value + Z_80 * error] };
}

/** Score that a check asks for, or so many points more than before: game-and-stats.md 9.4. */
const PASS_SCORE = 0.55;
const PASS_POINTS = 0.08;
/** Scores end at z = 3 (game-and-stats.md 7.2.3). */
const MAX_Z = 3;
/** Without a rank's reference: so much of the spread of the own games. */
const PASS_SPREAD = 0.5;
/** Never further than this share of the way to where a number ends: none at all, or all of a hundred. */
const MAX_SHARE_OF_THE_WAY = 0.5;

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
  const score = normalCdf(Math.min(MAX_Z, Math.max(-MAX_Z, z)));
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
  if (better === 'lower' && mean > 0) return Math.max(mark, mean * (1 - MAX_SHARE_OF_THE_WAY));
  if (better === 'higher' && isPercent && mean < 100) {
    return Math.min(mark, mean + (100 - mean) * MAX_SHARE_OF_THE_WAY);
  }
  return mark;
}

const STEPS = 40;

/** The standard normal's value below which `share` of it lies, within its three deviations. */
function zOf(share: number): number {
  let [low, high] = [-MAX_Z, MAX_Z];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
