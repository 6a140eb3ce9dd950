import { CAR, type Car, type Controls } from './car.ts';
import { clamp, length, planDistance, type Vector } from './vector.ts';

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
