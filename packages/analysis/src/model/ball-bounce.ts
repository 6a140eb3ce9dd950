import { BALL, type BallState, bounce } from './ball-flight.ts';
import { FIELD } from './field-geometry.ts';
import { createNearestSurface, nearestSurface } from './surface.ts';

const nearest = createNearestSurface();

/** Radius of posts and bar for bounces, uu (game-and-stats.md 1.1 [SA]). */
const FRAME_RADIUS = 75;

/**
 * Bounces the ball off every plane of the standard field that its centre is within `reach` of touching: floor, ceiling,
 * walls, corners. Does nothing in free air.
 */
export function bounceOffPlanes(ball: BallState, reach: number): void {
  const limit = BALL.radius + reach;
  if (ball.z <= limit) bounce(ball, 0, 0, 1);
  else if (ball.z >= FIELD.ceilingZ - limit) bounce(ball, 0, 0, -1);
  const sideX = ball.x < 0 ? -1 : 1;
  const sideY = ball.y < 0 ? -1 : 1;
  if (sideX * ball.x >= FIELD.sideWallX - limit) bounce(ball, -sideX, 0, 0);
  const inMouth = Math.abs(ball.x) < FIELD.goalPostX && ball.z < FIELD.goalHeight;
  if (sideY * ball.y >= FIELD.backWallY - limit && !inMouth) bounce(ball, 0, -sideY, 0);
  if ((sideX * ball.x + sideY * ball.y - FIELD.cornerSum) * Math.SQRT1_2 >= -limit) {
    bounce(ball, -sideX * Math.SQRT1_2, -sideY * Math.SQRT1_2, 0);
  }
}

/** Bounces the ball off the one surface nearest to it, ramps included, if it is within `reach` of touching. */
export function bounceOffNearest(ball: BallState, reach: number): void {
  const { gap, normalX, normalY, normalZ } = nearestSurface(ball.x, ball.y, ball.z, nearest);
  if (gap <= BALL.radius + reach) bounce(ball, normalX, normalY, normalZ);
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
