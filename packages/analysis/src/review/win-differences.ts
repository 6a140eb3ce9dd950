import { getSingleValue, listStats, type ScoreGame } from '../eligibility/score-game.ts';
import { FULL_GAMES, formatGamesNeeded } from '../games-needed.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { calculateSampleSpread } from '../scoring/distributions.ts';
import { average } from '../sums.ts';

/** A habit that differs between won and lost games. */
export interface WinDifference {
  metric: string;
  won: number;
  lost: number;
  /** Difference between the means in spreads of single games (Cohen's d), signed: won - lost. */
  effect: number;
  size: 'large' | 'medium' | 'small';
}

/** decisions.md 4 */
const MIN_OF_EACH = 5;
/** Cohen's usual thresholds; a difference below `small` is not shown. */
const SIZES = [
  { size: 'large', from: 0.8 },
  { size: 'medium', from: 0.5 },
  { size: 'small', from: 0.2 },
] as const;
const SHOWN = 4;

/**
 * Habits that players control: movement, boost use, challenges and kickoffs. Goals, shots and saves differ between
 * won and lost games by definition, so they would say nothing.
 */
export const WIN_HABITS = [
  'timeBehindBall',
  'timeZeroPct',
  'smallPads',
  'bcpm',
  'overfill',
  'avgSpeed',
  'supersonicPct',
  'doubleCommits',
  'spacingIndex',
  'firstManShare',
  'backPostRotationPct',
  'challengeWinPct',
  'dangerousTurnovers',
  'takeaways',
  'whiffs',
  'recoveryTime',
  'aerialTouches',
  'touchQuality',
  'passes',
  'kickoffWinPct',
  'kickoffPossessionPct',
] as const;

/** Returns the habits that differ most between won and lost games, clearest first, or why there are none. */
export function winDifferences(games: readonly ScoreGame[]): readonly WinDifference[] | { reason: string } {
  const won = games.filter(({ result }) => result === 'won');
  const lost = games.filter(({ result }) => result === 'lost');
  const missing = FULL_GAMES - games.length;
  if (missing > 0) return { reason: `${formatGamesNeeded(missing, 'we can compare your wins and losses')}.` };
  const fewer = won.length < lost.length ? 'wins' : 'losses';
  if (Math.min(won.length, lost.length) < MIN_OF_EACH) {
    return {
      reason: `Needs ${MIN_OF_EACH} wins and ${MIN_OF_EACH} losses; ${fewer} so far: ${Math.min(won.length, lost.length)}.`,
    };
  }
  return WIN_HABITS.flatMap((metric) => difference(metric, won, lost) ?? [])
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, SHOWN);
}

function difference(
  key: string,
  won: readonly ScoreGame[],
  lost: readonly ScoreGame[],
): WinDifference | null {
  const metric = findScoredMetric(key)!;
  const parts = [won, lost].map((games) => listStats(metric, games));
  if (parts.some((stats) => stats.length < MIN_OF_EACH)) return null;
  const [ofWon, ofLost] = parts.map((stats) => stats.map((entry) => getSingleValue(metric, entry))) as [
    number[],
    number[],
  ];
  const variance = (values: readonly number[]) => (values.length - 1) * calculateSampleSpread(values) ** 2;
  const spread = Math.sqrt((variance(ofWon) + variance(ofLost)) / (ofWon.length + ofLost.length - 2));
  const effect = spread === 0 ? 0 : (average(ofWon) - average(ofLost)) / spread;
  const size = SIZES.find(({ from }) => Math.abs(effect) >= from)?.size;
  return size === undefined
    ? null
    : { metric: key, won: average(ofWon), lost: average(ofLost), effect, size };
}
