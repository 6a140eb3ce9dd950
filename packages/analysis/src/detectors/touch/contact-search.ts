import {
  BALL,
  type BallState,
  bounceOffNearest,
  bounceOffPlanes,
  coast,
  isInFreeAir,
  isOverOpenFloor,
} from '../../model/ball-flight.ts';
import { type Box, calculateBoxDistance, getHitbox, type Pose } from '../../model/box-gap.ts';
import { length } from '../../model/length.ts';
import type { Vector } from '../../model/quaternion.ts';
import { type CarMotion, calculateCarMotion } from '../../timeline/car-motion.ts';
import type { PlayerView } from '../../timeline/match-view.ts';
import type { BallTrack, ClockTrack } from '../../timeline/tracks.ts';

/** Min change of the ball's velocity, uu/s [SA]. */
export const MIN_SPEED_DEVIATION = 15;
/** Max share of the deviation that a bounce may leave unexplained [P]. */
const BOUNCE_RESIDUE = 0.3;
/** A ball whose surface is this close to a wall or floor may have bounced off it, uu: it moves up to 200 uu per frame. */
const BOUNCE_REACH = 60;

/** The ball between two updates: where an untouched ball would have gone, and where it went. */
export interface BallStep {
  from: number;
  to: number;
  /** Summed frame deltas at both updates, in s. */
  start: number;
  end: number;
  /** Velocity and position relative to the untouched ball's at the end, minus what a bounce explains. uu/s, uu. */
  speedDeviation: number;
  placeDeviation: number;
  /** Only a car could have caused it, no bounce. */
  freeAir: boolean;
  /** When the two paths, forward from the start and backward from the end, are closest to each other. */
  meeting: number;
}

const expected: BallState = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 };

export function readBallState(ball: BallTrack, frame: number, out: BallState): void {
  out.x = ball.x[frame]!;
  out.y = ball.y[frame]!;
  out.z = ball.z[frame]!;
  out.vx = ball.vx[frame]!;
  out.vy = ball.vy[frame]!;
  out.vz = ball.vz[frame]!;
  out.wx = ball.wx[frame]!;
  out.wy = ball.wy[frame]!;
  out.wz = ball.wz[frame]!;
}

const speedDeviation = (ball: BallTrack, frame: number): number =>
  length(ball.vx[frame]! - expected.vx, ball.vy[frame]! - expected.vy, ball.vz[frame]! - expected.vz);

const positionDeviation = (ball: BallTrack, frame: number): number =>
  length(ball.x[frame]! - expected.x, ball.y[frame]! - expected.y, ball.z[frame]! - expected.z);

/** Adds the deviations to `step`, whose frames and times are set. */
export function measureStep(ball: BallTrack, step: BallStep): void {
  const { from, to } = step;
  const dt = step.end - step.start;
  readBallState(ball, from, expected);
  coast(expected, dt);
  step.speedDeviation = speedDeviation(ball, to);
  step.placeDeviation = positionDeviation(ball, to);
  step.meeting = findMeeting(ball, step);
  step.freeAir =
    isInFreeAir(expected.x, expected.y, expected.z, BOUNCE_REACH) &&
    isInFreeAir(ball.x[to]!, ball.y[to]!, ball.z[to]!, BOUNCE_REACH);
  if (step.freeAir || step.speedDeviation < MIN_SPEED_DEVIATION) return;
  bounceOffPlanes(expected, dt);
  let residue = speedDeviation(ball, to);
  if (residue > BOUNCE_RESIDUE * step.speedDeviation) {
    readBallState(ball, from, expected);
    coast(expected, dt);
    bounceOffNearest(expected, dt);
    residue = Math.min(residue, speedDeviation(ball, to));
  }
  if (residue > BOUNCE_RESIDUE * step.speedDeviation) {
    // Away from ramps and posts the floor is a plane: a deviation that its bounce doesn't explain came from a car.
    step.freeAir = isOverOpenFloor(ball.x[to]!, ball.y[to]!, ball.z[to]!);
    return;
  }
  step.placeDeviation *= residue / step.speedDeviation;
  step.speedDeviation = residue;
}

