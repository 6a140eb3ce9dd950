import { length } from '../../model/length.ts';
import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import { calculateCarMotion } from '../../timeline/car-motion.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';

/** Creates the ball relative to a car. Lengths in uu, speeds in uu/s. */
export function createBallFromCar() {
  return {
    /** From the car's center of mass, in field axes. */
    dx: 0,
    dy: 0,
    dz: 0,
    /** Horizontal and 3D distance of the centers. */
    level: 0,
    distance: 0,
    /** In car axes. */
    forward: 0,
    right: 0,
    up: 0,
    /** Horizontal speed of the ball relative to the car. */
    levelSpeed: 0,
    ballZ: 0,
    carZ: 0,
    axes: createCarAxes(),
  };
}
type BallFromCar = ReturnType<typeof createBallFromCar>;

/** Max time to extrapolate a body from its last update, s. */
const MAX_LEAD_SECONDS = 0.15;
const ballUpdates = new WeakMap<MatchView, Int32Array>();

/**
 * Writes the ball's position relative to a car at a frame into `out`. Car and ball are updated in different frames;
 * each is extrapolated with its velocity, or their distance would be off by up to 100 uu at full speed.
 */
export function readBallFromCar(
  match: MatchView,
  { car }: PlayerView,
  frame: number,
  out: BallFromCar,
): BallFromCar {
  const { ball, clock } = match;
  const now = clock.elapsed[frame]!;
  const carFrame = calculateCarMotion(car, clock).before[frame]!;
  const carLead = calculateLead(clock.elapsed, carFrame, now);
  const ballLead = calculateLead(clock.elapsed, lastBallUpdates(match)[frame]!, now);
  const carZ = car.z[frame]! + car.vz[frame]! * carLead;
  const ballZ = ball.z[frame]! + ball.vz[frame]! * ballLead;
  const dx = ball.x[frame]! + ball.vx[frame]! * ballLead - car.x[frame]! - car.vx[frame]! * carLead;
  const dy = ball.y[frame]! + ball.vy[frame]! * ballLead - car.y[frame]! - car.vy[frame]! * carLead;
  const dz = ballZ - carZ;
  const axes = readCarAxes(car, frame, out.axes);
  out.dx = dx;
  out.dy = dy;
  out.dz = dz;
  out.level = Math.sqrt(dx * dx + dy * dy);
  out.distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
  out.forward = dx * axes.forwardX + dy * axes.forwardY + dz * axes.forwardZ;
  out.right = dx * axes.rightX + dy * axes.rightY + dz * axes.rightZ;
  out.up = dx * axes.upX + dy * axes.upY + dz * axes.upZ;
  out.levelSpeed = length(ball.vx[frame]! - car.vx[frame]!, ball.vy[frame]! - car.vy[frame]!);
  out.ballZ = ballZ;
  out.carZ = carZ;
  return out;
}

function calculateLead(elapsed: Float64Array, from: number, now: number): number {
  return from < 0 ? 0 : Math.min(MAX_LEAD_SECONDS, now - elapsed[from]!);
}

/** Returns the last frame at or before each frame in which the ball was updated; -1 for none. */
function lastBallUpdates(match: MatchView): Int32Array {
  let updates = ballUpdates.get(match);
  if (updates === undefined) {
    updates = new Int32Array(match.frames);
    for (let frame = 0, last = -1; frame < match.frames; frame++) {
      if (match.ball.updated[frame] === 1) last = frame;
      updates[frame] = last;
    }
    ballUpdates.set(match, updates);
  }
  return updates;
}
