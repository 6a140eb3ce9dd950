import type { MatchView } from '../timeline/match-view.ts';
import { handMadeMatch } from './hand-made-match.ts';
import { ballPath, standing, striker } from './strike.ts';

const NORTH = Math.PI / 2;
const STILL = { x: 0, y: 0, z: 0 };

/** Blue hits a resting ball at one second; orange meets it at two and sends it on with `deflection`. */
export function twoTouches(velocity: typeof STILL, deflection: typeof STILL): MatchView {
  const start = { x: 0, y: 2000, z: 93 };
  const met = { x: start.x + velocity.x, y: start.y + velocity.y, z: 93 };
  return handMadeMatch({
    seconds: 5,
    ball: ballPath([
      { from: 0, place: start, velocity: STILL, rolling: true },
      { from: 1, place: start, velocity, rolling: true },
      { from: 2, place: met, velocity: deflection, rolling: true },
    ]),
    cars: [
      { team: 0, at: striker(1, start, NORTH, 1200) },
      { team: 1, at: striker(2, met, deflection.y > 0 ? NORTH : -NORTH, 900) },
      { team: 0, at: standing(-3000, -3000) },
    ],
  });
}