function findMeeting(ball: BallTrack, { from, to, start, end }: BallStep): number {
  const dt = end - start;
  const dvx = ball.vx[from]! - ball.vx[to]!;
  const dvy = ball.vy[from]! - ball.vy[to]!;
  const dvz = ball.vz[from]! - ball.vz[to]!;
  const dx = ball.x[from]! - (ball.x[to]! - ball.vx[to]! * dt);
  const dy = ball.y[from]! - (ball.y[to]! - ball.vy[to]! * dt);
  const dz = ball.z[from]! - (ball.z[to]! - ball.vz[to]! * dt);
  const square = dvx * dvx + dvy * dvy + dvz * dvz;
  const after = square > 1 ? -(dx * dvx + dy * dvy + dz * dvz) / square : dt / 2;
  return start + Math.max(0, Math.min(dt, after));
}

/**
 * Returns the ball's position at a time in or next to the step: on the old path before the meeting, on the new path
 * after it.
 */
export function getBallAt(ball: BallTrack, step: Readonly<BallStep>, time: number, out: Vector): void {
  const frame = time < step.meeting ? step.from : step.to;
  const dt = time - (time < step.meeting ? step.start : step.end);
  out.x = ball.x[frame]! + ball.vx[frame]! * dt;
  out.y = ball.y[frame]! + ball.vy[frame]! * dt;
  out.z = ball.z[frame]! + ball.vz[frame]! * dt;
}

/** Where a car came closest to the ball. */
export interface Approach {
  gap: number;
  time: number;
}

/** Samples a step. */
const SAMPLES = 10;
/**
 * A frame's car and ball positions are not from the same physics tick (game-and-stats.md 1.8): the search extends by
 * this much, s.
 */
const SLACK_SECONDS = 0.03;
/** uu/s (1.4). */
const MAX_CAR_SPEED = 2300;

const pose: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 };
const ballPosition: Vector = { x: 0, y: 0, z: 0 };

export interface ContactSearch {
  readonly view: PlayerView;
  readonly motion: CarMotion;
  /** Finds the smallest gap during a step; the gap is Infinity if the car is farther than `limit` the whole time. */
  nearest(step: Readonly<BallStep>, limit: number, out: Approach): void;
  /** Returns the gap at a time, with the ball on the step's path; `contact` receives the nearest point in car axes. */
  gapAt(step: Readonly<BallStep>, time: number, contact?: Vector): number;
}

export function createContactSearch(view: PlayerView, ball: BallTrack, clock: ClockTrack): ContactSearch {
  const motion = calculateCarMotion(view.car, clock);
  const box: Box = getHitbox(view.player.bodyId);
  const { car } = view;

  const gapAt = (step: Readonly<BallStep>, time: number, contact?: Vector): number => {
    if (!motion.poseAt(time, step.to, pose)) return Number.POSITIVE_INFINITY;
    getBallAt(ball, step, time, ballPosition);
    return (
      calculateBoxDistance(box, pose, ballPosition.x, ballPosition.y, ballPosition.z, contact) - BALL.radius
    );
  };

  const nearest = (step: Readonly<BallStep>, limit: number, out: Approach): void => {
    out.gap = Number.POSITIVE_INFINITY;
    out.time = step.end;
    const first = step.start - SLACK_SECONDS;
    const span = step.end + SLACK_SECONDS - first;
    const { from, to } = step;
    const fastest =
      Math.max(
        Math.abs(ball.vx[from]!) + Math.abs(ball.vy[from]!) + Math.abs(ball.vz[from]!),
        Math.abs(ball.vx[to]!) + Math.abs(ball.vy[to]!) + Math.abs(ball.vz[to]!),
      ) + MAX_CAR_SPEED;
    const reach = BALL.radius + box.reach + limit + fastest * span;
    const dx = car.x[step.to]! - ball.x[step.to]!;
    const dy = car.y[step.to]! - ball.y[step.to]!;
    const dz = car.z[step.to]! - ball.z[step.to]!;
    if (dx * dx + dy * dy + dz * dz > reach * reach) return;
    for (let sample = -1; sample <= SAMPLES; sample++) {
      const time = sample < 0 ? step.meeting : first + (span * sample) / SAMPLES;
      const gap = gapAt(step, time);
      if (gap < out.gap) {
        out.gap = gap;
        out.time = time;
      }
    }
  };
  return { view, motion, nearest, gapAt };
}
