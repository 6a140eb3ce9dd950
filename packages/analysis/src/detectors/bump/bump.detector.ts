import { type Box, calculateBoxDistance, getHitbox, type Pose } from '../../model/box-gap.ts';
import { rotate, type Vector } from '../../model/quaternion.ts';
import { type CarMotion, calculateCarMotion } from '../../timeline/car-motion.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { CarTrack } from '../../timeline/tracks.ts';
import { type Demolition, demolitionDetector } from '../demolition/demolition.detector.ts';
import { defineDetector, type GameEvent, getCarAt, makePlayerEvent, ramp } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Max hitbox distance for contact, uu [SA]. */
const CONTACT_GAP = 35;
/** Frames further apart than this are skipped, s [SA]. */
const MAX_FRAME_SECONDS = 0.18;
/** Sampling interval for a pair of cars, s: at a closing speed of 4,000 uu/s that is 70 uu, less than a car [P]. */
const SAMPLE_SECONDS = 0.0175;
/** Cars with centers further apart can't touch, uu: two hitboxes end to end plus the gap. */
const REACH = 320;
/** Contacts of the same pair within this time are one bump, s (10 frames at 30 Hz [SA]). */
const MERGE_SECONDS = 0.35;

interface CarContact {
  a: PlayerView;
  b: PlayerView;
  frame: number;
  /** Last frame of contact; soon after the first. */
  endFrame: number;
  gap: number;
}

/** Max distance of a car from its last known position, uu: two updates at top speed. */
const LAG = 200;
/** Iterations to find the nearest points of two boxes by alternating projection, accurate to 1 uu. */
const ROUNDS = 6;

const poseA: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 };
const poseB: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 };
const local: Vector = { x: 0, y: 0, z: 0 };
const point: Vector = { x: 0, y: 0, z: 0 };

/** Finds the first frames of contact between cars in play, per pair. */
function findCarContacts(match: MatchView): CarContact[] {
  const { players, clock } = match;
  const motions = players.map(({ car }) => calculateCarMotion(car, clock));
  const boxes = players.map(({ player }) => getHitbox(player.bodyId));
  const contacts: CarContact[] = [];
  for (let i = 0; i < players.length; i++) {
    for (let j = i + 1; j < players.length; j++) {
      findForPair(match, i, j, motions, boxes, contacts);
    }
  }
  return contacts.sort((x, y) => x.frame - y.frame || x.a.index - y.a.index || x.b.index - y.b.index);
}

function findForPair(
  match: MatchView,
  i: number,
  j: number,
  motions: readonly CarMotion[],
  boxes: readonly Box[],
  contacts: CarContact[],
): void {
  const { players, motion, clock, frames } = match;
  const a = players[i]!;
  const b = players[j]!;
  const limit = (REACH + LAG) ** 2;
  let lastContact = Number.NEGATIVE_INFINITY;
  let contact: CarContact | null = null;
  for (let frame = 1; frame < frames; frame++) {
    if (motion[frame] === 0) continue;
    const dx = a.car.x[frame]! - b.car.x[frame]!;
    const dy = a.car.y[frame]! - b.car.y[frame]!;
    if (dx * dx + dy * dy > limit) continue;
    const delta = clock.delta[frame]!;
    if (a.car.presence[frame] !== 1 || b.car.presence[frame] !== 1 || delta > MAX_FRAME_SECONDS) continue;
    const now = clock.elapsed[frame]!;
    let gap = Number.POSITIVE_INFINITY;
    const samples = Math.max(1, Math.ceil(delta / SAMPLE_SECONDS));
    for (let sample = 0; sample < samples; sample++) {
      const at = now - (sample * delta) / samples;
      if (motions[i]!.poseAt(at, frame, poseA) && motions[j]!.poseAt(at, frame, poseB)) {
        gap = Math.min(
          gap,
          boxGap(boxes[i]!, poseA, boxes[j]!, poseB),
          boxGap(boxes[j]!, poseB, boxes[i]!, poseA),
        );
      }
    }
    if (gap > CONTACT_GAP) continue;
    if (now - lastContact > MERGE_SECONDS) {
      contact = { a, b, frame, endFrame: frame, gap };
      contacts.push(contact);
    } else if (contact !== null && now - clock.elapsed[contact.frame]! <= MERGE_SECONDS) {
      contact.endFrame = frame;
    }
    lastContact = now;
  }
}

/**
 * Returns the distance between two hitboxes, uu, searched from the second; searching from the first can end a little
 * nearer. Skips boxes that can't touch and then returns more than `CONTACT_GAP`.
 */
