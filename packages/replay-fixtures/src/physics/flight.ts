import { ARENA, isOnFloor, onStrip, stripAtWall } from './arena.ts';
import { CAR, type Car, type Flight, type PlannedDodge } from './car.ts';
import {
  about,
  add,
  angularBetween,
  clamp,
  cross,
  dot,
  facing,
  length,
  multiply,
  normalise,
  noseOf,
  type Quaternion,
  roofOf,
  scale,
  subtract,
  TURN_LIMIT,
  turnTowards,
  unit,
  type Vector,
  vector,
} from './geometry.ts';

const UP = vector(0, 0, 1);
/** Impulses of a dodge, uu/s (game-and-stats.md 1.4). */
const DODGE = { forward: 500, side: 500, back: 533 } as const;
/** A dodge turns for this long, s. */
const DODGE_SECONDS = 0.65;
const DOUBLE_JUMP_SECONDS = 0.1;
/** A second press is possible this long after a jump, s. */
export const PRESS_LIMIT = 1.4;
/** Gap of cars to walls that they do not land on. */
const HULL = 70;
/** Nose dip and roll of a speed flip. */
const SPEED_FLIP = { dip: 0.42, seconds: 0.55 } as const;
/** Share of an uncancelled turn after which a half flip begins to roll. */
const HALF_FLIP_TURN = 2.35;
/** A thrust is worth it from this acceleration on, uu/s². */
const MIN_THRUST = 160;

export interface Takeoff {
  hold?: number;
  doubleJumpAt?: number;
  planned?: Flight['planned'];
  aerial?: Flight['aerial'];
  tilt?: number;
}

/** The wheels leave the surface without a jump. */
export function leaveGround(car: Car, takeoff: Takeoff = {}): void {
  car.flight = {
    seconds: 0,
    hold: takeoff.hold ?? 0,
    doubleJumpAt: takeoff.doubleJumpAt ?? null,
    planned: takeoff.planned ?? null,
    dodge: null,
    aerial: takeoff.aerial ?? null,
    wheelsFirst: false,
    tilt: takeoff.tilt ?? 0,
  };
  car.velocity = { ...car.velocity };
  car.position = { ...car.position };
}

export function jump(car: Car, takeoff: Takeoff & { hold: number }): void {
  const up = roofOf(car.orientation);
  leaveGround(car, takeoff);
  car.velocity = add(car.velocity, scale(up, CAR.jumpImpulse));
  car.moves.jump = true;
}

/** Starts the dodge in the direction of the car's own axes. */
function startDodge(car: Car, flight: Flight, dodge: PlannedDodge): void {
  const q = car.orientation;
  const nose = noseOf(q);
  const level = Math.hypot(nose.x, nose.y) > 0.2 ? normalise(vector(nose.x, nose.y, 0)) : level2(car);
  const right = cross(level, UP);
  const way = add(scale(level, dodge.forward), scale(right, dodge.right));
  const still = length(way) < 0.1;
  const share = clamp(length(car.velocity) / CAR.maximumSpeed, 0, 1);
  const back = dodge.forward < 0 ? DODGE.back * (1 + 1.5 * share) : DODGE.forward;
  const forwards = scale(level, dodge.forward * back);
  const sideways = scale(right, dodge.right * DODGE.side * (1 + 0.9 * share));
  if (!still) car.velocity = add(car.velocity, add(forwards, sideways));
  flight.dodge = { ...dodge, seconds: 0, from: q, axis: still ? UP : normalise(cross(UP, way)) };
  flight.planned = null;
  car.moves.dodge = true;
  car.moves.direction = { forward: dodge.forward, right: dodge.right };
}

const level2 = (car: Car): Vector => vector(Math.cos(car.yaw), Math.sin(car.yaw), 0);

/** Moves an airborne car by `dt`; lands it on floor or side wall. */
export function stepFlight(car: Car, dt: number): void {
  const flight = car.flight!;
  const moves = car.moves;
  flight.seconds += dt;
  moves.jump = flight.seconds < flight.hold;
  if (moves.jump) car.velocity = add(car.velocity, scale(roofOf(car.orientation), CAR.jumpHold * dt));
  if (flight.doubleJumpAt !== null) {
    const since = flight.seconds - flight.doubleJumpAt;
    if (since >= 0 && !moves.doubleJump && since < dt * 1.5) {
      car.velocity = add(car.velocity, scale(roofOf(car.orientation), CAR.jumpImpulse));
    }
    moves.doubleJump = since >= 0 && since < DOUBLE_JUMP_SECONDS;
  }
  const { planned } = flight;
  if (planned !== null && flight.dodge === null && flight.seconds < PRESS_LIMIT && planned.due(flight)) {
    startDodge(car, flight, planned.dodge);
  }
  const thrust = wantedThrust(car, flight);
  const before = car.orientation;
  car.orientation = unit(nextOrientation(car, flight, thrust, dt));
  car.angular = angularBetween(before, car.orientation, dt);
  const nose = noseOf(car.orientation);
  if (flight.aerial !== null) {
    const pulls = length(thrust) > MIN_THRUST && dot(normalise(thrust), nose) > 0.6;
    car.boosting = pulls && car.boost > 0;
  }
  if (car.boosting) car.velocity = add(car.velocity, scale(nose, CAR.airBoost * dt));
  car.velocity.z += CAR.gravity * dt;
  if (flight.dodge !== null && flight.dodge.seconds < 0.15 && car.velocity.z < 0) car.velocity.z *= 0.9;
  const speed = length(car.velocity);
  if (speed > CAR.maximumSpeed) car.velocity = scale(car.velocity, CAR.maximumSpeed / speed);
  car.position = add(car.position, scale(car.velocity, dt));
  if (flight.dodge !== null) {
    flight.dodge.seconds += dt;
    moves.dodge = flight.dodge.seconds < DODGE_SECONDS;
  }
  collide(car);
}

