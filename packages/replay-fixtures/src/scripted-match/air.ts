import { type AirMove, CAR, type Car, forwardOf, keepInside } from './car.ts';
import { clamp, length, scale, vector } from './vector.ts';

/** Seconds after the jump at which the second button press comes. */
export const SECOND_PRESS_SECONDS = 0.25;
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