function boxGap(first: Box, firstPose: Pose, second: Box, secondPose: Pose): number {
  point.x = secondPose.x;
  point.y = secondPose.y;
  point.z = secondPose.z;
  let gap = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    gap = nearest(first, firstPose);
    if (gap === 0) return 0;
    if (round === 0 && gap - second.reach > CONTACT_GAP) return gap;
    gap = nearest(second, secondPose);
    if (gap === 0) return 0;
  }
  return gap;
}

/** Moves `point` to the nearest point of a box and returns the distance. */
function nearest(box: Box, pose: Pose): number {
  const gap = calculateBoxDistance(box, pose, point.x, point.y, point.z, local);
  rotate(pose, local.x, local.y, local.z, point);
  point.x += pose.x;
  point.y += pose.y;
  point.z += pose.z;
  return gap;
}

/** Min closing speed of the cars, uu/s [SA]. */
const MIN_CLOSING_SPEED = 420;
/** Min change in the victim's velocity away from the initiator, uu/s [SA]. */
const MIN_IMPULSE = 180;
/** Min score of an initiator: its own approach plus its effect on the other car, uu/s [SA]. */
const MIN_SCORE = 650;
/** If the scores differ by less than this, uu/s [SA], neither is the initiator: they bump each other. */
const MIN_MARGIN = 175;
/** Velocities are compared over this long before and after, s: bodies lag by up to two updates [P]. */
const IMPULSE_SECONDS = 0.12;
/** Cars in a 50/50 bump each other all the time; contacts this close to one don't count, s [SA]. */
const FIFTY_FIFTY_SECONDS = 0.35;
/** A demolition of the same car within this time replaces the bump, s [P]. */
const DEMOLITION_SECONDS = 0.3;
/** Bumps are the least reliable event (3.30), so their confidence is capped. */
const MAX_CONFIDENCE = 0.7;
const MIN_CONFIDENCE = 0.4;
/** Impulse for full confidence, uu/s [P]. */
const FULL_CONFIDENCE_IMPULSE = 1000;

/** In uu/s along the line between the cars. */
type BumpEvidence = {
  readonly closingSpeed: number;
  /** Change in the victim's velocity. */
  readonly impulse: number;
  /** Whether both drove into each other and both were knocked away; the player is the one who contributed slightly more. */
  readonly mutual: boolean;
  readonly ownTeam: boolean;
  /** Whether the victim was in the initiator's half. */
  readonly defensive: boolean;
  readonly gap: number;
};
export type Bump = GameEvent<'bump', BumpEvidence>;

/** Detects cars that knock others away without destroying them. game-and-stats.md 3.30, after subtr-actor's. */
export const bumpDetector = defineDetector({
  kinds: ['bump'],
  needs: [touchDetector, demolitionDetector],
  detect: (match, [touches, demolitions]): Bump[] =>
    findCarContacts(match).flatMap((contact) =>
      isDemolition(match, contact, demolitions) || isChallengeForBall(match, contact, touches)
        ? []
        : (judge(match, contact) ?? []),
    ),
});

/** Returns the bump with the largest impulse: bodies lag, so cars seem to touch before and after the hit. */
function judge(match: MatchView, contact: CarContact): Bump | null {
  let best: Bump | null = null;
  for (let frame = contact.frame; frame <= contact.endFrame; frame++) {
    const bump = judgeAt(match, contact, frame);
    if (bump !== null && (best === null || bump.evidence.impulse > best.evidence.impulse)) best = bump;
  }
  return best;
}

function judgeAt(match: MatchView, contact: CarContact, frame: number): Bump | null {
  const impact = measureImpact(match, contact, frame);
  if (impact === null) return null;
  const [ofA, ofB] = impact;
  const closingSpeed = ofA.approach + ofB.approach;
  if (closingSpeed < MIN_CLOSING_SPEED) return null;
  const scoreA = ofA.approach + ofA.impulse;
  const scoreB = ofB.approach + ofB.impulse;
  const [initiator, victim, own, score] =
    scoreA >= scoreB ? [contact.a, contact.b, ofA, scoreA] : [contact.b, contact.a, ofB, scoreB];
  if (score < MIN_SCORE || own.impulse < MIN_IMPULSE) return null;
  const mutual = Math.abs(scoreA - scoreB) < MIN_MARGIN;
  // Evenly matched cars that scrape past each other don't bump.
  if (mutual && Math.min(ofA.impulse, ofB.impulse) < MIN_IMPULSE) return null;
  const strength = ramp(own.impulse, MIN_IMPULSE, FULL_CONFIDENCE_IMPULSE);
  return makePlayerEvent(match, initiator, {
    kind: 'bump',
    other: victim.index,
    frame,
    at: getCarAt(victim, frame),
    confidence: MIN_CONFIDENCE + strength * (MAX_CONFIDENCE - MIN_CONFIDENCE),
    evidence: {
      closingSpeed,
      impulse: own.impulse,
      mutual,
      ownTeam: initiator.team === victim.team,
      defensive: initiator.sign * victim.car.y[frame]! < 0,
      gap: contact.gap,
    },
  });
}

