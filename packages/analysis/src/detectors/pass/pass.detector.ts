import { THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { getAttackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { backboardDetector } from '../backboard/backboard.detector.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { splitIntoPlays, type TouchEvent } from '../touch/touch-event.ts';

/** Max time until the receiver's touch, s [SA]. */
export const PASS_SECONDS = 3.5;
/** Min distance of the ball, straight from touch to touch, uu [SA]. */
const PASS_TRAVEL = 500;
/** Passes to the middle come at least this much closer to it, uu [P]. */
const INFIELD_GAIN = 500;
/** Passes out of your own third gain at least this much, uu [P]. */
const OUTLET_Y = -THIRD_BOUNDARY_Y;
const OUTLET_GAIN = 1500;

const PASS_KINDS = ['direct', 'backboard', 'fiftyFifty', 'infield', 'outlet'] as const;
export type PassKind = (typeof PASS_KINDS)[number];

type PassEvidence = {
  passKind: PassKind;
  role: 'passer' | 'receiver';
  /** Frames of both touches. */
  passFrame: number;
  receiveFrame: number;
  /** Straight-line distance of the ball, and its part toward the opponents' goal, uu. */
  travel: number;
  advance: number;
  seconds: number;
  /** Ball speed after the touch, uu/s. */
  speed: number;
};

/** Code 55 is the passer's event, from their touch to the receiver's; 60 is the receiver's, at their touch. */
export type PassEvent = GameEvent<'pass', PassEvidence>;

type PassAttemptEvidence = {
  outcome: 'completed' | 'intercepted' | 'none';
  /** How close the ball would come to the teammate, uu; null if only the completed pass shows it. */
  missBy: number | null;
};

/** `other` is the intended teammate; code 65 if an opponent got the ball. */
export type PassAttemptEvent = GameEvent<'passAttempt', PassAttemptEvidence>;

const PASSED_CODE = 55;
const RECEIVED_CODE = 60;

/** Detects touches followed by a touch of a teammate (game-and-stats.md 3.5). */
export const passDetector = defineDetector({
  kinds: ['pass'],
  needs: [touchDetector, backboardDetector],
  detect: (match, [touches, bounces]): PassEvent[] => {
    const found: PassEvent[] = [];
    for (const play of splitIntoPlays(match, touches)) {
      for (let index = 1; index < play.touches.length; index++) {
        const from = play.touches[index - 1]!;
        const to = play.touches[index]!;
        if (isPass(from, to)) found.push(...describe(match, from, to, bounces));
      }
    }
    return found;
  },
});

export function isPass(from: TouchEvent, to: TouchEvent): boolean {
  return (
    from.team === to.team &&
    from.player !== to.player &&
    to.time - from.time <= PASS_SECONDS &&
    Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) >= PASS_TRAVEL
  );
}

function describe(
  match: MatchView,
  from: TouchEvent,
  to: TouchEvent,
  bounces: readonly GameEvent[],
): PassEvent[] {
  const { team } = from;
  if (team === null) return [];
  const sign = getAttackSign(team);
  const shared = {
    passKind: getPassKind(from, to, sign, bounces),
    passFrame: from.frame,
    receiveFrame: to.frame,
    travel: Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z),
    advance: sign * (to.y - from.y),
    seconds: to.time - from.time,
    speed: from.evidence.ballSpeedAfter,
  };
  const confidence = Math.min(from.confidence, to.confidence);
  return [
    makeTouchEvent(match, from, {
      kind: 'pass',
      code: PASSED_CODE,
      other: to.player,
      endFrame: to.frame,
      confidence,
      evidence: { ...shared, role: 'passer' as const },
    }),
    makeTouchEvent(match, to, {
      kind: 'pass',
      code: RECEIVED_CODE,
      other: from.player,
      confidence,
      evidence: { ...shared, role: 'receiver' as const },
    }),
  ];
}

function getPassKind(
  from: TouchEvent,
  to: TouchEvent,
  sign: 1 | -1,
  bounces: readonly GameEvent[],
): PassKind {
  if (bounces.some(({ frame }) => frame > from.frame && frame <= to.frame)) return 'backboard';
  if (from.evidence.contested) return 'fiftyFifty';
  if (sign * from.y < OUTLET_Y && sign * (to.y - from.y) > OUTLET_GAIN) return 'outlet';
  return Math.abs(to.x) < Math.abs(from.x) - INFIELD_GAIN ? 'infield' : 'direct';
}