/** Acceleration, besides gravity, that still brings the car to the ball in time. */
function wantedThrust(car: Car, { aerial, seconds }: Flight): Vector {
  if (aerial === null) return vector(0, 0, 0);
  const left = Math.max(0.08, aerial.at - seconds);
  const miss = subtract(subtract(aerial.place, car.position), scale(car.velocity, left));
  miss.z -= 0.5 * CAR.gravity * left * left;
  return scale(miss, 2 / (left * left));
}

function nextOrientation(car: Car, flight: Flight, thrust: Vector, dt: number): Quaternion {
  const q = car.orientation;
  const { dodge } = flight;
  if (dodge !== null && dodge.style === 'speed' && dodge.seconds < 2 * SPEED_FLIP.seconds) {
    return speedFlipOrientation(dodge, dodge.seconds + dt);
  }
  if (dodge !== null && dodge.style === 'half' && dodge.seconds * TURN_LIMIT < HALF_FLIP_TURN) {
    return multiply(about(dodge.axis, TURN_LIMIT * dt), q);
  }
  if (dodge !== null && dodge.style === 'half') {
    // Cancelled: the roof turns up again while the nose keeps pointing back.
    const nose = noseOf(dodge.from);
    return turnTowards(q, facing(vector(-nose.x, -nose.y, 0), UP), TURN_LIMIT * dt);
  }
  if (dodge !== null && dodge.style === 'full' && dodge.seconds * TURN_LIMIT < 2 * Math.PI) {
    return multiply(about(dodge.axis, TURN_LIMIT * dt), q);
  }
  if (flight.aerial !== null && length(thrust) > MIN_THRUST) {
    const belly = flight.wheelsFirst ? scale(UP, -1) : UP;
    return turnTowards(q, facing(thrust, belly), TURN_LIMIT * dt);
  }
  const { x, y } = car.velocity;
  const way = Math.hypot(x, y) > 200 ? vector(x, y, 0) : vector(noseOf(q).x, noseOf(q).y, 0);
  const nose = add(normalise(way), scale(UP, flight.tilt));
  return turnTowards(q, facing(nose, UP), TURN_LIMIT * 0.8 * dt);
}

/** One roll about the nose while it dips and comes back: a diagonal flip, cancelled. */
function speedFlipOrientation(
  { from, right, axis }: NonNullable<Flight['dodge']>,
  seconds: number,
): Quaternion {
  const whole = 2 * SPEED_FLIP.seconds;
  const share = clamp(seconds / whole, 0, 1);
  const dip = SPEED_FLIP.dip * Math.sin(Math.PI * clamp(seconds / SPEED_FLIP.seconds, 0, 1));
  const dipped = multiply(about(axis, dip), from);
  return multiply(about(noseOf(dipped), Math.sign(right) * share * 2 * Math.PI), dipped);
}

function collide(car: Car): void {
  const { position, velocity } = car;
  const side = position.x < 0 ? -1 : 1;
  if (position.z > ARENA.ceiling - HULL) {
    position.z = ARENA.ceiling - HULL;
    velocity.z = Math.min(velocity.z, 0);
  }
  const wall = ARENA.sideWall - CAR.restHeight;
  if (Math.abs(position.x) >= wall - 20 && velocity.x * side > 0 && Math.abs(position.y) < 3700) {
    if (position.z > 300 && position.z < 1700) {
      land(car, stripAtWall(side, position.z));
      return;
    }
  }
  if (Math.abs(position.x) > wall) {
    position.x = side * wall;
    if (velocity.x * side > 0) velocity.x = 0;
  }
  const inMouth = Math.abs(position.x) < ARENA.goalHalfWidth - HULL && position.z < ARENA.goalHeight - HULL;
  const end = inMouth ? ARENA.backWall + 500 : ARENA.backWall - HULL;
  if (Math.abs(position.y) > end) {
    const before = Math.abs(position.y);
    // Beside the mouth a car inside the goal meets the net, not the wall.
    if (inMouth || before < ARENA.backWall + HULL) position.y = Math.sign(position.y) * end;
    if (velocity.y * position.y > 0) velocity.y = 0;
  }
  const corner = Math.abs(position.x) + Math.abs(position.y) - (ARENA.corner - 2 * HULL);
  if (corner > 0 && !inMouth && Math.abs(position.y) < ARENA.backWall) {
    position.x -= (side * corner) / 2;
    position.y -= (Math.sign(position.y) * corner) / 2;
  }
  const ground = onStrip(position.x, position.y);
  const floor = isOnFloor(position.x) ? 0 : ground.point.z;
  if (position.z <= floor + CAR.restHeight + 1 && velocity.z <= 0) land(car, position.x);
}

function land(car: Car, x: number): void {
  const { along } = onStrip(x, car.position.y);
  const nose = noseOf(car.orientation);
  const forward = vector(dot(nose, along), nose.y, 0);
  const planeX = dot(car.velocity, along);
  const planeY = car.velocity.y;
  car.yaw = Math.atan2(forward.y, forward.x);
  car.speed = planeX * Math.cos(car.yaw) + planeY * Math.sin(car.yaw);
  car.shove = vector(planeX - car.speed * Math.cos(car.yaw), planeY - car.speed * Math.sin(car.yaw), 0);
  car.strip = { x, y: car.position.y };
  const { point, normal } = onStrip(x, car.position.y);
  car.position = add(point, scale(normal, CAR.restHeight));
  car.velocity = subtract(car.velocity, scale(normal, dot(car.velocity, normal)));
  car.flight = null;
  Object.assign(car.moves, { jump: false, doubleJump: false, dodge: false });
}
