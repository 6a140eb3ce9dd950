import { calculateBoxDistance, getHitbox, type Pose } from '../../model/box-gap.ts';
import { length } from '../../model/length.ts';
import { rotate, unrotate, type Vector } from '../../model/quaternion.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import { type CarMotion, calculateCarMotion } from '../../timeline/car-motion.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { type DodgeTimes, dodgeTimes } from '../touch/find-contacts.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Thresholds for an attempt at the ball: speeds uu/s, alignments as cosines, offsets uu. */
interface AttemptRule {
  /** Speed of the car toward the ball. */
  approach: number;
  closing: number;
  /** Alignment of the nose, and of the velocity, with the direction to the ball. */
  forward: number;
  alignment: number;
  /** Sideways offset of the ball from the car's path. */
  lateral: number;
}
const PLAIN_ATTEMPT: AttemptRule = {
  approach: 350,
  closing: 250,
  forward: 0.3,
  alignment: 0.45,
  lateral: 200,
};
const DODGE_ATTEMPT: AttemptRule = {
  approach: 450,
  closing: 300,
  forward: 0.25,
  alignment: 0.45,
  lateral: 150,
};
/** Hitbox to ball center, uu: close enough to be an attempt, and far enough to have missed. */
const ATTEMPT_DISTANCE = 220;
const MISSED_DISTANCE = 360;
/** The outcome is final after this time, s. */
const SETTLE_SECONDS = 1;
/** A touch by anyone within this time before belongs to the play that the car is still in, s. */
const JUST_TOUCHED_SECONDS = 0.1;
/** Min height of the car's center for an aerial attempt, uu. */
const AERIAL_Z = 100;

const CONFIDENCE = 0.6;

export type WhiffEvidence = {
  /** Min distance from the hitbox to the ball's center, uu. */
  distance: number;
  /** Speed of the car toward the ball at the start of the attempt, uu/s. */
  approach: number;
  dodging: boolean;
  aerial: boolean;
  /** Frame in which the miss became final. */
  settledFrame: number;
};
export type WhiffEvent = GameEvent<'whiff', WhiffEvidence>;

/** Detects committed attempts at the ball that miss it (game-and-stats.md 3.29 [SA]). */
export const whiffDetector = defineDetector({
  kinds: ['whiff'],
  needs: [touchDetector],
  detect: (match, [touches]): WhiffEvent[] =>
    match.players.flatMap((view) => findWhiffs(match, view, touches)),
});

interface Attempt {
  start: number;
  nearestFrame: number;
  distance: number;
  approach: number;
  dodging: boolean;
}

const pose: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 };

function findWhiffs(match: MatchView, view: PlayerView, touches: readonly TouchEvent[]): WhiffEvent[] {
  const { clock } = match;
  const motion = calculateCarMotion(view.car, clock);
  const dodges = dodgeTimes(match, view);
  const box = getHitbox(view.player.bodyId);
  const found: WhiffEvent[] = [];
  let attempt = null as Attempt | null;
  let next = 0;
  for (let frame = 0; frame < match.frames; frame++) {
    const time = clock.elapsed[frame]!;
    while (next < touches.length && touches[next]!.frame <= frame) next += 1;
    const touched = next > 0 && time - touches[next - 1]!.time <= JUST_TOUCHED_SECONDS;
    if (match.live[frame] === 0 || touched || !match.isAlive(view, frame)) {
      attempt = null;
      continue;
    }
    const distance = hitboxDistance(match, view, motion, box, frame);
    if (attempt === null) {
      if (distance > ATTEMPT_DISTANCE) continue;
      const dodging = dodges.isDodging(time);
      const approach = attemptSpeed(match, view, frame, dodging ? DODGE_ATTEMPT : PLAIN_ATTEMPT);
      if (approach !== null) attempt = { start: frame, nearestFrame: frame, distance, approach, dodging };
      continue;
    }
    if (distance < attempt.distance) {
      attempt.distance = distance;
      attempt.nearestFrame = frame;
    }
    if (distance <= MISSED_DISTANCE && time - clock.elapsed[attempt.start]! < SETTLE_SECONDS) continue;
    found.push(describe(match, view, dodges, attempt, frame));
    attempt = null;
  }
  return found;
}

function hitboxDistance(
  { ball, clock }: MatchView,
  { car }: PlayerView,
  motion: CarMotion,
  box: ReturnType<typeof getHitbox>,
  frame: number,
): number {
  const dx = ball.x[frame]! - car.x[frame]!;
  const dy = ball.y[frame]! - car.y[frame]!;
  const dz = ball.z[frame]! - car.z[frame]!;
  const reach = MISSED_DISTANCE + 2 * box.reach;
  if (dx * dx + dy * dy + dz * dz > reach * reach) return Number.POSITIVE_INFINITY;
  if (!motion.poseAt(clock.elapsed[frame]!, frame, pose)) return Number.POSITIVE_INFINITY;
  return calculateBoxDistance(box, pose, ball.x[frame]!, ball.y[frame]!, ball.z[frame]!);
}

const local: Vector = { x: 0, y: 0, z: 0 };
const forward: Vector = { x: 0, y: 0, z: 0 };

/** Returns the speed toward the ball if the car goes for it; null if not. `pose` is the car's. */
function attemptSpeed(
  { ball }: MatchView,
  { car }: PlayerView,
  frame: number,
  rule: Readonly<AttemptRule>,
): number | null {
  const dx = ball.x[frame]! - pose.x;
  const dy = ball.y[frame]! - pose.y;
  const dz = ball.z[frame]! - pose.z;
  const away = length(dx, dy, dz) || 1;
  const speed = calculateSpeedAt(car, frame) || 1;
  const approach = (car.vx[frame]! * dx + car.vy[frame]! * dy + car.vz[frame]! * dz) / away;
  const leaving = (ball.vx[frame]! * dx + ball.vy[frame]! * dy + ball.vz[frame]! * dz) / away;
  if (approach < rule.approach || approach - leaving < rule.closing) return null;
  if (approach / speed < rule.alignment) return null;
  rotate(pose, 1, 0, 0, forward);
  if ((forward.x * dx + forward.y * dy + forward.z * dz) / away < rule.forward) return null;
  unrotate(pose, dx, dy, dz, local);
  return Math.abs(local.y) <= rule.lateral ? approach : null;
}

function describe(
  match: MatchView,
  view: PlayerView,
  dodges: DodgeTimes,
  { nearestFrame, distance, approach, dodging }: Attempt,
  settledFrame: number,
): WhiffEvent {
  return makePlayerEvent(match, view, {
    kind: 'whiff',
    frame: nearestFrame,
    confidence: CONFIDENCE,
    evidence: {
      distance,
      approach,
      dodging: dodging || dodges.isDodging(match.clock.elapsed[nearestFrame]!),
      aerial: view.car.z[nearestFrame]! >= AERIAL_Z,
      settledFrame,
    },
  });
}
