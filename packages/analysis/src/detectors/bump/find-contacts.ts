import { type Box, boxDistance, hitboxOf, type Pose } from '../../model/box-gap.ts';
import { rotate, type Vector } from '../../model/quaternion.ts';
import { type CarMotion, carMotion } from '../../timeline/car-motion.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';

/** Hitboxes nearer than this touch, uu [SA]. */
const CONTACT_GAP = 35;
/** Frames farther apart than this are not looked at, s [SA]. */
const LONGEST_FRAME_SECONDS = 0.18;
/** Time between two looks at a pair of cars, s: at 4,000 uu/s of closing speed that is 70 uu, less than a car [P]. */
const SAMPLE_SECONDS = 0.0175;
/** Cars with centres farther apart cannot touch, uu: two hitboxes end to end and the gap. */
const REACH = 320;
/** The same pair again within this is the same bump, s (10 frames at 30 Hz [SA]). */
const MERGE_SECONDS = 0.35;

/** Two cars met. */
export interface CarContact {
  a: PlayerView;
  b: PlayerView;
  frame: number;
  /** Last frame of contact; never long after the first. */
  endFrame: number;
  gap: number;
}

/** How far a car can be from where it was last seen, uu: two updates at top speed. */
const LAG = 200;
/** Nearest points of two boxes are found by going back and forth between them; this often is within 1 uu. */
const ROUNDS = 6;

const poseA: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 };
const poseB: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 };
const local: Vector = { x: 0, y: 0, z: 0 };
const point: Vector = { x: 0, y: 0, z: 0 };

/** First frames of contact between cars in play, per pair. */
export function findCarContacts(match: MatchView): CarContact[] {
  const { players, clock } = match;
  const motions = players.map(({ car }) => carMotion(car, clock));
  const boxes = players.map(({ player }) => hitboxOf(player.bodyId));
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
    if (a.car.presence[frame] !== 1 || b.car.presence[frame] !== 1 || delta > LONGEST_FRAME_SECONDS) continue;
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
 * Distance between two hitboxes, uu, searched from the second one; the other way round can end a little nearer. Boxes
 * that cannot touch are not searched: what comes back is more than `CONTACT_GAP`.
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

/** Moves `point` to the nearest point of a box and returns how far that was. */
function nearest(box: Box, pose: Pose): number {
  const gap = boxDistance(box, pose, point.x, point.y, point.z, local);
  rotate(pose, local.x, local.y, local.z, point);
  point.x += pose.x;
  point.y += pose.y;
  point.z += pose.z;
  return gap;
}
