import { FIELD } from '../../model/field-geometry.ts';
import { backboardDetector } from '../backboard/backboard.detector.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { readLaunch } from '../shot/launch.ts';
import { touchDetector } from '../touch/touch.detector.ts';

/** game-and-stats.md 3.23 [SA]: max time between bounce and second touch, s; margin around the goal mouth, uu. */
const TAP_SECONDS = 2.5;
const MOUTH_SLACK = 137;

const CONFIDENCE = 0.8;

export type DoubleTapEvidence = {
  firstTouchFrame: number;
  bounceFrame: number;
  /** From the bounce to the second touch, s. */
  secondsAfterBounce: number;
  onTarget: boolean;
  /** Ball speed after the second touch, uu/s. */
  speed: number;
  carZ: number;
};
export type DoubleTapEvent = GameEvent<'doubleTap', DoubleTapEvidence>;

/** Detects a player who sends the ball against the opponents' backboard and is the next to touch it, toward the goal. */
export const doubleTapDetector = defineDetector({
  kinds: ['doubleTap'],
  needs: [touchDetector, backboardDetector],
  detect: (match, [touches, bounces]): DoubleTapEvent[] => {
    const found: DoubleTapEvent[] = [];
    let at = 0;
    for (const bounce of bounces) {
      if (bounce.evidence.side !== 'opponent') continue;
      while (at < touches.length && touches[at]!.frame <= bounce.frame) at += 1;
      const touch = touches[at];
      if (!touch || touch.team === null || touch.player !== bounce.player) continue;
      if (touch.time - bounce.time > TAP_SECONDS) continue;
      const { flight } = readLaunch(match, touch, touch.team);
      const near =
        flight.arrives &&
        Math.abs(flight.x) <= FIELD.goalPostX + MOUTH_SLACK &&
        flight.z <= FIELD.goalHeight + MOUTH_SLACK;
      if (!near) continue;
      found.push(
        makeTouchEvent(match, touch, {
          kind: 'doubleTap',
          confidence: CONFIDENCE,
          evidence: {
            firstTouchFrame: bounce.evidence.touchFrame,
            bounceFrame: bounce.frame,
            secondsAfterBounce: touch.time - bounce.time,
            onTarget: flight.onTarget,
            speed: touch.evidence.ballSpeedAfter,
            carZ: touch.evidence.carZ,
          },
        }),
      );
    }
    return found;
  },
});
