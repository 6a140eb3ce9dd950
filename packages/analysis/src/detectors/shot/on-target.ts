import type { ShotEvent } from './shot-evidence.ts';

/** It would go in if nobody touched the ball, or did go in; own goals of the defence aside. */
export function isOnTarget({ evidence }: ShotEvent): boolean {
  return (
    (evidence.attempt && evidence.onTarget) || (evidence.outcome === 'goal' && evidence.ownGoal === false)
  );
}
