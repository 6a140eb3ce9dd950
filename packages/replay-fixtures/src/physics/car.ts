import { facing, type Quaternion, type Vector, vector } from './geometry.ts';

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
  /** Of 255. */
  startBoost: 85,
  boostUse: 85,
} as const;

/** The driver's inputs in this step. */
export interface Controls {
  /** -1 to 1. */
  throttle: number;
  /** -1 left to 1 right. */
  steer: number;
  boost: boolean;
  handbrake: boolean;
}

/** How a dodge continues after its impulse. */
export type DodgeStyle = 'full' | 'half' | 'speed';

export interface PlannedDodge {
  forward: number;
  right: number;
  style: DodgeStyle;
}

/** An airborne car's state. */
export interface Flight {
  seconds: number;
  /** Seconds for which the jump button is held; 0 for a car that fell or drove off. */
  hold: number;
  /** Flight time of the second jump, in seconds. */
  doubleJumpAt: number | null;
  planned: { dodge: PlannedDodge; due: (flight: Flight) => boolean } | null;
  dodge: (PlannedDodge & { seconds: number; from: Quaternion; axis: Vector }) | null;
  /** A ball to hit in the air. */
  aerial: { position: Vector; at: number } | null;
  /** Wheels toward the ball, to get the flip back. */
  wheelsFirst: boolean;
  /** Nose up, flat or down until something else is due. */
  tilt: number;
}

export interface Car {
  position: Vector;
  velocity: Vector;
  /** rad/s around world axes. */
  angular: Vector;
  orientation: Quaternion;
  /** Heading on the unrolled surface. */
  yaw: number;
  /** Position on the unrolled surface. */
  strip: { x: number; y: number };
  /** Along the heading, negative in reverse. */
  speed: number;
  /** Sideways velocity from a bump, fading. */
  shove: Vector;
  /** null on a surface. */
  flight: Flight | null;
  moves: CarMoves;
  /** 0..255. */
  boost: number;
  boosting: boolean;
  controls: Controls;
}

/** Parts of a car that perform a move. */
export const MOVES = ['jump', 'doubleJump', 'dodge'] as const;

export interface CarMoves {
  jump: boolean;
  doubleJump: boolean;
  dodge: boolean;
  /** Direction of the last dodge in car axes, a unit vector, or zero. */
  direction: { forward: number; right: number };
  /** How often the ball gave the flip back. */
  refreshes: number;
}

export const NO_CONTROLS: Controls = { throttle: 0, steer: 0, boost: false, handbrake: false };

export function createParkedCar(x: number, y: number, yaw: number): Car {
  return {
    position: vector(x, y, CAR.restHeight),
    velocity: vector(0, 0, 0),
    angular: vector(0, 0, 0),
    orientation: facing(vector(Math.cos(yaw), Math.sin(yaw), 0), vector(0, 0, 1)),
    yaw,
    strip: { x, y },
    speed: 0,
    shove: vector(0, 0, 0),
    flight: null,
    moves: {
      jump: false,
      doubleJump: false,
      dodge: false,
      direction: { forward: 1, right: 0 },
      refreshes: 0,
    },
    boost: CAR.startBoost,
    boosting: false,
    controls: NO_CONTROLS,
  };
}

/** Curvature of the tightest turn, 1/uu, at speeds in uu/s: measured by bot makers on flat ground. */
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
