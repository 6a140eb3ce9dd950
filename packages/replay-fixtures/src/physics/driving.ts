import { ARENA, findStripPosition, isOnCeiling, isOnFloor, STRIP_END, toStrip } from './arena.ts';
import { CAR, type Car, curvature, NO_CONTROLS } from './car.ts';
import { leaveGround } from './flight.ts';
import { add, angularBetween, clamp, facing, limitLength, scale, type Vector, vector } from './geometry.ts';

/** Cars stop short of end walls and goals by this much. */
const WALL_GAP = 70;
/** Half the width of the way into a goal, and how far in cars go. */
const MOUTH = ARENA.goalHalfWidth - 60;
const GOAL_DEPTH = ARENA.backWall + 500;
/** A car on a wall falls off below this speed. */
const CLINGING_SPEED = 250;
/** Rate at which a push fades, 1/s. */
const SHOVE_FADING = 3;
const HANDBRAKE_TURNING = 1.6;

/** Drives a car along floor, walls and ceiling for `dt` seconds. */
export function stepDriving(car: Car, dt: number): void {
  const { steer, handbrake } = car.controls;
  const surface = findStripPosition(car.strip.x, car.strip.y);
  const slope = Math.cos(car.yaw) * surface.along.z;
  car.speed = clamp(
    nextSpeed(car.speed, car, dt) + CAR.gravity * slope * dt,
    -CAR.throttleSpeed,
    CAR.maximumSpeed,
  );
  const size = Math.abs(car.speed);
  const rate = clamp(
    steer * car.speed * curvature(size) * (handbrake ? HANDBRAKE_TURNING : 1),
    -CAR.maximumAngular,
    CAR.maximumAngular,
  );
  car.yaw += rate * dt;
  car.shove = scale(car.shove, Math.exp(-SHOVE_FADING * dt));
  car.strip.x += (Math.cos(car.yaw) * car.speed + car.shove.x) * dt;
  car.strip.y += (Math.sin(car.yaw) * car.speed + car.shove.y) * dt;
  keepInside(car, dt);
  putOnSurface(car, dt);
  const { normal } = findStripPosition(car.strip.x, car.strip.y);
  if (normal.z < 0.2 && Math.abs(car.speed) < CLINGING_SPEED) leaveGround(car);
  else if (isOnCeiling(car.strip.x) && normal.z < -0.98) leaveGround(car);
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

/** Places the body at its strip position, wheels on the surface. */
function putOnSurface(car: Car, dt: number): void {
  const { point, normal, along } = findStripPosition(car.strip.x, car.strip.y);
  const forward = vector(along.x * Math.cos(car.yaw), Math.sin(car.yaw), along.z * Math.cos(car.yaw));
  const before = car.orientation;
  car.orientation = facing(forward, normal);
  car.angular = angularBetween(before, car.orientation, dt);
  car.position = add(point, scale(normal, CAR.restHeight));
  const shove = vector(along.x * car.shove.x, car.shove.y, along.z * car.shove.x);
  car.velocity = limitLength(add(scale(forward, car.speed), shove), CAR.maximumSpeed);
}

function keepInside(car: Car, dt: number): void {
  const { strip } = car;
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
  // Slide along the obstacle, and turn that way.
  const vx = Math.cos(car.yaw) * car.speed + (strip.x - x) / dt;
  const vy = Math.sin(car.yaw) * car.speed + (strip.y - y) / dt;
  const backwards = car.speed < 0;
  const along = Math.atan2(backwards ? -vy : vy, backwards ? -vx : vx) - car.yaw;
  const turn = Math.atan2(Math.sin(along), Math.cos(along));
  car.yaw += clamp(turn, -CAR.maximumAngular * dt, CAR.maximumAngular * dt);
  car.speed *= Math.exp(-2 * dt * Math.abs(turn));
}

/** Heading errors, rad: slow down from here on, powerslide from here on, and boost up to here. */
const SLOW_ANGLE = 0.9;
const SLIDE_ANGLE = 2.2;
const BOOST_ANGLE = 0.35;
const TURNING_SPEED = 1750;
const SLIDE_SPEED = 850;
const ARRIVED = 130;
const MIN_SPEED = 450;
/** When the exact spot doesn't matter much, a car keeps this speed in turns. */
const FLOWING = 1500;

/** Returns the signed angle from the heading to a point and the distance to it, on the unrolled surface. */
export function bearing(car: Car, target: Vector): { angle: number; distance: number } {
  const dx = toStrip(target) - car.strip.x;
  const dy = target.y - car.strip.y;
  const desired = Math.atan2(dy, dx) - car.yaw;
  return { angle: Math.atan2(Math.sin(desired), Math.cos(desired)), distance: Math.hypot(dx, dy) };
}

/** Sets the controls of a car on the ground to reach a point at a speed, uu/s. */
export function steerTo(car: Car, target: Vector, speed: number, mayBoost: boolean, flows = false): void {
  const { angle, distance } = bearing(car, target);
  const size = Math.abs(angle);
  const wide = size > SLOW_ANGLE ? Math.min(speed, TURNING_SPEED) : speed;
  const limit = Math.min(
    wide,
    Math.max(
      flows ? FLOWING : 0,
      turningSpeed((2 * Math.sin(Math.min(size, Math.PI / 2))) / Math.max(distance, 1)),
    ),
  );
  const ahead = car.speed;
  const boost = mayBoost && limit > CAR.throttleSpeed && ahead < limit - 30 && size < BOOST_ANGLE;
  car.controls = {
    throttle: ahead > limit + 150 ? -1 : ahead > limit ? 0 : 1,
    steer: clamp(angle * 2.6, -1, 1),
    boost: boost && car.boost > 0,
    handbrake: size > SLIDE_ANGLE && ahead > SLIDE_SPEED,
  };
}

/** Returns the maximum speed at which the car can still turn this tightly, 1/uu. */
function turningSpeed(tightness: number): number {
  let speed: number = CAR.maximumSpeed;
  while (speed > MIN_SPEED && curvature(speed) < 0.9 * tightness) speed -= 100;
  return speed;
}

/** Drives to a spot and waits there, facing forward. */
export function parkAt(car: Car, spot: Vector): void {
  const { distance, angle } = bearing(car, spot);
  if (distance < ARRIVED) {
    car.controls = { ...NO_CONTROLS, throttle: car.speed > 60 ? -1 : car.speed < -60 ? 1 : 0 };
    return;
  }
  // Reverse to a point close behind.
  if (Math.abs(angle) > 2.3 && distance < 700 && car.speed < 300) {
    const turn = angle - Math.sign(angle) * Math.PI;
    car.controls = { throttle: -0.8, steer: clamp(-turn * 2, -1, 1), boost: false, handbrake: false };
    return;
  }
  steerTo(car, spot, clamp(distance * 1.3, 350, CAR.throttleSpeed), false);
}

/** Returns the rough time to a point over floor and walls, in seconds. */
export function calculateSecondsTo(car: Car, target: Vector): number {
  const { angle, distance } = bearing(car, target);
  const top = 1350 + 3.2 * Math.min(car.boost, 200);
  const start = Math.max(0, car.speed * Math.cos(angle));
  const gain = car.boost > 20 ? 1500 : 850;
  const spurt = Math.max(0, (top - start) / gain);
  const spurtDistance = ((start + top) / 2) * spurt;
  const straight =
    distance < spurtDistance
      ? (Math.sqrt(start * start + 2 * gain * distance) - start) / gain
      : spurt + (distance - spurtDistance) / top;
  return straight + Math.max(0, Math.abs(angle) - 0.25) / 2.6;
}
