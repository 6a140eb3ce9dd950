import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, striker } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { halfVolleyDetector } from './half-volley.detector.ts';

const NORTH = Math.PI / 2;

describe('half volleys', () => {
  const bounced = (secondsBefore: number): MatchView => {
    const bounceAt = 1 - secondsBefore;
    const floor = { x: 0, y: 1000, z: 93 };
    const rise = { x: 0, y: 0, z: 500 };
    const met = { x: 0, y: 1000, z: 93 + rise.z * secondsBefore - 325 * secondsBefore ** 2 };
    return handMadeMatch({
      seconds: 3,
      ball: ballPath([
        {
          from: 0,
          position: { x: 0, y: 1000, z: 93 + 800 * bounceAt },
          velocity: { x: 0, y: 0, z: -800 },
          rolling: true,
        },
        { from: bounceAt, position: floor, velocity: rise },
        { from: 1, position: met, velocity: { x: 0, y: 2200, z: 300 } },
      ]),
      cars: [
        {
          team: 0,
          // On its wheels until the dodge, which lifts the car to the ball.
          at: (time) => {
            const at = striker(1, met, NORTH, 1300)(time);
            return time < 0.8 ? { ...at, z: 17 } : at;
          },
          moves: [{ time: 0.8, kind: 'dodge', direction: { forward: 1, right: 0 } }],
        },
      ],
    });
  };

  it('are dodges into a ball that has just bounced', () => {
    expect(runDetectors(bounced(0.35), [halfVolleyDetector]).get(halfVolleyDetector)).toMatchObject([
      { kind: 'halfVolley', player: 0 },
    ]);
  });

  it('are not counted long after the bounce', () => {
    expect(runDetectors(bounced(0.7), [halfVolleyDetector]).get(halfVolleyDetector)).toEqual([]);
  });
});
