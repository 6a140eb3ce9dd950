import { FIELD } from './field-geometry.ts';

/** Ball: radius uu, drag per second of velocity, gravity uu/s², fastest uu/s. Source: game-and-stats.md 1.3. */
export const BALL = {
  radius: 91.25,
  gravity: -650,
  dragPerSecond: 0.03,
  maxSpeed: 6000,
} as const;

/** What a surface takes from the ball (game-and-stats.md 1.3). */
const BOUNCE = {
  restitution: 0.6,
  friction: 0.285,
  /** Most friction counts when the ball meets the surface at least half as fast as it slips along it. */
  slipRatio: 2,
  spinPerImpulse: 0.0003,
  /** Slower than this into the surface, uu/s, the ball rolls. */
  rollingSpeed: 50,
} as const;

/** Step of the simulation, s (game-and-stats.md 3.6: 1/60 to 1/120). */
const STEP_SECONDS = 1 / 60;

/** Ball in a frame in which the goal that matters lies at +y; uu, uu/s, rad/s. */
export interface BallState {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  wx: number;
  wy: number;
  wz: number;
}

/** Where an untouched ball meets the plane of the goal at +y. */
export interface Flight {
  /** It gets there within the time asked for. */
  arrives: boolean;
  /** Centre inside the posts and under the bar, a graze of the frame included. */
  onTarget: boolean;
  /** Seconds until the centre is in the plane of the line (on target) or at the wall. */
  seconds: number;
  /** Centre in the plane, same frame as the state given. */
  x: number;
  z: number;
  /** Surfaces met on the way. */
  bounces: number;
}

/** Centre at the line within this of the middle and below this counts as in, uu (game-and-stats.md 3.6). */
const MOUTH_HALF_WIDTH = 862;
const MOUTH_HEIGHT = 632;
const HALF_ROOT = Math.SQRT1_2;

/** Changes the state by a bounce off a plane with the unit normal n; does nothing when the ball moves away from it. */
export function bounce(ball: BallState, nx: number, ny: number, nz: number): boolean {
  const into = ball.vx * nx + ball.vy * ny + ball.vz * nz;
  if (into >= 0) return false;
  const tx = ball.vx - into * nx;
  const ty = ball.vy - into * ny;
  const tz = ball.vz - into * nz;
  if (-into <= BOUNCE.rollingSpeed) {
    ball.vx = tx;
    ball.vy = ty;
    ball.vz = tz;
    return false;
  }
  const slipX = tx + BALL.radius * (ny * ball.wz - nz * ball.wy);
  const slipY = ty + BALL.radius * (nz * ball.wx - nx * ball.wz);
  const slipZ = tz + BALL.radius * (nx * ball.wy - ny * ball.wx);
  const slip = Math.hypot(slipX, slipY, slipZ);
  const grip = slip > 0 ? -BOUNCE.friction * Math.min(1, (BOUNCE.slipRatio * -into) / slip) : 0;
  const dx = slipX * grip;
  const dy = slipY * grip;
  const dz = slipZ * grip;
  ball.vx = tx - BOUNCE.restitution * into * nx + dx;
  ball.vy = ty - BOUNCE.restitution * into * ny + dy;
  ball.vz = tz - BOUNCE.restitution * into * nz + dz;
  const turn = BOUNCE.spinPerImpulse * BALL.radius;
  ball.wx += turn * (dy * nz - dz * ny);
  ball.wy += turn * (dz * nx - dx * nz);
  ball.wz += turn * (dx * ny - dy * nx);
  return true;
}

/** Moves the ball through free air by `seconds`. */
export function coast(ball: BallState, seconds: number): void {
  const keep = Math.exp(-BALL.dragPerSecond * seconds);
  ball.x += ball.vx * seconds;
  ball.y += ball.vy * seconds;
  ball.z += ball.vz * seconds + (BALL.gravity * seconds * seconds) / 2;
  ball.vx *= keep;
  ball.vy *= keep;
  ball.vz = ball.vz * keep + BALL.gravity * seconds;
  const speed = Math.hypot(ball.vx, ball.vy, ball.vz);
  if (speed > BALL.maxSpeed) {
    const shrink = BALL.maxSpeed / speed;
    ball.vx *= shrink;
    ball.vy *= shrink;
    ball.vz *= shrink;
  }
}

/** Bounces off floor, ceiling, side walls, the back wall at -y and the corners; ramps are left out. Counts bounces. */
function meetSurfaces(ball: BallState): number {
  let bounces = 0;
  if (ball.z < BALL.radius) {
    ball.z = BALL.radius;
    if (bounce(ball, 0, 0, 1)) bounces += 1;
  } else if (ball.z > FIELD.ceilingZ - BALL.radius) {
    ball.z = FIELD.ceilingZ - BALL.radius;
    if (bounce(ball, 0, 0, -1)) bounces += 1;
  }
  const side = ball.x < 0 ? -1 : 1;
  const farX = side * ball.x - (FIELD.sideWallX - BALL.radius);
  if (farX > 0) {
    ball.x -= side * farX;
    if (bounce(ball, -side, 0, 0)) bounces += 1;
  }
  if (ball.y < -(FIELD.backWallY - BALL.radius)) {
    ball.y = -(FIELD.backWallY - BALL.radius);
    if (bounce(ball, 0, 1, 0)) bounces += 1;
  }
  const end = ball.y < 0 ? -1 : 1;
  const past = (side * ball.x + end * ball.y - FIELD.cornerSum) * HALF_ROOT + BALL.radius;
  if (past > 0) {
    ball.x -= side * past * HALF_ROOT;
    ball.y -= end * past * HALF_ROOT;
    if (bounce(ball, -side * HALF_ROOT, -end * HALF_ROOT, 0)) bounces += 1;
  }
  return bounces;
}

/**
 * Follows a ball that nobody touches until it meets the plane of the goal at +y.
 *
 * @param start state right after a touch; not changed
 * @param horizon seconds after which it counts as not arriving (game-and-stats.md 3.6: 4)
 */
export function flyToGoal(start: Readonly<BallState>, horizon: number): Flight {
  const ball: BallState = { ...start };
  const flight: Flight = {
    arrives: false,
    onTarget: false,
    seconds: horizon,
    x: ball.x,
    z: ball.z,
    bounces: 0,
  };
  const wall = FIELD.backWallY - BALL.radius;
  const steps = Math.round(horizon / STEP_SECONDS);
  for (let step = 0; step <= steps; step++) {
    const inMouth = Math.abs(ball.x) < MOUTH_HALF_WIDTH && ball.z < MOUTH_HEIGHT;
    if (ball.y >= wall && (!inMouth || ball.y >= FIELD.backWallY)) {
      flight.arrives = true;
      flight.onTarget = inMouth;
      flight.seconds = step * STEP_SECONDS;
      flight.x = ball.x;
      flight.z = ball.z;
      return flight;
    }
    coast(ball, STEP_SECONDS);
    flight.bounces += meetSurfaces(ball);
  }
  return flight;
}
