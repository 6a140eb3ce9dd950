import { BALL, type BallState, bounce } from './ball-flight.ts';
import { FIELD } from './field-geometry.ts';

/**
 * Bounces the ball off every plane of the standard field that its centre is within `reach` of touching. Ramps, posts and
 * nets are left out. Does nothing in free air.
 *
 * @returns whether a surface was near enough
 */
export function bounceOffNearest(ball: BallState, reach: number): boolean {
  const limit = BALL.radius + reach;
  let near = false;
  if (ball.z <= limit) {
    bounce(ball, 0, 0, 1);
    near = true;
  } else if (ball.z >= FIELD.ceilingZ - limit) {
    bounce(ball, 0, 0, -1);
    near = true;
  }
  const sideX = ball.x < 0 ? -1 : 1;
  const sideY = ball.y < 0 ? -1 : 1;
  if (sideX * ball.x >= FIELD.sideWallX - limit) {
    bounce(ball, -sideX, 0, 0);
    near = true;
  }
  const inMouth = Math.abs(ball.x) < FIELD.goalPostX && ball.z < FIELD.goalHeight;
  if (sideY * ball.y >= FIELD.backWallY - limit && !inMouth) {
    bounce(ball, 0, -sideY, 0);
    near = true;
  }
  if ((sideX * ball.x + sideY * ball.y - FIELD.cornerSum) * Math.SQRT1_2 >= -limit) {
    bounce(ball, -sideX * Math.SQRT1_2, -sideY * Math.SQRT1_2, 0);
    near = true;
  }
  return near;
}
