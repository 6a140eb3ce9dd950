import { ARENA, type Team } from './arena.ts';
import type { Car } from './car.ts';
import {
  add,
  calculateGroundDistance,
  clamp,
  cross,
  dot,
  IDENTITY,
  inverse,
  length,
  limitLength,
  normalize,
  type Quaternion,
  rotate,
  scale,
  subtract,
  turn,
  type Vector,
  vector,
} from './geometry.ts';

/** Octane's hitbox: half sizes and center, in car axes. Source: game-and-stats.md 1.6. */
const HALF = vector(60.25, 43.35, 19.33);
const CENTER = vector(13.876, 0, 20.755);

export interface Contact {
  /** Unit vector from the box to the ball's center. */
  normal: Vector;
  /** Negative when the bodies overlap. */
  gap: number;
}

export function findCarContact(car: Car, ball: Ball): Contact {
  const q = car.orientation;
  const local = subtract(rotate(inverse(q), subtract(ball.position, car.position)), CENTER);
  const nearest = vector(
    clamp(local.x, -HALF.x, HALF.x),
    clamp(local.y, -HALF.y, HALF.y),
    clamp(local.z, -HALF.z, HALF.z),
  );
  const away = subtract(local, nearest);
  return { normal: rotate(q, normalize(away)), gap: length(away) - BALL.radius };
}

/** Weight of the height in the direction of a hit (game-and-stats.md 1.5). */
const HIT_HEIGHT = 0.35;

/** Pushes the ball out of the box and lets the moving car push it along. */
export function bounceOffCar(ball: Ball, car: Car, { normal, gap }: Contact): void {
  ball.position = add(ball.position, scale(normal, -gap));
  const away = normalize(vector(normal.x, normal.y, normal.z * HIT_HEIGHT));
  const approach = dot(subtract(ball.velocity, car.velocity), away);
  if (approach >= 0) return;
  ball.velocity = add(ball.velocity, scale(away, -approach));
  limitSpeed(ball);
}

export function sendBall(ball: Ball, { normal, gap }: Contact, velocity: Vector): void {
  ball.position = add(ball.position, scale(normal, -gap + 2));
  ball.velocity = velocity;
  ball.angular = scale(velocity, 2 / (length(velocity) || 1));
}

export interface Ball {
  position: Vector;
  velocity: Vector;
  /** rad/s around world axes. */
  angular: Vector;
  orientation: Quaternion;
}

/** Source: game-and-stats.md 1.3. */
export const BALL = {
  radius: 91.25,
  restHeight: 92.75,
  gravity: -650,
  drag: 0.03,
  restitution: 0.6,
  maximumSpeed: 6000,
  maximumAngular: 6,
} as const;

/** Share of its speed that a rolling ball loses per second: chosen so that it rolls the length of the field. */
const ROLLING_LOSS = 0.25;
/** At approach speeds below this the ball rolls on instead of bouncing (game-and-stats.md 1.3). */
const BOUNCE_SPEED = 50;

export function createRestingBall(): Ball {
  return {
    position: vector(0, 0, BALL.restHeight),
    velocity: vector(0, 0, 0),
    angular: vector(0, 0, 0),
    orientation: IDENTITY,
  };
}

/** Moves the ball by `dt` seconds: flight, rolling, bounces. Goals are open. */
export function stepBall(ball: Ball, dt: number): void {
  const { position, velocity } = ball;
  const onFloor = position.z <= BALL.restHeight + 0.01 && Math.abs(velocity.z) < BOUNCE_SPEED;
  const loss = Math.exp(-(onFloor ? ROLLING_LOSS : BALL.drag) * dt);
  velocity.x *= loss;
  velocity.y *= loss;
  velocity.z = onFloor ? 0 : velocity.z * loss + BALL.gravity * dt;
  limitSpeed(ball);
  position.x += velocity.x * dt;
  position.y += velocity.y * dt;
  position.z += velocity.z * dt;
  bounceOffWalls(ball);
  if (position.z <= BALL.restHeight + 0.01) rollAlongFloor(ball);
  ball.orientation = turn(ball.orientation, ball.angular, dt);
}

