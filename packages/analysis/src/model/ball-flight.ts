import { FIELD } from './field-geometry.ts';
import { length } from './length.ts';
import { createNearestSurface, findNearestSurface } from './surface.ts';

/** Ball: radius uu, drag per second of velocity, gravity uu/s², max speed uu/s. Source: game-and-stats.md 1.3. */
export const BALL = {
  radius: 91.25,
  gravity: -650,
  dragPerSecond: 0.03,
  maxSpeed: 6000,
} as const;

/** Bounce coefficients of surfaces (game-and-stats.md 1.3). */
const BOUNCE = {
  restitution: 0.6,
  friction: 0.285,
  /** Friction is at its max if the ball meets the surface at least half as fast as it slips along it. */
  slipRatio: 2,
  spinPerImpulse: 0.0003,
  /** Below this speed into the surface, uu/s, the ball rolls. */
  rollingSpeed: 50,
} as const;

/** Time step of the simulation, s (game-and-stats.md 3.6: 1/60 to 1/120). */
const STEP_SECONDS = 1 / 60;

/** Ball in a frame whose relevant goal is at +y; uu, uu/s, rad/s. */
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

/** Where an untouched ball meets the goal plane at +y. */
export interface Flight {
  /** Whether it gets there within the given time. */
  arrives: boolean;
  /** Whether the center is between the posts and below the crossbar, including a graze of the frame. */
  onTarget: boolean;
  /** Seconds until the center is in the goal-line plane (on target) or at the wall. */
  seconds: number;
  /** Center in the plane, in the frame of the given state. */
  x: number;
  z: number;
  bounces: number;
}

/**
 * A center at the line within this distance of the middle, and below this height, counts as in, uu (game-and-stats.md
 * 3.6).
 */
const MOUTH_HALF_WIDTH = 862;
const MOUTH_HEIGHT = 632;
const HALF_ROOT = Math.SQRT1_2;

/** Updates the state with a bounce off a plane with unit normal n; does nothing if the ball moves away from it. */
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

/** Returns the share of the ball's velocity left by drag after `seconds`. */
const keptAfter = (seconds: number): number => Math.exp(-BALL.dragPerSecond * seconds);

/** Moves the ball through free air for `seconds`, with drag keeping `keep` of its velocity. */
export function coast(ball: BallState, seconds: number, keep = keptAfter(seconds)): void {
  ball.x += ball.vx * seconds;
  ball.y += ball.vy * seconds;
  ball.z += ball.vz * seconds + (BALL.gravity * seconds * seconds) / 2;
  ball.vx *= keep;
  ball.vy *= keep;
  ball.vz = ball.vz * keep + BALL.gravity * seconds;
  const speed = length(ball.vx, ball.vy, ball.vz);
  if (speed > BALL.maxSpeed) {
    const shrink = BALL.maxSpeed / speed;
    ball.vx *= shrink;
    ball.vy *= shrink;
    ball.vz *= shrink;
  }
}

const KEPT_AFTER_STEP = keptAfter(STEP_SECONDS);

/**
 * Bounces the ball off floor, ceiling, side walls, the back wall at -y and the corners, but not ramps. Returns the
 * number of bounces.
 */
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
 * Simulates an untouched ball until it meets the goal plane at +y.
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
    coast(ball, STEP_SECONDS, KEPT_AFTER_STEP);
    flight.bounces += meetSurfaces(ball);
  }
  return flight;
}

const nearest = createNearestSurface();

/** Radius of posts and crossbar for bounces, uu (game-and-stats.md 1.1 [SA]). */
const FRAME_RADIUS = 75;

/** A ball this close to a surface touches it, uu: positions are slightly off. */
const TOUCHING_GAP = 10;

/** Bounces the ball off a plane `away` from its center if it touches the plane or crossed it in the last `seconds`. */
function meet(ball: BallState, seconds: number, away: number, nx: number, ny: number, nz: number): void {
  const into = -(ball.vx * nx + ball.vy * ny + ball.vz * nz);
  if (away <= BALL.radius + TOUCHING_GAP + Math.max(0, into) * seconds) bounce(ball, nx, ny, nz);
}

/**
 * Bounces the ball off every plane of the standard field that it touches or crossed in the last `seconds`: floor, ceiling,
 * walls, corners. Does nothing in free air.
 */
export function bounceOffPlanes(ball: BallState, seconds: number): void {
  meet(ball, seconds, ball.z, 0, 0, 1);
  meet(ball, seconds, FIELD.ceilingZ - ball.z, 0, 0, -1);
  const sideX = ball.x < 0 ? -1 : 1;
  const sideY = ball.y < 0 ? -1 : 1;
  meet(ball, seconds, FIELD.sideWallX - sideX * ball.x, -sideX, 0, 0);
  const inMouth = Math.abs(ball.x) < FIELD.goalPostX && ball.z < FIELD.goalHeight;
  if (!inMouth) meet(ball, seconds, FIELD.backWallY - sideY * ball.y, 0, -sideY, 0);
  const corner = (FIELD.cornerSum - sideX * ball.x - sideY * ball.y) * Math.SQRT1_2;
  meet(ball, seconds, corner, -sideX * Math.SQRT1_2, -sideY * Math.SQRT1_2, 0);
}

/** Bounces the ball off its nearest surface, ramps included, if it touches the surface or crossed it in `seconds`. */
export function bounceOffNearest(ball: BallState, seconds: number): void {
  const { gap, normalX, normalY, normalZ } = findNearestSurface(ball.x, ball.y, ball.z, nearest);
  meet(ball, seconds, gap, normalX, normalY, normalZ);
}

/** Ramps start this far from the walls, uu (game-and-stats.md 1.1). */
const RAMP_REACH = 256;

/**
 * Returns whether the floor is the only surface the ball can meet: it's below the ceiling's reach and away from
 * walls, ramps and posts.
 */
export function isOverOpenFloor(x: number, y: number, z: number): boolean {
  const margin = RAMP_REACH + BALL.radius;
  return (
    z < FIELD.ceilingZ - margin &&
    Math.abs(x) < FIELD.sideWallX - margin &&
    Math.abs(y) < FIELD.backWallY - margin &&
    Math.abs(x) + Math.abs(y) < FIELD.cornerSum - Math.SQRT2 * margin
  );
}

/** Returns whether no surface and no goal frame is within `reach` of the ball, so that only a car can change its path. */
export function isInFreeAir(x: number, y: number, z: number, reach: number): boolean {
  const limit = BALL.radius + reach;
  if (findNearestSurface(x, y, z, nearest).gap <= limit) return false;
  const beyond = Math.abs(y) - FIELD.backWallY;
  if (beyond < -(limit + FRAME_RADIUS)) return true;
  if (beyond > limit) return false;
  return Math.abs(x) < FIELD.goalPostX - limit - FRAME_RADIUS && z < FIELD.goalHeight - limit - FRAME_RADIUS;
}
