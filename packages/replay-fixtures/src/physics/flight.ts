import { ARENA, findStripPosition, isOnFloor, stripAtWall } from './arena.ts';
import { CAR, type Car, type Flight, type PlannedDodge } from './car.ts';
import {
  about,
  add,
  angularBetween,
  clamp,
  cross,
  dot,
  facing,
  getNose,
  getRoof,
  length,
  limitLength,
  multiply,
  normalize,
  type Quaternion,
  scale,
  subtract,
  TURN_LIMIT,
  turnTowards,
  unit,
  type Vector,
  vector,
} from './geometry.ts';
import type { Random } from './random.ts';

const after = (seconds: number) => (flight: { seconds: number }) => flight.seconds >= seconds;

export function frontFlip(car: Car, random: Random, angle = 0): void {
  const side = Math.abs(angle) > 0.12 ? -Math.sign(angle) * random.between(0.2, 0.6) : 0;
  const dodge: PlannedDodge = { forward: Math.sqrt(1 - side * side), right: side, style: 'full' };
  const hold = random.between(0.1, CAR.jumpHoldSeconds);
  jump(car, { hold, planned: { dodge, due: after(hold + random.between(0.05, 0.12)) } });
}

export function speedFlip(car: Car, random: Random): void {
  const right = random.chance(0.5) ? 0.66 : -0.66;
  const dodge: PlannedDodge = { forward: Math.sqrt(1 - right * right), right, style: 'speed' };
  jump(car, { hold: 0.03, planned: { dodge, due: after(0.08) } });
}

export function halfFlip(car: Car): void {
  const dodge: PlannedDodge = { forward: -1, right: 0, style: 'half' };
  jump(car, { hold: 0.06, planned: { dodge, due: after(0.1) } });
}

/** Does a jump, nose up, and a dodge just above the ground. */
function waveDash(car: Car): void {
  jump(car, {
    hold: 0.02,
    tilt: 0.35,
    planned: {
      dodge: { forward: 1, right: 0, style: 'full' },
      due: ({ seconds }) => seconds > 0.2 && car.velocity.z < -120 && car.position.z < 75,
    },
  });
}

/** Does a move that gains speed on the way to a point straight ahead. */
export function travelMove(
  car: Car,
  random: Random,
  mechanics: number,
  distance: number,
  angle: number,
): void {
  if (!isOnFloor(car.strip.x) || car.speed < 500) return;
  const choice = random.next();
  if (choice < 0.4 * mechanics) waveDash(car);
  else if (choice < 0.4 + 0.15 * mechanics && distance > 1800 && car.boost > 30) {
    speedFlip(car, random);
    car.controls = { ...car.controls, boost: true };
  } else if (distance > 700 && length(car.velocity) < CAR.supersonic) frontFlip(car, random, angle);
}

/** Jumps toward a ball overhead and dodges into it when it's near. */
export function jumpAtBall(
  car: Car,
  ball: () => Vector,
  options: { high: boolean; dodges: boolean; aim: number; reach: number },
): void {
  const dodge = toward(car, options.aim);
  jump(car, {
    hold: options.high ? CAR.jumpHoldSeconds : 0.08,
    tilt: options.high ? 0.35 : 0.1,
    doubleJumpAt: options.high && !options.dodges ? 0.26 : null,
    planned: options.dodges
      ? {
          dodge,
          due: ({ seconds }) => {
            const { x, y, z } = ball();
            const gap = Math.hypot(x - car.position.x, y - car.position.y, z - car.position.z);
            return seconds > 0.1 && gap < options.reach;
          },
        }
      : null,
  });
}

/** Returns a dodge at an angle from the nose, left positive. */
function toward(car: Car, angle: number): PlannedDodge {
  const nose = getNose(car.orientation);
  const level = Math.hypot(nose.x, nose.y) > 0.05;
  return {
    forward: level ? Math.cos(angle) : 1,
    right: level ? -Math.sin(angle) : 0,
    style: 'full',
  };
}

