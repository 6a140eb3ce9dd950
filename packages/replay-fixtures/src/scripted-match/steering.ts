import { PATH_STEP } from '../physics/ball.ts';
import {
  type AirMove,
  CAR,
  type Car,
  type Controls,
  forwardOf,
  keepInside,
  SECOND_PRESS_SECONDS,
} from '../physics/car.ts';
import { clamp, length, planDistance, scale, type Vector, vector } from '../physics/geometry.ts';

/** Heading errors from which on a driver slows down, powerslides, or may boost. */
const SLOW_ANGLE = 0.7;
const POWERSLIDE_ANGLE = 1.1;
const POWERSLIDE_SPEED = 500;
const BOOST_ANGLE = 0.3;
const TURNING_SPEED = 800;
/** Distance at which a car that should stop has arrived. */
const ARRIVED = 150;

/** Signed angle from the car's heading to a point, radians. */
export function headingError(car: Car, target: Vector): number {
  const wanted = Math.atan2(target.y - car.position.y, target.x - car.position.x);
  return Math.atan2(Math.sin(wanted - car.yaw), Math.cos(wanted - car.yaw));
}

/** Controls that bring a car to a point at a speed, uu/s. */
export function driveTo(car: Car, target: Vector, speed: number): Controls {
  const angle = headingError(car, target);
  const now = length(car.velocity);
  const limit = Math.abs(angle) > SLOW_ANGLE ? Math.min(speed, TURNING_SPEED) : speed;
  return {
    throttle: now > limit + 150 ? -1 : now > limit ? 0 : 1,
    steer: clamp(angle * 3, -1, 1),
    boost: limit > CAR.throttleSpeed && now < limit && Math.abs(angle) < BOOST_ANGLE && car.boost > 0,
    handbrake: Math.abs(angle) > POWERSLIDE_ANGLE && now > POWERSLIDE_SPEED,
  };
}

/** Controls that bring a car to a place and keep it there. */
export function parkAt(car: Car, place: Vector): Controls {
  const gap = planDistance(car.position, place);
  if (gap < ARRIVED) return { throttle: -1, steer: 0, boost: false, handbrake: false };
  // The speed from which braking still stops in time, with room to spare.
  return driveTo(car, place, clamp(gap * 1.2, 300, CAR.throttleSpeed));
}

/** Rough seconds to a point: turn first, then drive. */
export function secondsTo(car: Car, target: Vector): number {
  const pace = (length(car.velocity) + (car.boost > 30 ? 2100 : 1500)) / 2;
  return planDistance(car.position, target) / pace + Math.abs(headingError(car, target)) / 3;
}

/** Balls above this cannot be reached from the ground. */
const REACHABLE_HEIGHT = 160;

/** First place on the path that the car can reach in time, and when. */
export function interceptOf(car: Car, path: readonly Vector[]): { place: Vector; seconds: number } {
  for (const [i, place] of path.entries()) {
    if (place.z > REACHABLE_HEIGHT) continue;
    if (secondsTo(car, place) <= i * PATH_STEP + 0.05) return { place, seconds: i * PATH_STEP };
  }
  const place = path.at(-1)!;
  return { place, seconds: secondsTo(car, place) };
}

/** Nose angle and turning speed of a car that boosts upwards. */
const AERIAL_PITCH = 1.2;
const AERIAL_PITCH_RATE = 4;
/** An aerial boosts until this height or an empty tank. */
const AERIAL_HEIGHT = 1050;

export function startAirMove(car: Car, move: AirMove): void {
  if (car.air !== null) return;
  car.air = { move, seconds: 0 };
  car.velocity.z = CAR.jumpImpulse;
}

/** Moves an airborne car by `dt` seconds; it lands on its wheels. */
export function stepAir(car: Car, dt: number): void {
  const air = car.air!;
  const before = air.seconds;
  air.seconds += dt;
  const pressedAgain = before < SECOND_PRESS_SECONDS && air.seconds >= SECOND_PRESS_SECONDS;
  const { velocity } = car;
  if (air.seconds <= CAR.jumpHoldSeconds) velocity.z += CAR.jumpHold * dt;
  if (pressedAgain && air.move === 'doubleJump') velocity.z += CAR.jumpImpulse;
  if (pressedAgain && air.move === 'dodge') {
    velocity.x += Math.cos(car.yaw) * CAR.dodgeImpulse;
    velocity.y += Math.sin(car.yaw) * CAR.dodgeImpulse;
  }
  velocity.z += CAR.gravity * dt;
  if (car.boosting) {
    const thrust = scale(forwardOf(car), CAR.airBoost * dt);
    velocity.x += thrust.x;
    velocity.y += thrust.y;
    velocity.z += thrust.z;
  }
  const speed = length(velocity);
  if (speed > CAR.maximumSpeed) car.velocity = scale(velocity, CAR.maximumSpeed / speed);
  turnInAir(car, dt);
  car.position.x += car.velocity.x * dt;
  car.position.y += car.velocity.y * dt;
  car.position.z += car.velocity.z * dt;
  keepInside(car, dt);
  if (car.position.z <= CAR.restHeight && car.velocity.z < 0) land(car);
}

/** Whether an aerial still climbs, so that the driver keeps boosting. */
export const climbing = (car: Car): boolean =>
  car.air?.move === 'aerial' &&
  car.air.seconds > SECOND_PRESS_SECONDS &&
  car.velocity.z > 0 &&
  car.position.z < AERIAL_HEIGHT;

function turnInAir(car: Car, dt: number): void {
  const { move, seconds } = car.air!;
  const before = car.pitch;
  if (move === 'dodge' && seconds >= SECOND_PRESS_SECONDS) {
    // One whole front flip, nose down first, at the greatest turning speed.
    car.pitch = Math.max(car.pitch - CAR.maximumAngular * dt, -2 * Math.PI);
  } else if (move === 'aerial') {
    const wanted = car.velocity.z > 0 && car.position.z < AERIAL_HEIGHT ? AERIAL_PITCH : 0;
    car.pitch += clamp(wanted - car.pitch, -AERIAL_PITCH_RATE * dt, AERIAL_PITCH_RATE * dt);
  }
  // Nose up turns about the axis that points left.
  const rate = (car.pitch - before) / dt;
  car.angular = vector(Math.sin(car.yaw) * rate, -Math.cos(car.yaw) * rate, 0);
}

function land(car: Car): void {
  const speed = Math.max(0, car.velocity.x * Math.cos(car.yaw) + car.velocity.y * Math.sin(car.yaw));
  car.position.z = CAR.restHeight;
  car.velocity = vector(Math.cos(car.yaw) * speed, Math.sin(car.yaw) * speed, 0);
  car.angular = vector(0, 0, 0);
  car.pitch = 0;
  car.air = null;
}
