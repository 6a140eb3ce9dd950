import { calculateSpeedTowardsGoal } from '../../xg/shot-features.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { passDetector } from '../pass/pass.detector.ts';
import { calculateSpeed, readLaunch } from '../shot/launch.ts';
import { touchDetector } from '../touch/touch.detector.ts';

/** game-and-stats.md 3.25 [SA]: ball speed, uu/s, and cosine between its direction and the goal. */
const SPEED_AFTER = 1000;
const GOAL_ALIGNMENT = 0.65;

const CONFIDENCE = 0.8;

export type OneTimerEvidence = {
  passFrame: number;
  passSeconds: number;
  /** Distance between pass and shot, uu. */
  passTravel: number;
  speed: number;
  goalAlignment: number;
};
export type OneTimerEvent = GameEvent<'oneTimer', OneTimerEvidence>;

/** Detects first touches of a teammate's pass that send the ball fast and on target. `other` is the passer. */
export const oneTimerDetector = defineDetector({
  kinds: ['oneTimer'],
  needs: [touchDetector, passDetector],
  detect: (match, [touches, passes]): OneTimerEvent[] =>
    passes.flatMap((pass): OneTimerEvent | [] => {
      const { role, receiveFrame, seconds, travel } = pass.evidence;
      if (role !== 'passer') return [];
      const touch = touches.find(({ frame, player }) => frame === receiveFrame && player === pass.other);
      if (!touch || touch.team === null) return [];
      const { after, flight } = readLaunch(match, touch, touch.team);
      const speed = calculateSpeed(after);
      const goalAlignment = calculateSpeedTowardsGoal(after) / Math.max(1, speed);
      if (speed < SPEED_AFTER || goalAlignment < GOAL_ALIGNMENT || !flight.onTarget) return [];
      return makeTouchEvent(match, touch, {
        kind: 'oneTimer',
        other: pass.player,
        confidence: CONFIDENCE,
        evidence: { passFrame: pass.frame, passSeconds: seconds, passTravel: travel, speed, goalAlignment },
      });
    }),
});