const UP = vector(0, 0, 1);
/** Impulses of a dodge, uu/s (game-and-stats.md 1.4). */
const DODGE = { forward: 500, side: 500, back: 533 } as const;
/** How long a dodge rotates the car, s. */
const DODGE_SECONDS = 0.65;
const DOUBLE_JUMP_SECONDS = 0.1;
/** How long after a jump a second press is possible, s. */
export const PRESS_LIMIT = 1.4;
/** Distance that cars keep from walls that they don't land on. */
const HULL = 70;
/** Nose dip and roll of a speed flip. */
const SPEED_FLIP = { dip: 0.42, seconds: 0.55 } as const;
/** Rotation after which a half flip starts to roll, rad. */
const HALF_FLIP_TURN = 2.35;
/** Minimum acceleration for which boosting is worth it, uu/s². */
const MIN_THRUST = 160;

/** What a car plans to do in the air. */
type Takeoff = Partial<Pick<Flight, 'hold' | 'doubleJumpAt' | 'planned' | 'aerial' | 'tilt'>>;

/** Makes the wheels leave the surface without a jump. */
export function leaveGround(car: Car, takeoff: Takeoff = {}): void {
  car.flight = {
    seconds: 0,
    hold: 0,
    doubleJumpAt: null,
    planned: null,
    dodge: null,
    aerial: null,
    wheelsFirst: false,
    tilt: 0,
    ...takeoff,
  };
  car.velocity = { ...car.velocity };
  car.position = { ...car.position };
}

export function jump(car: Car, takeoff: Takeoff & { hold: number }): void {
  const up = getRoof(car.orientation);
  leaveGround(car, takeoff);
  car.velocity = add(car.velocity, scale(up, CAR.jumpImpulse));
  car.moves.jump = true;
}

/** Starts the dodge in a direction in the car's own axes. */
function startDodge(car: Car, flight: Flight, dodge: PlannedDodge): void {
  const q = car.orientation;
  const nose = getNose(q);
  const level = Math.hypot(nose.x, nose.y) > 0.2 ? normalize(vector(nose.x, nose.y, 0)) : level2(car);
  const right = cross(level, UP);
  const way = add(scale(level, dodge.forward), scale(right, dodge.right));
  const still = length(way) < 0.1;
  const share = clamp(length(car.velocity) / CAR.maximumSpeed, 0, 1);
  const back = dodge.forward < 0 ? DODGE.back * (1 + 1.5 * share) : DODGE.forward;
  const forwards = scale(level, dodge.forward * back);
  const sideways = scale(right, dodge.right * DODGE.side * (1 + 0.9 * share));
  if (!still) car.velocity = add(car.velocity, add(forwards, sideways));
  flight.dodge = { ...dodge, seconds: 0, from: q, axis: still ? UP : normalize(cross(UP, way)) };
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
  if (moves.jump) car.velocity = add(car.velocity, scale(getRoof(car.orientation), CAR.jumpHold * dt));
  if (flight.doubleJumpAt !== null) {
    const since = flight.seconds - flight.doubleJumpAt;
    if (since >= 0 && !moves.doubleJump && since < dt * 1.5) {
      car.velocity = add(car.velocity, scale(getRoof(car.orientation), CAR.jumpImpulse));
    }
    moves.doubleJump = since >= 0 && since < DOUBLE_JUMP_SECONDS;
  }
  const { planned } = flight;
  if (planned !== null && flight.dodge === null && flight.seconds < PRESS_LIMIT && planned.due(flight)) {
    startDodge(car, flight, planned.dodge);
  }
  const thrust = thrustFor(car, flight);
  const before = car.orientation;
  car.orientation = unit(nextOrientation(car, flight, thrust, dt));
  car.angular = angularBetween(before, car.orientation, dt);
  const nose = getNose(car.orientation);
  if (flight.aerial !== null) {
    const pulls = length(thrust) > MIN_THRUST && dot(normalize(thrust), nose) > 0.6;
    car.boosting = pulls && car.boost > 0;
  }
  if (car.boosting) car.velocity = add(car.velocity, scale(nose, CAR.airBoost * dt));
  car.velocity.z += CAR.gravity * dt;
  if (flight.dodge !== null && flight.dodge.seconds < 0.15 && car.velocity.z < 0) car.velocity.z *= 0.9;
  car.velocity = limitLength(car.velocity, CAR.maximumSpeed);
  car.position = add(car.position, scale(car.velocity, dt));
  if (flight.dodge !== null) {
    flight.dodge.seconds += dt;
    moves.dodge = flight.dodge.seconds < DODGE_SECONDS;
  }
  collide(car);
}

