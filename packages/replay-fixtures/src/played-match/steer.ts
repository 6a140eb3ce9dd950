import { CAR, type Car, curvature, NO_CONTROLS } from '../scripted-match/car.ts';
import { clamp, type Vector } from '../scripted-match/vector.ts';
import type { Driver } from './driver.ts';
import { toStrip } from './strip.ts';

/** Heading errors, rad: from here on slow down, powerslide, and up to here boost. */
const SLOW_ANGLE = 0.9;
const SLIDE_ANGLE = 2.2;
const BOOST_ANGLE = 0.35;
const TURNING_SPEED = 1750;
const SLIDE_SPEED = 850;
const ARRIVED = 130;
const SLOWEST = 450;
/** Where the place itself does not matter much, a car keeps this speed in turns. */
const FLOWING = 1500;

/** Signed angle from the heading to a point, and the way to it, on the unrolled surface. */
export function bearing(driver: Driver, car: Car, target: Vector): { angle: number; distance: number } {
  const dx = toStrip(target) - driver.strip.x;
  const dy = target.y - driver.strip.y;
  const wanted = Math.atan2(dy, dx) - car.yaw;
  return { angle: Math.atan2(Math.sin(wanted), Math.cos(wanted)), distance: Math.hypot(dx, dy) };
}

/** Sets the controls of a car on the ground for a point to be reached at a speed, uu/s. */
export function steerTo(
  driver: Driver,
  car: Car,
  target: Vector,
  speed: number,
  mayBoost: boolean,
  flows = false,
): void {
  const { angle, distance } = bearing(driver, car, target);
  const size = Math.abs(angle);
  const wide = size > SLOW_ANGLE ? Math.min(speed, TURNING_SPEED) : speed;
  const limit = Math.min(
    wide,
    Math.max(
      flows ? FLOWING : 0,
      turningSpeed((2 * Math.sin(Math.min(size, Math.PI / 2))) / Math.max(distance, 1)),
    ),
  );
  const ahead = driver.speed;
  const boost = mayBoost && limit > CAR.throttleSpeed && ahead < limit - 30 && size < BOOST_ANGLE;
  car.controls = {
    throttle: ahead > limit + 150 ? -1 : ahead > limit ? 0 : 1,
    steer: clamp(angle * 2.6, -1, 1),
    boost: boost && car.boost > 0,
    handbrake: size > SLIDE_ANGLE && ahead > SLIDE_SPEED,
  };
}

/** Fastest speed at which the car still turns as tightly, 1/uu. */
function turningSpeed(tightness: number): number {
  let speed: number = CAR.maximumSpeed;
  while (speed > SLOWEST && curvature(speed) < 0.9 * tightness) speed -= 100;
  return speed;
}

/** Drives to a place and waits there, facing on. */
export function parkAt(driver: Driver, car: Car, place: Vector): void {
  const { distance, angle } = bearing(driver, car, place);
  if (distance < ARRIVED) {
    car.controls = { ...NO_CONTROLS, throttle: driver.speed > 60 ? -1 : driver.speed < -60 ? 1 : 0 };
    return;
  }
  // A short way straight behind is backed up.
  if (Math.abs(angle) > 2.3 && distance < 700 && driver.speed < 300) {
    const turn = angle - Math.sign(angle) * Math.PI;
    car.controls = { throttle: -0.8, steer: clamp(-turn * 2, -1, 1), boost: false, handbrake: false };
    return;
  }
  steerTo(driver, car, place, clamp(distance * 1.3, 350, CAR.throttleSpeed), false);
}

/** Rough seconds to a point over floor and walls. */
export function secondsTo(driver: Driver, car: Car, target: Vector): number {
  const { angle, distance } = bearing(driver, car, target);
  const top = 1350 + 3.2 * Math.min(car.boost, 200);
  const start = Math.max(0, driver.speed * Math.cos(angle));
  const gain = car.boost > 20 ? 1500 : 850;
  const spurt = Math.max(0, (top - start) / gain);
  const spurtWay = ((start + top) / 2) * spurt;
  const straight =
    distance < spurtWay
      ? (Math.sqrt(start * start + 2 * gain * distance) - start) / gain
      : spurt + (distance - spurtWay) / top;
  return straight + Math.max(0, Math.abs(angle) - 0.25) / 2.6;
}
