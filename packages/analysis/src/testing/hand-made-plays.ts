import { BALL } from '../model/ball-flight.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { type CarPosition, handMadeMatch, type Position } from './hand-made-match.ts';

/** Distance from the car's center to the ball's when an Octane's nose hits it level with its middle, uu. */
const NOSE_TO_BALL = 165;
/** The same for a car and a ball that are both on the floor, uu. */
const NOSE_TO_RESTING_BALL = 158;
const STANDING_CAR_Z = 17;
/** Height of the hitbox's middle above the car's center, uu. */
const BOX_RISE = 20.7;

interface Leg {
  from: number;
  position: Position;
  velocity: { x: number; y: number; z: number };
  /** Rolls or rests on the floor: no gravity. */
  rolling?: boolean;
}

/** Returns a ball's path made of legs, each lasting until the next one starts, under gravity. */
export function ballPath(legs: readonly Leg[]): (time: number) => Position {
  return (time) => {
    const { from, position, velocity, rolling } = legs.findLast((leg) => time >= leg.from) ?? legs[0]!;
    const t = Math.max(0, time - from);
    const gravity = rolling ? 0 : BALL.gravity;
    return {
      x: position.x + velocity.x * t,
      y: position.y + velocity.y * t,
      z: position.z + velocity.z * t + (gravity * t * t) / 2,
      vx: velocity.x,
      vy: velocity.y,
      vz: velocity.z + gravity * t,
    };
  };
}

/** Returns the path of a car that drives straight and whose nose hits a ball at `ball` at `time`. */
export function striker(
  time: number,
  ball: Position,
  yaw: number,
  speed: number,
): (time: number) => CarPosition {
  const onGround = ball.z < 120;
  const reach = onGround ? NOSE_TO_RESTING_BALL : NOSE_TO_BALL;
  const [x, y] = [Math.cos(yaw), Math.sin(yaw)];
  return (now) => ({
    x: ball.x + x * ((now - time) * speed - reach),
    y: ball.y + y * ((now - time) * speed - reach),
    z: onGround ? STANDING_CAR_Z : ball.z - BOX_RISE,
    vx: x * speed,
    vy: y * speed,
    vz: 0,
    yaw,
  });
}

/** Returns the path of a car that stands still. */
export function stationary(x: number, y: number): () => CarPosition {
  return () => ({ x, y, z: STANDING_CAR_Z, vx: 0, vy: 0, vz: 0 });
}

const NORTH = Math.PI / 2;
const STILL = { x: 0, y: 0, z: 0 };

/** Blue hits a resting ball at one second; orange hits it at two and sends it on with `deflection`. */
export function createTwoTouches(velocity: typeof STILL, deflection: typeof STILL): MatchView {
  const start = { x: 0, y: 2000, z: 93 };
  const met = { x: start.x + velocity.x, y: start.y + velocity.y, z: 93 };
  return handMadeMatch({
    seconds: 5,
    ball: ballPath([
      { from: 0, position: start, velocity: STILL, rolling: true },
      { from: 1, position: start, velocity, rolling: true },
      { from: 2, position: met, velocity: deflection, rolling: true },
    ]),
    cars: [
      { team: 0, at: striker(1, start, NORTH, 1200) },
      { team: 1, at: striker(2, met, deflection.y > 0 ? NORTH : -NORTH, 900) },
      { team: 0, at: stationary(-3000, -3000) },
    ],
  });
}

const START = { x: 0, y: 3500, z: 900 };
const SECONDS_TO_WALL = (5028 - START.y) / 2000;

/**
 * Blue sends the ball against the orange backboard at one second; another player hits it `wait` seconds after the
 * bounce.
 */
export function offBackboard(
  wait: number,
  second: 'same' | 'defender',
  velocityAfter: { x: number; y: number; z: number },
): MatchView {
  const bounceTime = 1 + SECONDS_TO_WALL;
  const path = ballPath([
    { from: 0, position: START, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
    { from: 1, position: START, velocity: { x: 0, y: 2000, z: 300 } },
    {
      from: bounceTime,
      position: getBallAt(bounceTime - 1),
      velocity: { x: 0, y: -1200, z: 300 - 650 * SECONDS_TO_WALL },
    },
  ]);
  const met = path(bounceTime + wait);
  const ball = ballPath([
    { from: 0, position: START, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
    { from: 1, position: START, velocity: { x: 0, y: 2000, z: 300 } },
    {
      from: bounceTime,
      position: getBallAt(bounceTime - 1),
      velocity: { x: 0, y: -1200, z: 300 - 650 * SECONDS_TO_WALL },
    },
    { from: bounceTime + wait, position: met, velocity: velocityAfter },
  ]);
  const run = striker(1, START, NORTH, 1000);
  // They stay where they hit the ball, because it comes back over them.
  const sender = (time: number) => (time <= 1 ? run(time) : { ...run(1), vy: 0, z: 17 });
  const taker = striker(bounceTime + wait, met, NORTH, 1000);
  const middle = 1 + (SECONDS_TO_WALL + wait) / 2;
  return handMadeMatch({
    seconds: 4,
    ball,
    cars: [
      { team: 0, at: second === 'same' ? (time) => (time < middle ? sender(time) : taker(time)) : sender },
      { team: 1, at: second === 'defender' ? taker : stationary(0, -4000) },
    ],
  });
}

function getBallAt(seconds: number): { x: number; y: number; z: number } {
  return { x: 0, y: START.y + 2000 * seconds, z: START.z + 300 * seconds - 325 * seconds * seconds };
}

export const TOWARDS_GOAL = { x: 0, y: 2200, z: -700 };