/** Returns the acceleration, besides gravity, that still gets the car to the ball in time. */
function thrustFor(car: Car, { aerial, seconds }: Flight): Vector {
  if (aerial === null) return vector(0, 0, 0);
  const left = Math.max(0.08, aerial.at - seconds);
  const miss = subtract(subtract(aerial.position, car.position), scale(car.velocity, left));
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
    // Canceled: the roof turns up again while the nose keeps pointing backward.
    const nose = getNose(dodge.from);
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
  const way = Math.hypot(x, y) > 200 ? vector(x, y, 0) : vector(getNose(q).x, getNose(q).y, 0);
  const nose = add(normalize(way), scale(UP, flight.tilt));
  return turnTowards(q, facing(nose, UP), TURN_LIMIT * 0.8 * dt);
}

/** Returns one roll around the nose while it dips and comes back: a canceled diagonal flip. */
function speedFlipOrientation(
  { from, right, axis }: NonNullable<Flight['dodge']>,
  seconds: number,
): Quaternion {
  const whole = 2 * SPEED_FLIP.seconds;
  const share = clamp(seconds / whole, 0, 1);
  const dip = SPEED_FLIP.dip * Math.sin(Math.PI * clamp(seconds / SPEED_FLIP.seconds, 0, 1));
  const dipped = multiply(about(axis, dip), from);
  return multiply(about(getNose(dipped), Math.sign(right) * share * 2 * Math.PI), dipped);
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
    // Next to the mouth a car inside the goal hits the net, not the wall.
    if (inMouth || before < ARENA.backWall + HULL) position.y = Math.sign(position.y) * end;
    if (velocity.y * position.y > 0) velocity.y = 0;
  }
  const corner = Math.abs(position.x) + Math.abs(position.y) - (ARENA.corner - 2 * HULL);
  if (corner > 0 && !inMouth && Math.abs(position.y) < ARENA.backWall) {
    position.x -= (side * corner) / 2;
    position.y -= (Math.sign(position.y) * corner) / 2;
  }
  const ground = findStripPosition(position.x, position.y);
  const floor = isOnFloor(position.x) ? 0 : ground.point.z;
  if (position.z <= floor + CAR.restHeight + 1 && velocity.z <= 0) land(car, position.x);
}

function land(car: Car, x: number): void {
  const { along } = findStripPosition(x, car.position.y);
  const nose = getNose(car.orientation);
  const forward = vector(dot(nose, along), nose.y, 0);
  const planeX = dot(car.velocity, along);
  const planeY = car.velocity.y;
  car.yaw = Math.atan2(forward.y, forward.x);
  car.speed = planeX * Math.cos(car.yaw) + planeY * Math.sin(car.yaw);
  car.shove = vector(planeX - car.speed * Math.cos(car.yaw), planeY - car.speed * Math.sin(car.yaw), 0);
  car.strip = { x, y: car.position.y };
  const { point, normal } = findStripPosition(x, car.position.y);
  car.position = add(point, scale(normal, CAR.restHeight));
  car.velocity = subtract(car.velocity, scale(normal, dot(car.velocity, normal)));
  car.flight = null;
  Object.assign(car.moves, { jump: false, doubleJump: false, dodge: false });
}
