import { calculateSpeedTowardsGoal } from '../../xg/shot-features.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { calculateSpeed, readLaunch } from '../shot/launch.ts';
import { touchDetector } from '../touch/touch.detector.ts';

/** game-and-stats.md 3.25 [RLC, P]: car height uu, speed uu/s, degrees, cosine to the goal. */
const CAR_Z = 200;
const SPEED_BEFORE = 500;
const TURN_DEGREES = 45;
const GOAL_ALIGNMENT = 0.5;

const CONFIDENCE = 0.7;
const DEGREES = 180 / Math.PI;

export type RedirectEvidence = {
  speedBefore: number;
  speedAfter: number;
  /** Change of the ball's direction, degrees. */
  turn: number;
  /** Cosine between the ball's direction and the goal. */
  goalAlignment: number;
  onTarget: boolean;
  carZ: number;
};
export type RedirectEvent = GameEvent<'redirect', RedirectEvidence>;

/** Detects touches in the air that turn a moving ball toward the goal. */
export const redirectDetector = defineDetector({
  kinds: ['redirect'],
  needs: [touchDetector],
  detect: (match, [touches]): RedirectEvent[] =>
    touches.flatMap((touch): RedirectEvent | [] => {
      const { carZ, surface, ballSpeedBefore } = touch.evidence;
      if (touch.team === null || surface !== 'air' || carZ < CAR_Z) return [];
      if (ballSpeedBefore < SPEED_BEFORE) return [];
      const { before, after, flight } = readLaunch(match, touch, touch.team);
      const speedAfter = calculateSpeed(after);
      const along = before.vx * after.vx + before.vy * after.vy + before.vz * after.vz;
      const cosine = along / Math.max(1, ballSpeedBefore * speedAfter);
      const turn = Math.acos(Math.max(-1, Math.min(1, cosine))) * DEGREES;
      const goalAlignment = calculateSpeedTowardsGoal(after) / Math.max(1, speedAfter);
      if (turn < TURN_DEGREES || goalAlignment < GOAL_ALIGNMENT) return [];
      return makeTouchEvent(match, touch, {
        kind: 'redirect',
        confidence: CONFIDENCE,
        evidence: {
          speedBefore: ballSpeedBefore,
          speedAfter,
          turn,
          goalAlignment,
          onTarget: flight.onTarget,
          carZ,
        },
      });
    }),
});
