import { BALL, type BallState, bounce } from './ball-flight.ts';
import { FIELD } from './field-geometry.ts';
import { createNearestSurface, nearestSurface } from './surface.ts';

const nearest = createNearestSurface();

/** Radius of posts and bar for bounces, uu (game-and-stats.md 1.1 [SA]). */
const FRAME_RADIUS = 75;

/** A ball this far from a surface touches it, uu: bodies are a little off. */
const TOUCHING_GAP = 10;

/**
 * Bounces the ball off every plane of the standard field that it touches or crossed in the last `seconds`: floor, ceiling,
 * walls, corners. Does nothing in free air.
 */
export function bounceOffPlanes(ball: BallState, seconds: number): void {
  const meet = (away: number, nx: number, ny: number, nz: number): void => {
    const into = -(ball.vx * nx + ball.vy * ny + ball.vz * nz);
    if (away <= BALL.radius + TOUCHING_GAP + Math.max(0, into) * seconds) bounce(ball, nx, ny, nz);
  };
  meet(ball.z, 0, 0, 1);
  meet(FIELD.ceilingZ - ball.z, 0, 0, -1);
  const sideX = ball.x < 0 ? -1 : 1;
  const sideY = ball.y < 0 ? -1 : 1;
  meet(FIELD.sideWallX - sideX * ball.x, -sideX, 0, 0);
  const inMouth = Math.abs(ball.x) < FIELD.goalPostX && ball.z < FIELD.goalHeight;
  if (!inMouth) meet(FIELD.backWallY - sideY * ball.y, 0, -sideY, 0);
  const corner = (FIELD.cornerSum - sideX * ball.x - sideY * ball.y) * Math.SQRT1_2;
  meet(corner, -sideX * Math.SQRT1_2, -sideY * Math.SQRT1_2, 0);
}

/** Bounces the ball off the one surface nearest to it, ramps included, if it touches it or crossed it in `seconds`. */
export function bounceOffNearest(ball: BallState, seconds: number): void {
  const { gap, normalX, normalY, normalZ } = nearestSurface(ball.x, ball.y, ball.z, nearest);
  const into = -(ball.vx * normalX + ball.vy * normalY + ball.vz * normalZ);
  if (gap <= BALL.radius + TOUCHING_GAP + Math.max(0, into) * seconds)
    bounce(ball, normalX, normalY, normalZ);
}

/** Ramps begin this far from the walls, uu (game-and-stats.md 1.1). */
const RAMP_REACH = 256;

/** Below the ceiling's reach and away from walls, ramps and posts: the only surface that the ball can meet is the floor. */
export function isOverOpenFloor(x: number, y: number, z: number): boolean {
  const margin = RAMP_REACH + BALL.radius;
  return (
    z < FIELD.ceilingZ - margin &&
    Math.abs(x) < FIELD.sideWallX - margin &&
    Math.abs(y) < FIELD.backWallY - margin &&
    Math.abs(x) + Math.abs(y) < FIELD.cornerSum - Math.SQRT2 * margin
  );
}

/** Neither a surface nor a goal frame within `reach` of the ball: only a car can change its path there. */
export function isInFreeAir(x: number, y: number, z: number, reach: number): boolean {
  const limit = BALL.radius + reach;
  if (nearestSurface(x, y, z, nearest).gap <= limit) return false;
  const beyond = Math.abs(y) - FIELD.backWallY;
  if (beyond < -(limit + FRAME_RADIUS)) return true;
  if (beyond > limit) return false;
  return Math.abs(x) < FIELD.goalPostX - limit - FRAME_RADIUS && z < FIELD.goalHeight - limit - FRAME_RADIUS;
}
