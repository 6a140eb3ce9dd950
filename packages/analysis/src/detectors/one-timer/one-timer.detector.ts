import { speedTowardsGoal } from '../../xg/shot-features.ts';
import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { makeEvent } from '../make-event.ts';
import { speedOf } from '../shot/ball-states.ts';
import { readPlay } from '../shot/play.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { GOAL_ALIGNMENT, PASS_SECONDS, PASS_TRAVEL, SPEED_AFTER } from './thresholds.ts';

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

/** First touches of a team mate's pass that send the ball fast and on target. `other` is the passer. */
export const oneTimerDetector = defineDetector({
  key: 'oneTimer',
  kinds: ['oneTimer'],
  needs: [touchDetector],
  detect: (match, [touches]): OneTimerEvent[] =>
    touches.flatMap((touch, index): OneTimerEvent[] => {
      const pass = touches[index - 1];
      if (!pass || touch.team === null || pass.team !== touch.team || pass.player === touch.player) return [];
      const passSeconds = touch.time - pass.time;
      const passTravel = Math.hypot(touch.x - pass.x, touch.y - pass.y, touch.z - pass.z);
      if (passSeconds > PASS_SECONDS || passTravel < PASS_TRAVEL) return [];
      const { after, flight } = readPlay(match, touch, touch.team);
      const speed = speedOf(after);
      const goalAlignment = speedTowardsGoal(after) / Math.max(1, speed);
      if (speed < SPEED_AFTER || goalAlignment < GOAL_ALIGNMENT || !flight.onTarget) return [];
      return [
        makeEvent(match, {
          kind: 'oneTimer',
          code: null,
          player: touch.player,
          team: touch.team,
          other: pass.player,
          frame: touch.frame,
          at: touch,
          confidence: CONFIDENCE,
          evidence: { passFrame: pass.frame, passSeconds, passTravel, speed, goalAlignment },
        }),
      ];
    }),
});
