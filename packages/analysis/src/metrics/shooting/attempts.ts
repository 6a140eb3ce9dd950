import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import type { ShotEvent } from '../../detectors/shot/shot-evidence.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import type { MetricInput } from '../define-metric.ts';

/** What the definitions of this group call an attempt (game-and-stats.md 3.6). */
export const ATTEMPT_WORDS =
  'An attempt is a touch that sends the ball into the goal, or past it by at most 450 uu beside or 250 uu above, within 4 seconds.';

/** Shots of a player; null on maps with other goals, where no flight can be judged. */
export function shotsOf({ match, of }: MetricInput): readonly ShotEvent[] | null {
  return hasStandardGoals(match.timeline) ? of(shotDetector) : null;
}

export function attemptsOf(input: MetricInput): readonly ShotEvent[] | null {
  return shotsOf(input)?.filter(({ evidence }) => evidence.attempt) ?? null;
}
