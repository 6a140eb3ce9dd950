import { BALL } from '../../model/ball-flight.ts';
import { type Box, boxDistance, hitboxOf, type Pose } from '../../model/box-gap.ts';
import type { Vector } from '../../model/quaternion.ts';
import { type CarMotion, carMotion } from '../../timeline/car-motion.ts';
import type { PlayerView } from '../../timeline/match-view.ts';
import type { BallTrack, ClockTrack } from '../../timeline/tracks.ts';
import { type BallStep, ballAt } from './ball-step.ts';

/** Where a car came nearest to the ball. */
export interface Approach {
  gap: number;
  time: number;
}

/** Samples a step. */
const SAMPLES = 10;
/** Car and ball of one frame are not of the same physics tick (game-and-stats.md 1.8): search this much around, s. */
const SLACK_SECONDS = 0.03;
/** uu/s (1.4). */
const FASTEST_CAR = 2300;

const pose: Pose = { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 };
const place: Vector = { x: 0, y: 0, z: 0 };

export interface ContactSearch {
  readonly view: PlayerView;
  readonly motion: CarMotion;
  /** Smallest gap during a step; gap is Infinity when the car is farther than `limit` in any case. */
  nearest(step: Readonly<BallStep>, limit: number, out: Approach): void;
  /** Gap at a time, the ball on the path of the step; `contact` receives the nearest point in car axes. */
  gapAt(step: Readonly<BallStep>, time: number, contact?: Vector): number;
}

/** Finds how near one car came to the ball. */
export function createContactSearch(view: PlayerView, ball: BallTrack, clock: ClockTrack): ContactSearch {
  const motion = carMotion(view.car, clock);
  const box: Box = hitboxOf(view.player.bodyId);
  const { car } = view;

  const gapAt = (step: Readonly<BallStep>, time: number, contact?: Vector): number => {
    if (!motion.poseAt(time, step.to, pose)) return Number.POSITIVE_INFINITY;
    ballAt(ball, step, time, place);
    return boxDistance(box, pose, place.x, place.y, place.z, contact) - BALL.radius;
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
      ) + FASTEST_CAR;
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
