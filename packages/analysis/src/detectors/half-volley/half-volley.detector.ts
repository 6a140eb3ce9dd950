import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { calculateSpeedTowardsGoal } from '../../xg/shot-features.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { calculateSpeed, readLaunch } from '../shot/launch.ts';
import { touchDetector } from '../touch/touch.detector.ts';

/** game-and-stats.md 3.25 [SA]. Height uu, speeds uu/s, times s. */
const BOUNCE_BALL_Z = 137.75;
const FALLING_SPEED = -250;
const RISING_SPEED = 150;
const BOUNCE_SECONDS = 0.45;
const DODGE_SECONDS = 0.35;
/** The wheels were on the ground at most this long before the dodge; max height of the center (1.4: 17 to 19). */
const GROUND_SECONDS = 0.45;
const GROUND_CAR_Z = 25;
const SPEED_AFTER = 1000;

const CONFIDENCE = 0.7;

export type HalfVolleyEvidence = {
  bounceFrame: number;
  secondsAfterBounce: number;
  secondsAfterDodge: number;
  speed: number;
  /** Cosine between the ball's direction and the goal. */
  goalAlignment: number;
};
export type HalfVolleyEvent = GameEvent<'halfVolley', HalfVolleyEvidence>;

/** Detects dodges from the ground into a ball that has just bounced. */
export const halfVolleyDetector = defineDetector({
  kinds: ['halfVolley'],
  needs: [touchDetector],
  detect: (match, [touches]): HalfVolleyEvent[] =>
    touches.flatMap((touch): HalfVolleyEvent | [] => {
      const shooter = match.viewOf(touch.player);
      if (!shooter || touch.team === null || touch.evidence.ballSpeedAfter < SPEED_AFTER) return [];
      const bounceFrame = floorBounceBefore(match, touch.evidence.ballFrameBefore, touch.time);
      const dodge = dodgeBefore(match, touch.player, touch.time);
      if (bounceFrame === null || dodge === null || !wasOnGround(match, shooter, dodge)) return [];
      const { after } = readLaunch(match, touch, touch.team);
      const speed = calculateSpeed(after);
      return makeTouchEvent(match, touch, {
        kind: 'halfVolley',
        confidence: CONFIDENCE,
        evidence: {
          bounceFrame,
          secondsAfterBounce: touch.time - match.clock.elapsed[bounceFrame]!,
          secondsAfterDodge: touch.time - match.clock.elapsed[dodge]!,
          speed,
          goalAlignment: calculateSpeedTowardsGoal(after) / Math.max(1, speed),
        },
      });
    }),
});

/**
 * Finds the last floor bounce that ended at most `BOUNCE_SECONDS` before a touch: falling in one update, rising in
 * the next.
 */
function floorBounceBefore({ ball, clock }: MatchView, from: number, time: number): number | null {
  let later = from;
  for (let frame = from - 1; frame >= 0; frame--) {
    if (ball.updated[frame] === 0) continue;
    if (time - clock.elapsed[later]! > BOUNCE_SECONDS) return null;
    const low = Math.min(ball.z[frame]!, ball.z[later]!) <= BOUNCE_BALL_Z;
    if (low && ball.vz[frame]! <= FALLING_SPEED && ball.vz[later]! >= RISING_SPEED) return later;
    later = frame;
  }
  return null;
}

function dodgeBefore({ timeline, clock }: MatchView, player: number, time: number): number | null {
  const dodge = timeline.moves.findLast(
    (move) => move.kind === 'dodge' && move.player === player && clock.elapsed[move.frame]! <= time,
  );
  return dodge && time - clock.elapsed[dodge.frame]! <= DODGE_SECONDS ? dodge.frame : null;
}

function wasOnGround({ clock }: MatchView, { car }: PlayerView, dodge: number): boolean {
  const since = clock.elapsed[dodge]! - GROUND_SECONDS;
  for (let frame = dodge; frame >= 0 && clock.elapsed[frame]! >= since; frame--) {
    if (car.z[frame]! <= GROUND_CAR_Z) return true;
  }
  return false;
}
