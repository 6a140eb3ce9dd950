import { calculateHorizontalSpeed } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { halfFlipDetector } from '../half-flip/half-flip.detector.ts';
import { speedFlipDetector } from '../speed-flip/speed-flip.detector.ts';
import { stallDetector } from '../stall/stall.detector.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { waveDashDetector } from '../wave-dash/wave-dash.detector.ts';
import {
  type Dodge,
  type DodgeDirection,
  estimateDirection,
  findDodges,
  findLastFrameWithin,
  IMPULSE_SECONDS,
} from './dodges.ts';

/** game-and-stats.md 3.16 and 3.24. */

/** Min share along one car axis for a front, back or side flip; less is diagonal [P]. */
const STRAIGHT_SHARE = 0.85;
/** Max height of the car for a dodge to start on the ground, uu [P]. */
const GROUND_START_UU = 80;
/** Without torque in the file, the direction is an estimate [P]. */
const ESTIMATED_CONFIDENCE = 0.7;
/** Max time from the dodge to a touch for a flip into the ball, s [P]; the dodge can show up after the contact, s [SA]. */
const INTO_BALL_SECONDS = 0.5;
const DODGE_LAG_SECONDS = 0.25;

export type FlipDirection = 'front' | 'back' | 'side' | 'diagonal' | 'unknown';

export type FlipEvidence = {
  direction: FlipDirection;
  /** Unit direction in car axes; null if unknown. */
  forward: number | null;
  right: number | null;
  /** Whether the direction was replicated, not estimated from the movement. */
  replicated: boolean;
  fromGround: boolean;
  height: number;
  /** Horizontal speed before the dodge and after its impulse, uu/s. */
  speedBefore: number;
  speedAfter: number;
  /** Whether there was a touch in the window; otherwise it's a movement flip. */
  intoBall: boolean;
  /** The named move this flip is part of, which carries the code in the event list. */
  partOf: 'speedFlip' | 'halfFlip' | 'waveDash' | null;
};
export type FlipEvent = GameEvent<'flip', FlipEvidence>;

const FLIP_CODE = 165;

/**
 * Detects every dodge. Source: game-and-stats.md 3.16; a dodge that is part of a named move leaves the code to it
 * (3.42).
 */
export const flipDetector = defineDetector({
  kinds: ['flip'],
  needs: [speedFlipDetector, halfFlipDetector, waveDashDetector, touchDetector, stallDetector],
  detect(match, [speedFlips, halfFlips, waveDashes, touches, stalls]): FlipEvent[] {
    const moveKinds = new Map(
      [...speedFlips, ...halfFlips, ...waveDashes].map(
        ({ player, frame, kind }) => [`${player}:${frame}`, kind] as const,
      ),
    );
    return findDodges(match).map((dodge) => {
      const { player, frame } = dodge;
      const isStall = stalls.some((stall) => stall.player === player.index && stall.frame === frame);
      // A stall sends no torque, so that of the dodge before it still stands.
      const replicated = isStall ? null : dodge.direction;
      const direction = isStall ? null : (replicated ?? estimateDirection(match, dodge));
      const move = moveKinds.get(`${player.index}:${frame}`) ?? null;
      const height = player.car.z[frame]!;
      return makePlayerEvent(match, player, {
        kind: 'flip',
        code: move === null ? FLIP_CODE : null,
        frame,
        confidence: replicated === null ? ESTIMATED_CONFIDENCE : 1,
        evidence: {
          direction: getDirectionName(direction),
          forward: direction?.forward ?? null,
          right: direction?.right ?? null,
          replicated: replicated !== null,
          fromGround: height <= GROUND_START_UU,
          height,
          speedBefore: calculateHorizontalSpeed(player.car, frame),
          speedAfter: calculateHorizontalSpeed(
            player.car,
            findLastFrameWithin(match, player, frame, IMPULSE_SECONDS),
          ),
          intoBall: hasTouch(match, dodge, touches),
          partOf: move,
        },
      });
    });
  },
});

function hasTouch({ clock }: MatchView, { player, frame }: Dodge, touches: readonly TouchEvent[]): boolean {
  const since = (touch: TouchEvent): number => touch.time - clock.elapsed[frame]!;
  return touches.some(
    (touch) =>
      touch.player === player.index &&
      since(touch) >= -DODGE_LAG_SECONDS &&
      since(touch) <= INTO_BALL_SECONDS,
  );
}

export function getDirectionName(direction: DodgeDirection | null): FlipDirection {
  if (direction === null) return 'unknown';
  if (direction.forward >= STRAIGHT_SHARE) return 'front';
  if (direction.forward <= -STRAIGHT_SHARE) return 'back';
  return Math.abs(direction.right) >= STRAIGHT_SHARE ? 'side' : 'diagonal';
}
