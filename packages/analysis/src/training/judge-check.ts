import { figuresOf, pooledMean, type ScoreGame, singleValue, unweighted } from '../eligibility/score-game.ts';
import { type ScoredMetric, scoredMetric } from '../metrics/scored-metrics.ts';
import { type Interval, sampleSpread } from '../scoring/mean-interval.ts';
import { Z_80 } from '../scoring/metric-score.ts';
import { CHECK_GAMES } from './check-games.ts';
import { type MeanAndSpread, passMark } from './pass-mark.ts';

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

/** Whether a metric can be checked: it exists, and more or less of it is better. */
export function isCheckable(key: string): boolean {
  const metric = scoredMetric(key);
  return metric !== null && metric.better !== 'neutral';
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
  const known = before && before.side.games.length >= CHECK_GAMES.leastBefore ? before : null;
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
    const [figure] = figuresOf(metric, [game]);
    return figure ? [{ place, figure }] : [];
  });
  const taken = count < 0 ? known.slice(count) : known.slice(0, count);
  if (taken.length === 0) return null;
  const singles = taken.map(({ place, figure }) => ({ place, value: singleValue(metric, figure) }));
  const spread = sampleSpread(singles.map(({ value }) => value));
  const mean = pooledMean(metric, unweighted(taken.map(({ figure }) => figure)));
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
