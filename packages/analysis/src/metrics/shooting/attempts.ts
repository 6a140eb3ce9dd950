import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import type { ShotEvent } from '../../detectors/shot/shot-evidence.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import type { MetricInput } from '../define-metric.ts';

/** What the definitions of this group call an attempt (game-and-stats.md 3.6). */
export const ATTEMPT_WORDS =
  'An attempt is a touch that sends the ball into the goal, or past it by at most 450 uu beside or 250 uu above, within 4 seconds.';

/** Attempts of a player; null on maps with other goals, where no flight can be judged. */
export function attemptsOf({ match, of }: MetricInput): readonly ShotEvent[] | null {
  if (!hasStandardGoals(match.timeline)) return null;
  return of(shotDetector).filter(({ evidence }) => evidence.attempt);
}
