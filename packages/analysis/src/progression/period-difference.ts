import type { ScoreGame } from '../eligibility/score-game.ts';
import type { Interval } from '../scoring/mean-interval.ts';
import type { Measure, PeriodMean } from './measure.ts';

/** `unclear`: the interval of the difference holds 0. */
export type DifferenceVerdict = 'better' | 'worse' | 'different' | 'unclear';

/** How the later of two sets of games differs from the earlier. */
export interface PeriodDifference {
  earlier: PeriodMean;
  later: PeriodMean;
  /** later - earlier */
  difference: number;
  /** 80 % */
  interval: Interval;
  verdict: DifferenceVerdict;
}

/** Compares two sets of games that share none; null where one has fewer than three games with a figure. */
export function periodDifference(
  measure: Measure,
  earlierGames: readonly ScoreGame[],
  laterGames: readonly ScoreGame[],
): PeriodDifference | null {
  const earlier = measure.of(earlierGames);
  const later = measure.of(laterGames);
  if (!earlier?.interval || !later?.interval) return null;
  const difference = later.value - earlier.value;
  const margin = Math.hypot(halfWidth(earlier.interval), halfWidth(later.interval));
  const interval = [difference - margin, difference + margin] as const;
  return { earlier, later, difference, interval, verdict: verdictOf(measure.better, difference, interval) };
}

function halfWidth([low, high]: Interval): number {
  return (high - low) / 2;
}

function verdictOf(better: Measure['better'], difference: number, [low, high]: Interval): DifferenceVerdict {
  if (low <= 0 && high >= 0) return 'unclear';
  if (better === 'neutral') return 'different';
  return (better === 'higher') === difference > 0 ? 'better' : 'worse';
}
