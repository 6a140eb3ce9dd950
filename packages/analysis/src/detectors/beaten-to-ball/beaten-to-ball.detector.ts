import { calculateBoxDistance, getHitbox, type Pose } from '../../model/box-gap.ts';
import { length } from '../../model/length.ts';
import { calculateDistanceAt, calculateSpeedAt } from '../../timeline/car-axes.ts';
import { calculateCarMotion } from '../../timeline/car-motion.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** The chase is measured over this long before the touch, s. */
const CHASE_SECONDS = 1;
/** Min distance closed on the ball in that time, uu, and min share of frames closing in. */
const MIN_CLOSED = 200;
const CLOSING_SHARE = 0.7;
/** Min cosine between their path and the direction to the ball, over this long, s. */
const MIN_ALIGNMENT = 0.45;
const ALIGNMENT_SECONDS = 0.4;
/** Min speed toward the ball, uu/s. */
const MIN_APPROACH = 400;
/** They would have been there within this time, s, or are this close, uu; never further than that. */
const LATE_BY_SECONDS = 0.75;
const NEAR_DISTANCE = 400;
const MAX_DISTANCE = 1200;
/** A player who touches within this time of the opponent was there too, s. */
const THERE_TOO_SECONDS = 0.2;
/** Min time until the same player is beaten again, s. */
const MIN_REPEAT_SECONDS = 1;

const CONFIDENCE = 0.7;

export type BeatenToBallEvidence = {
  /** Distance from their hitbox to the ball at the opponent's touch, uu. */
  distance: number;
  /** Min speed toward the ball, uu/s. */
  approach: number;
  /** Seconds by which they were late. */
  lateBy: number;
  /** Cosine between their path and the direction to the ball. */
  alignment: number;
};
/** `other` is the opponent who got there. */
export type BeatenToBallEvent = GameEvent<'beatenToBall', BeatenToBallEvidence>;

/** Detects players who chased a ball that an opponent reached just before them (game-and-stats.md 3.27 [SA]). */
export const beatenToBallDetector = defineDetector({
  kinds: ['beatenToBall'],
  needs: [touchDetector],
  detect: (match, [touches]): BeatenToBallEvent[] => {
    const found: BeatenToBallEvent[] = [];
    const latest = new Map<number, number>();
    touches.forEach((touch, index) => {
      if (touch.team === null) return;
      for (const view of match.teams[touch.team === 0 ? 1 : 0]) {
        if (touch.time - (latest.get(view.index) ?? Number.NEGATIVE_INFINITY) < MIN_REPEAT_SECONDS) continue;
        if (touchedToo(touches, index, view.index)) continue;
        const event = findChase(match, view, touch);
        if (event === null) continue;
        latest.set(view.index, touch.time);
        found.push(event);
      }
    });
    return found;
  },
});

function touchedToo(touches: readonly TouchEvent[], index: number, player: number): boolean {
  const { time } = touches[index]!;
  for (let at = index; at >= 0 && time - touches[at]!.time <= THERE_TOO_SECONDS; at--) {
    if (touches[at]!.player === player) return true;
  }
  for (let at = index; at < touches.length && touches[at]!.time - time <= THERE_TOO_SECONDS; at++) {
    if (touches[at]!.player === player) return true;
  }
  return false;
}

function findChase(match: MatchView, view: PlayerView, touch: TouchEvent): BeatenToBallEvent | null {
  const { ball, clock } = match;
  const { car } = view;
  const end = touch.frame;
  const start = match.frameAt(touch.time - CHASE_SECONDS);
  if (!match.isAlive(view, end) || !match.isAlive(view, start) || match.motion[start] === 0) return null;
  if (car.life[start] !== car.life[end]) return null;
  const distance = hitboxDistance(match, view, touch);
  const closed = calculateDistanceAt(ball, car, start) - calculateDistanceAt(ball, car, end);
  if (distance > MAX_DISTANCE || closed < MIN_CLOSED) return null;
  let closing = 0;
  let alignment = 0;
  let aligned = 0;
  let approach = 0;
  for (let frame = start; frame <= end; frame++) {
    const dx = ball.x[frame]! - car.x[frame]!;
    const dy = ball.y[frame]! - car.y[frame]!;
    const dz = ball.z[frame]! - car.z[frame]!;
    const away = length(dx, dy, dz) || 1;
    approach = (car.vx[frame]! * dx + car.vy[frame]! * dy + car.vz[frame]! * dz) / away;
    const relative = approach - (ball.vx[frame]! * dx + ball.vy[frame]! * dy + ball.vz[frame]! * dz) / away;
    // At the touch itself, the ball's velocity already comes from the opponent.
    if (relative > 0 && frame < end) closing += 1;
    if (clock.elapsed[frame]! < touch.time - ALIGNMENT_SECONDS) continue;
    alignment += approach / (calculateSpeedAt(car, frame) || 1);
    aligned += 1;
  }
  if (closing < CLOSING_SHARE * (end - start)) return null;
  alignment /= Math.max(1, aligned);
  if (alignment < MIN_ALIGNMENT || approach < MIN_APPROACH) return null;
  const lateBy = distance / approach;
  if (lateBy > LATE_BY_SECONDS && distance > NEAR_DISTANCE) return null;
  return makePlayerEvent(match, view, {
    kind: 'beatenToBall',
    other: touch.player,
    frame: end,
    confidence: CONFIDENCE,
    evidence: { distance, approach, lateBy, alignment },
  });
}

const pose: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 };

function hitboxDistance({ clock }: MatchView, { car, player }: PlayerView, touch: TouchEvent): number {
  if (!calculateCarMotion(car, clock).poseAt(touch.time, touch.frame, pose)) return Number.POSITIVE_INFINITY;
  return calculateBoxDistance(getHitbox(player.bodyId), pose, touch.x, touch.y, touch.z);
}
