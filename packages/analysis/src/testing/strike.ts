import { BALL } from '../model/ball-flight.ts';
import type { CarPlace, Place } from './hand-made-match.ts';

/** From the car's centre to the ball's when the nose of an Octane meets it level with its middle, uu. */
const NOSE_TO_BALL = 165;
/** The same for a car and a ball that both stand on the floor, uu. */
const NOSE_TO_RESTING_BALL = 158;
const STANDING_CAR_Z = 17;
/** The middle of the hitbox lies this far above the car's centre, uu. */
const BOX_RISE = 20.7;

export interface Leg {
  from: number;
  place: Place;
  velocity: { x: number; y: number; z: number };
  /** Rolls or rests on the floor: no gravity. */
  rolling?: boolean;
}

/** Path of a ball out of legs, each from its time until the next one's, under gravity. */
export function ballPath(legs: readonly Leg[]): (time: number) => Place {
  return (time) => {
    const { from, place, velocity, rolling } = legs.findLast((leg) => time >= leg.from) ?? legs[0]!;
    const t = Math.max(0, time - from);
    const gravity = rolling ? 0 : BALL.gravity;
    return {
      x: place.x + velocity.x * t,
      y: place.y + velocity.y * t,
      z: place.z + velocity.z * t + (gravity * t * t) / 2,
      vx: velocity.x,
      vy: velocity.y,
      vz: velocity.z + gravity * t,
    };
  };
}

/** Path of a car that drives straight and whose nose meets a ball at `ball` at `time`. */
export function striker(time: number, ball: Place, yaw: number, speed: number): (time: number) => CarPlace {
  const standing = ball.z < 120;
  const reach = standing ? NOSE_TO_RESTING_BALL : NOSE_TO_BALL;
  const [x, y] = [Math.cos(yaw), Math.sin(yaw)];
  return (now) => ({
    x: ball.x + x * ((now - time) * speed - reach),
    y: ball.y + y * ((now - time) * speed - reach),
    z: standing ? STANDING_CAR_Z : ball.z - BOX_RISE,
    vx: x * speed,
    vy: y * speed,
    vz: 0,
    yaw,
  });
}

/** A car that stands. */
export function standing(x: number, y: number): () => CarPlace {
  return () => ({ x, y, z: STANDING_CAR_Z, vx: 0, vy: 0, vz: 0 });
}