export function limitSpeed(ball: Ball): void {
  ball.velocity = limitLength(ball.velocity, BALL.maximumSpeed);
}

/** Returns whether the ball is far enough inside the mouth to cross the goal line instead of hitting the back wall. */
export function isInsideMouth({ x, z }: Vector): boolean {
  return Math.abs(x) < ARENA.goalHalfWidth - BALL.radius && z < ARENA.goalHeight - BALL.radius;
}

/** Returns the team that conceded, 0 or 1, or null if the ball isn't in a goal. */
export function findConcedingTeam({ y }: Vector): 0 | 1 | null {
  if (Math.abs(y) <= ARENA.goalLine) return null;
  return y < 0 ? 0 : 1;
}

function bounceOffWalls(ball: Ball): void {
  const { position } = ball;
  bounce(ball, vector(0, 0, 1), position.z - BALL.restHeight);
  bounce(ball, vector(0, 0, -1), ARENA.ceiling - BALL.radius - position.z);
  const inGoal = Math.abs(position.y) > ARENA.backWall - BALL.radius && isInsideMouth(position);
  if (inGoal) return;
  const sideX = Math.sign(position.x);
  const sideY = Math.sign(position.y);
  bounce(ball, vector(-sideX, 0, 0), ARENA.sideWall - BALL.radius - Math.abs(position.x));
  bounce(ball, vector(0, -sideY, 0), ARENA.backWall - BALL.radius - Math.abs(position.y));
  const corner = (ARENA.corner - Math.abs(position.x) - Math.abs(position.y)) / Math.SQRT2 - BALL.radius;
  bounce(ball, scale(vector(-sideX, -sideY, 0), Math.SQRT1_2), corner);
}

/** Reflects the ball off a plane with inward `normal` if it is `gap` < 0 behind it (game-and-stats.md 1.3). */
function bounce(ball: Ball, normal: Vector, gap: number): void {
  if (gap >= 0 || length(normal) < 0.9) return;
  const { position, velocity } = ball;
  position.x -= normal.x * gap;
  position.y -= normal.y * gap;
  position.z -= normal.z * gap;
  const inward = dot(velocity, normal);
  if (inward >= 0) return;
  const back = inward > -BOUNCE_SPEED ? -inward : -(1 + BALL.restitution) * inward;
  velocity.x += normal.x * back;
  velocity.y += normal.y * back;
  velocity.z += normal.z * back;
}

/** Sets the spin of a ball that rolls without slipping. */
function rollAlongFloor(ball: Ball): void {
  const spin = scale(cross(vector(0, 0, 1), ball.velocity), 1 / BALL.radius);
  const limit = clamp(length(spin), 0, BALL.maximumAngular) / (length(spin) || 1);
  ball.angular = scale(spin, limit);
}

/** Seconds between the points of the ball's predicted path if nobody touches it. */
export const PATH_STEP = 0.1;
const PATH_SECONDS = 4;
const SIMULATION_STEP = 1 / 60;

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

/** Returns the team whose goal the untouched ball flies into, or null. */
export function findGoalAhead(ball: Ball): Team | null {
  const copy = copyBall(ball);
  for (let t = 0; t < PATH_SECONDS; t += SIMULATION_STEP) {
    stepBall(copy, SIMULATION_STEP);
    const conceding = findConcedingTeam(copy.position);
    if (conceding !== null) return conceding;
    if (Math.abs(copy.position.y) > ARENA.backWall - BALL.radius && !isInsideMouth(copy.position))
      return null;
  }
  return null;
}

/** Returns the velocity that carries a ball from one point to another in one arc at a horizontal speed, uu/s. */
export function lob(from: Vector, to: Vector, speed: number): Vector {
  const level = calculateGroundDistance(from, to) || 1;
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
