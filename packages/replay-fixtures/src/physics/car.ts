import { ARENA } from './arena.ts';
import { clamp, fromYawPitch, type Quaternion, type Vector, vector } from './geometry.ts';

/** Source: game-and-stats.md 1.4, 1.6 (Octane). */
export const CAR = {
  restHeight: 17.01,
  maximumSpeed: 2300,
  throttleSpeed: 1410,
  supersonic: 2200,
  maximumAngular: 5.5,
  gravity: -650,
  groundBoost: 991.667,
  airBoost: 1058.333,
  braking: 3500,
  coasting: 525,
  jumpImpulse: 291.667,
  jumpHold: 1458.33,
  jumpHoldSeconds: 0.2,
  dodgeImpulse: 500,
  /** Of 255. */
  startBoost: 85,
  boostUse: 85,
} as const;

/** What the driver does in this step. */
export interface Controls {
  /** -1 to 1. */
  throttle: number;
  /** -1 left to 1 right. */
  steer: number;
  boost: boolean;
  handbrake: boolean;
}

export type AirMove = 'jump' | 'doubleJump' | 'dodge' | 'aerial';

export interface Car {
  position: Vector;
  velocity: Vector;
  /** rad/s about world axes. */
  angular: Vector;
  yaw: number;
  /** Nose up is positive. */
  pitch: number;
  /** 0..255. */
  boost: number;
  boosting: boolean;
  controls: Controls;
  /** null on the ground. */
  air: { move: AirMove; seconds: number } | null;
  /** Orientation of a car that rolls or rides walls; null where heading and nose angle say it all. */
  attitude: Quaternion | null;
  /** What the parts of a car do that flies freely; null where `air` says it. */
  moves: CarMoves | null;
}

export interface CarMoves {
  jump: boolean;
  doubleJump: boolean;
  dodge: boolean;
  /** Direction of the latest dodge in the car's axes, a unit vector, or no direction at all. */
  direction: { forward: number; right: number };
  /** How often the ball gave the flip back. */
  refreshes: number;
}

export const NO_CONTROLS: Controls = { throttle: 0, steer: 0, boost: false, handbrake: false };

export function parkedCar(x: number, y: number, yaw: number): Car {
  return {
    position: vector(x, y, CAR.restHeight),
    velocity: vector(0, 0, 0),
    angular: vector(0, 0, 0),
    yaw,
    pitch: 0,
    boost: CAR.startBoost,
    boosting: false,
    controls: NO_CONTROLS,
    air: null,
    attitude: null,
    moves: null,
  };
}

export const forwardOf = ({ yaw, pitch }: Car): Vector =>
  vector(Math.cos(yaw) * Math.cos(pitch), Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch));

export const orientationOf = ({ yaw, pitch, attitude }: Car): Quaternion =>
  attitude ?? fromYawPitch(yaw, pitch);

/** Curvature of the tightest turn, 1/uu, at speeds in uu/s: measured by bot makers for the flat ground. */
const TURNING = [
  [0, 0.0069],
  [500, 0.00398],
  [1000, 0.00235],
  [1500, 0.001375],
  [1750, 0.0011],
  [2500, 0.00088],
] as const;

export function curvature(speed: number): number {
  for (let i = 1; i < TURNING.length; i++) {
    const [from, low] = TURNING[i - 1]!;
    const [to, high] = TURNING[i]!;
    if (speed <= to) return low + ((high - low) * (speed - from)) / (to - from);
  }
  return 0.00088;
}

/** How much tighter a powersliding car turns. */
const HANDBRAKE_TURNING = 1.6;

/** Drives a car on the ground by `dt` seconds. */
export function stepGround(car: Car, dt: number): void {
  const { throttle, steer, handbrake } = car.controls;
  let speed = Math.hypot(car.velocity.x, car.velocity.y);
  if (throttle > 0) {
    const pull = speed < 1400 ? 1600 - (1440 * speed) / 1400 : speed < CAR.throttleSpeed ? 160 : 0;
    speed += throttle * pull * dt;
  } else speed -= (throttle < 0 ? CAR.braking : CAR.coasting) * dt;
  if (car.boosting) speed += CAR.groundBoost * dt;
  speed = clamp(speed, 0, CAR.maximumSpeed);
  const rate = clamp(
    steer * speed * curvature(speed) * (handbrake ? HANDBRAKE_TURNING : 1),
    -CAR.maximumAngular,
    CAR.maximumAngular,
  );
  car.yaw += rate * dt;
  car.angular = vector(0, 0, rate);
  car.velocity = vector(Math.cos(car.yaw) * speed, Math.sin(car.yaw) * speed, 0);
  car.position.x += car.velocity.x * dt;
  car.position.y += car.velocity.y * dt;
  keepInside(car, dt);
}

/** Cars stay on the floor: they stop short of walls and goals. */
const WALL_GAP = 90;

/** Stops a car at the walls after a step of `dt`: it slides along and turns that way. */
export function keepInside(car: Car, dt: number): void {
  const { position, velocity } = car;
  const { x, y } = position;
  position.x = clamp(x, WALL_GAP - ARENA.sideWall, ARENA.sideWall - WALL_GAP);
  position.y = clamp(y, WALL_GAP - ARENA.backWall, ARENA.backWall - WALL_GAP);
  const beyond = Math.abs(position.x) + Math.abs(position.y) - (ARENA.corner - 2 * WALL_GAP);
  if (beyond > 0) {
    position.x -= (Math.sign(position.x) * beyond) / 2;
    position.y -= (Math.sign(position.y) * beyond) / 2;
  }
  if (position.x === x && position.y === y) return;
  velocity.x += (position.x - x) / dt;
  velocity.y += (position.y - y) / dt;
  const along = Math.atan2(velocity.y, velocity.x) - car.yaw;
  const turn = Math.atan2(Math.sin(along), Math.cos(along));
  car.yaw += clamp(turn, -CAR.maximumAngular * dt, CAR.maximumAngular * dt);
}

/** Which of a car's components are at work. */
export interface ActiveParts {
  jump: boolean;
  doubleJump: boolean;
  dodge: boolean;
}

export const NO_PARTS: ActiveParts = { jump: false, doubleJump: false, dodge: false };

/** Seconds after the jump at which the second button press comes. */
export const SECOND_PRESS_SECONDS = 0.25;

/** Seconds for which a component counts as active in an air move: [from, to). */
const ACTIVE_SPANS: Record<keyof ActiveParts, (move: AirMove) => [number, number] | null> = {
  jump: () => [0, CAR.jumpHoldSeconds],
  doubleJump: (move) => (move === 'doubleJump' ? [SECOND_PRESS_SECONDS, SECOND_PRESS_SECONDS + 0.1] : null),
  dodge: (move) => (move === 'dodge' ? [SECOND_PRESS_SECONDS, SECOND_PRESS_SECONDS + 0.65] : null),
};

export function activeParts({ air, moves }: Car): ActiveParts {
  if (moves !== null) return { jump: moves.jump, doubleJump: moves.doubleJump, dodge: moves.dodge };
  const active = (part: keyof ActiveParts): boolean => {
    const span = air === null ? null : ACTIVE_SPANS[part](air.move);
    return span !== null && air!.seconds >= span[0] && air!.seconds < span[1];
  };
  return { jump: active('jump'), doubleJump: active('doubleJump'), dodge: active('dodge') };
}

/** Direction of the latest dodge, in the car's axes; scripted cars only flip forward. */
export const dodgeDirection = ({ moves }: Car): CarMoves['direction'] =>
  moves === null ? { forward: 1, right: 0 } : { ...moves.direction };
