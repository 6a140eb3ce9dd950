import { BALL, type Ball, limitSpeed } from './ball.ts';
import type { Car } from './car.ts';
import {
  add,
  clamp,
  dot,
  inverse,
  length,
  normalise,
  rotate,
  scale,
  subtract,
  type Vector,
  vector,
} from './geometry.ts';

/** Octane's box: half sizes and centre, in the car's axes. Source: game-and-stats.md 1.6. */
const HALF = vector(60.25, 43.35, 19.33);
const CENTRE = vector(13.876, 0, 20.755);

export interface Contact {
  /** Unit vector from the box to the ball's centre. */
  normal: Vector;
  /** Negative when the bodies overlap. */
  gap: number;
}

export function contactOf(car: Car, ball: Ball): Contact {
  const q = car.orientation;
  const local = subtract(rotate(inverse(q), subtract(ball.position, car.position)), CENTRE);
  const nearest = vector(
    clamp(local.x, -HALF.x, HALF.x),
    clamp(local.y, -HALF.y, HALF.y),
    clamp(local.z, -HALF.z, HALF.z),
  );
  const away = subtract(local, nearest);
  return { normal: rotate(q, normalise(away)), gap: length(away) - BALL.radius };
}

/** Height counts this much in the direction of a hit (game-and-stats.md 1.5). */
const HIT_HEIGHT = 0.35;

/** Pushes the ball out of the box and lets the moving car carry it away. */
export function bounceOffCar(ball: Ball, car: Car, { normal, gap }: Contact): void {
  ball.position = add(ball.position, scale(normal, -gap));
  const away = normalise(vector(normal.x, normal.y, normal.z * HIT_HEIGHT));
  const approach = dot(subtract(ball.velocity, car.velocity), away);
  if (approach >= 0) return;
  ball.velocity = add(ball.velocity, scale(away, -approach));
  limitSpeed(ball);
}

/** Sends the ball off the car at a velocity. */
export function sendBall(ball: Ball, { normal, gap }: Contact, velocity: Vector): void {
  ball.position = add(ball.position, scale(normal, -gap + 2));
  ball.velocity = velocity;
  ball.angular = scale(velocity, 2 / (length(velocity) || 1));
}