function isDemolition(
  { clock }: MatchView,
  { a, b, frame }: CarContact,
  demolitions: readonly Demolition[],
): boolean {
  const now = clock.elapsed[frame]!;
  return demolitions.some(
    ({ other, time }) =>
      (other === a.index || other === b.index) && Math.abs(time - now) <= DEMOLITION_SECONDS,
  );
}

/** Whether both opponents touch the ball around the contact. */
function isChallengeForBall(
  { clock }: MatchView,
  { a, b, frame }: CarContact,
  touches: readonly TouchEvent[],
): boolean {
  if (a.team === b.team) return false;
  const now = clock.elapsed[frame]!;
  const touched = (index: number): boolean =>
    touches.some(({ player, time }) => player === index && Math.abs(time - now) <= FIFTY_FIFTY_SECONDS);
  return touched(a.index) && touched(b.index);
}

/** A contact as seen from one of its cars, uu/s along the line between the two. */
interface Impact {
  /** Speed of this car toward the other. */
  approach: number;
  /** How much the other car was knocked away. */
  impulse: number;
}

/**
 * @param frame frame of the contact
 * @returns both cars' impacts; null if a car has no update around it
 */
function measureImpact(
  match: MatchView,
  { a, b }: CarContact,
  frame: number,
): readonly [Impact, Impact] | null {
  const { clock } = match;
  const now = clock.elapsed[frame]!;
  const early = frameBefore(match, now - IMPULSE_SECONDS / 2);
  const late = Math.min(match.frameAt(now + IMPULSE_SECONDS), match.frames - 1);
  const spanA = updatesAround(calculateCarMotion(a.car, clock), a.car, early, late);
  const spanB = updatesAround(calculateCarMotion(b.car, clock), b.car, early, late);
  if (spanA === null || spanB === null) return null;
  // From one car to the other, both extrapolated to the same time.
  const moment = Math.max(clock.elapsed[spanA[0]]!, clock.elapsed[spanB[0]]!);
  const aheadA = moment - clock.elapsed[spanA[0]]!;
  const aheadB = moment - clock.elapsed[spanB[0]]!;
  const between = (
    from: Float32Array,
    fromSpeed: Float32Array,
    to: Float32Array,
    toSpeed: Float32Array,
  ): number => to[spanB[0]]! + toSpeed[spanB[0]]! * aheadB - from[spanA[0]]! - fromSpeed[spanA[0]]! * aheadA;
  let nx = between(a.car.x, a.car.vx, b.car.x, b.car.vx);
  let ny = between(a.car.y, a.car.vy, b.car.y, b.car.vy);
  let nz = between(a.car.z, a.car.vz, b.car.z, b.car.vz);
  const length = Math.hypot(nx, ny, nz);
  if (length === 0) return null;
  nx /= length;
  ny /= length;
  nz /= length;
  const along = (car: CarTrack, at: number): number => car.vx[at]! * nx + car.vy[at]! * ny + car.vz[at]! * nz;
  const approachA = along(a.car, spanA[0]);
  const approachB = -along(b.car, spanB[0]);
  return [
    { approach: approachA, impulse: along(b.car, spanB[1]) - along(b.car, spanB[0]) },
    { approach: approachB, impulse: along(a.car, spanA[0]) - along(a.car, spanA[1]) },
  ];
}

function frameBefore({ frameAt, clock, frames }: MatchView, time: number): number {
  const next = Math.min(frameAt(time), frames - 1);
  return next > 0 && clock.elapsed[next]! > time ? next - 1 : next;
}

/** Returns updates from one life before and after a contact. */
function updatesAround(
  { before, after }: CarMotion,
  car: CarTrack,
  early: number,
  late: number,
): readonly [number, number] | null {
  const first = before[early]!;
  const last = after[late]!;
  return first < 0 || last < 0 || car.life[first] !== car.life[last] ? null : [first, last];
}
