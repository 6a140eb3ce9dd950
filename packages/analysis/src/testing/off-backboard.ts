import type { MatchView } from '../timeline/match-view.ts';
import { handMadeMatch } from './hand-made-match.ts';
import { ballPath, standing, striker } from './strike.ts';

const NORTH = Math.PI / 2;
const START = { x: 0, y: 3500, z: 900 };
const SECONDS_TO_WALL = (5028 - START.y) / 2000;

/** Blue sends the ball against the orange backboard at one second; somebody meets it `wait` seconds after the bounce. */
export function offBackboard(
  wait: number,
  second: 'same' | 'defender',
  velocityAfter: { x: number; y: number; z: number },
): MatchView {
  const bounceTime = 1 + SECONDS_TO_WALL;
  const path = ballPath([
    { from: 0, place: START, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
    { from: 1, place: START, velocity: { x: 0, y: 2000, z: 300 } },
    {
      from: bounceTime,
      place: ballAt(bounceTime - 1),
      velocity: { x: 0, y: -1200, z: 300 - 650 * SECONDS_TO_WALL },
    },
  ]);
  const met = path(bounceTime + wait);
  const ball = ballPath([
    { from: 0, place: START, velocity: { x: 0, y: 0, z: 0 }, rolling: true },
    { from: 1, place: START, velocity: { x: 0, y: 2000, z: 300 } },
    {
      from: bounceTime,
      place: ballAt(bounceTime - 1),
      velocity: { x: 0, y: -1200, z: 300 - 650 * SECONDS_TO_WALL },
    },
    { from: bounceTime + wait, place: met, velocity: velocityAfter },
  ]);
  const run = striker(1, START, NORTH, 1000);
  // He stays where he hit it: the ball comes back over him.
  const sender = (time: number) => (time <= 1 ? run(time) : { ...run(1), vy: 0, z: 17 });
  const taker = striker(bounceTime + wait, met, NORTH, 1000);
  const middle = 1 + (SECONDS_TO_WALL + wait) / 2;
  return handMadeMatch({
    seconds: 4,
    ball,
    cars: [
      { team: 0, at: second === 'same' ? (time) => (time < middle ? sender(time) : taker(time)) : sender },
      { team: 1, at: second === 'defender' ? taker : standing(0, -4000) },
    ],
  });
}

function ballAt(seconds: number): { x: number; y: number; z: number } {
  return { x: 0, y: START.y + 2000 * seconds, z: START.z + 300 * seconds - 325 * seconds * seconds };
}

export const TOWARDS_GOAL = { x: 0, y: 2200, z: -700 };
