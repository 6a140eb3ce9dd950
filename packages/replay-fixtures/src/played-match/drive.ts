import { ARENA } from '../scripted-match/arena.ts';
import { CAR, type Car, curvature } from '../scripted-match/car.ts';
import { add, clamp, length, scale, type Vector, vector } from '../scripted-match/vector.ts';
import { angularBetween, facing } from './attitude.ts';
import type { Driver } from './driver.ts';
import { leaveGround } from './flight.ts';
import { isOnCeiling, isOnFloor, onStrip, STRIP_END } from './strip.ts';

/** Cars stop short of end walls and goals by this much. */
const WALL_GAP = 70;
/** Half width of the way into a goal, and how far in cars go. */
const MOUTH = ARENA.goalHalfWidth - 60;
const GOAL_DEPTH = ARENA.backWall + 500;
/** A car on a wall slower than this falls off. */
const CLINGING_SPEED = 250;
/** A shove fades at this rate, 1/s. */
const SHOVE_FADING = 3;
const HANDBRAKE_TURNING = 1.6;

/** Drives a car along floor, walls and ceiling by `dt` seconds. */
export function stepDriving(driver: Driver, car: Car, dt: number): void {
  const { steer, handbrake } = car.controls;
  const surface = onStrip(driver.strip.x, driver.strip.y);
  const slope = Math.cos(car.yaw) * surface.along.z;
  driver.speed = clamp(
    nextSpeed(driver.speed, car, dt) + CAR.gravity * slope * dt,
    -CAR.throttleSpeed,
    CAR.maximumSpeed,
  );
  const size = Math.abs(driver.speed);
  const rate = clamp(
    steer * driver.speed * curvature(size) * (handbrake ? HANDBRAKE_TURNING : 1),
    -CAR.maximumAngular,
    CAR.maximumAngular,
  );
  car.yaw += rate * dt;
  driver.shove = scale(driver.shove, Math.exp(-SHOVE_FADING * dt));
  driver.strip.x += (Math.cos(car.yaw) * driver.speed + driver.shove.x) * dt;
  driver.strip.y += (Math.sin(car.yaw) * driver.speed + driver.shove.y) * dt;
  keepInside(driver, car, dt);
  placeOnSurface(driver, car, dt);
  const { normal } = onStrip(driver.strip.x, driver.strip.y);
  if (normal.z < 0.2 && Math.abs(driver.speed) < CLINGING_SPEED) leaveGround(driver, car);
  else if (isOnCeiling(driver.strip.x) && normal.z < -0.98) leaveGround(driver, car);
}

function nextSpeed(speed: number, { controls: { throttle }, boosting }: Car, dt: number): number {
  let next = speed;
  if (throttle * speed < 0) next += Math.sign(throttle) * CAR.braking * dt;
  else if (throttle === 0) next -= Math.sign(speed) * Math.min(Math.abs(speed), CAR.coasting * dt);
  else {
    const size = Math.abs(speed);
    const pull = size < 1400 ? 1600 - (1440 * size) / 1400 : size < CAR.throttleSpeed ? 160 : 0;
    next += throttle * pull * dt;
  }
  return boosting ? next + CAR.groundBoost * dt : next;
}

/** Puts the body where the strip says, wheels on the surface. */
export function placeOnSurface(driver: Driver, car: Car, dt: number): void {
  const { point, normal, along } = onStrip(driver.strip.x, driver.strip.y);
  const forward = vector(along.x * Math.cos(car.yaw), Math.sin(car.yaw), along.z * Math.cos(car.yaw));
  const before = car.attitude!;
  car.attitude = facing(forward, normal);
  car.angular = angularBetween(before, car.attitude, dt);
  car.position = add(point, scale(normal, CAR.restHeight));
  const shove = vector(along.x * driver.shove.x, driver.shove.y, along.z * driver.shove.x);
  car.velocity = limited(add(scale(forward, driver.speed), shove));
}

export function limited(velocity: Vector): Vector {
  const size = length(velocity);
  return size > CAR.maximumSpeed ? scale(velocity, CAR.maximumSpeed / size) : velocity;
}

function keepInside(driver: Driver, car: Car, dt: number): void {
  const { strip } = driver;
  const { x, y } = strip;
  strip.x = clamp(x, -STRIP_END, STRIP_END);
  const inMouth = Math.abs(x) < MOUTH;
  const end = inMouth ? GOAL_DEPTH : ARENA.backWall - WALL_GAP;
  strip.y = clamp(y, -end, end);
  if (Math.abs(strip.y) > ARENA.backWall - WALL_GAP) strip.x = clamp(strip.x, -MOUTH, MOUTH);
  const wide = Math.min(Math.abs(strip.x), ARENA.sideWall);
  const beyond = wide + Math.abs(strip.y) - (ARENA.corner - 2 * WALL_GAP);
  if (beyond > 0 && !inMouth) {
    const share = isOnFloor(strip.x) ? 0.5 : 0;
    strip.x -= Math.sign(strip.x) * beyond * share;
    strip.y -= Math.sign(strip.y) * beyond * (1 - share);
  }
  if (strip.x === x && strip.y === y) return;
  // Slide along what was hit, and turn that way.
  const vx = Math.cos(car.yaw) * driver.speed + (strip.x - x) / dt;
  const vy = Math.sin(car.yaw) * driver.speed + (strip.y - y) / dt;
  const backwards = driver.speed < 0;
  const along = Math.atan2(backwards ? -vy : vy, backwards ? -vx : vx) - car.yaw;
  const turn = Math.atan2(Math.sin(along), Math.cos(along));
  car.yaw += clamp(turn, -CAR.maximumAngular * dt, CAR.maximumAngular * dt);
  driver.speed *= Math.exp(-2 * dt * Math.abs(turn));
}
