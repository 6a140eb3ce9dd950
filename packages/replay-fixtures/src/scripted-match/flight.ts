import { ARENA, type Team } from './arena.ts';
import { BALL, type Ball, concededBy, insideMouth, stepBall } from './ball.ts';
import type { Car } from './car.ts';
import { secondsTo } from './steering.ts';
import { planDistance, type Vector, vector } from './vector.ts';

/** Where the ball will be, one place every `PATH_STEP` seconds, if nobody touches it. */
export const PATH_STEP = 0.1;
const PATH_SECONDS = 4;
const SIMULATION_STEP = 1 / 60;
/** Balls above this cannot be reached from the ground. */
const REACHABLE_HEIGHT = 160;

export function predictPath(ball: Ball, seconds: number = PATH_SECONDS): Vector[] {
  const copy = copyBall(ball);
  const path: Vector[] = [{ ...copy.position }];
  const steps = Math.round(PATH_STEP / SIMULATION_STEP);
  for (let t = PATH_STEP; t <= seconds; t += PATH_STEP) {
    for (let i = 0; i < steps; i++) stepBall(copy, SIMULATION_STEP);
    path.push({ ...copy.position });
  }
  return path;
}

/** The team whose goal the ball flies into untouched, or null. */
export function goalAhead(ball: Ball): Team | null {
  const copy = copyBall(ball);
  for (let t = 0; t < PATH_SECONDS; t += SIMULATION_STEP) {
    stepBall(copy, SIMULATION_STEP);
    const conceding = concededBy(copy.position);
    if (conceding !== null) return conceding;
    if (Math.abs(copy.position.y) > ARENA.backWall - BALL.radius && !insideMouth(copy.position)) return null;
  }
  return null;
}

/** First place on the path that the car can reach in time, and when. */
export function interceptOf(car: Car, path: readonly Vector[]): { place: Vector; seconds: number } {
  for (const [i, place] of path.entries()) {
    if (place.z > REACHABLE_HEIGHT) continue;
    if (secondsTo(car, place) <= i * PATH_STEP + 0.05) return { place, seconds: i * PATH_STEP };
  }
  const place = path.at(-1)!;
  return { place, seconds: secondsTo(car, place) };
}

/** Velocity that carries a ball from one point to another at a level speed, uu/s, in one arc. */
export function lob(from: Vector, to: Vector, speed: number): Vector {
  const level = planDistance(from, to) || 1;
  const seconds = level / speed;
  return vector(
    ((to.x - from.x) / level) * speed,
    ((to.y - from.y) / level) * speed,
    (to.z - from.z) / seconds - (BALL.gravity * seconds) / 2,
  );
}

export function copyBall(ball: Ball): Ball {
  return {
    position: { ...ball.position },
    velocity: { ...ball.velocity },
    angular: { ...ball.angular },
    orientation: ball.orientation,
  };
}
