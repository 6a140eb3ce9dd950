import { describe, expect, it } from 'vitest';
import { type HandMadeCar, handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { fakeChallengeDetector } from './fake-challenge.detector.ts';

const HOLDER = 0;
const FAKER = 1;

/**
 * Blue has the ball at the center; orange, between it and the orange goal, drives at it with `speed` until second 4
 * and stops at `near` uu; blue hits it at second 4.3.
 */
function fakes(near: number, speed: number, moves: HandMadeCar['moves'] = [], strength = 1000) {
  const match = handMadeMatch({
    seconds: 8,
    cars: [
      { team: 0, at: () => ({ x: 0, y: -150, z: 17 }) },
      { team: 1, at: (time) => ({ x: 0, y: near + Math.max(0, 4 - time) * speed, z: 93 }), moves },
    ],
    ball: () => ({ x: 0, y: 0, z: 93 }),
  });
  const touches: HandMadeTouch[] = [
    { player: HOLDER, time: 1 },
    { player: HOLDER, time: 2 },
    { player: HOLDER, time: 4.3, speedChange: strength },
    { player: FAKER, time: 5.5 },
  ];
  return detectWith(match, fakeChallengeDetector, touches).map(({ player, other, evidence }) => [
    player,
    other,
    evidence.successful,
  ]);
}

describe('fake challenge', () => {
  it('stops short and makes the opponent hit', () => {
    expect(fakes(800, 1000)).toEqual([[FAKER, HOLDER, true]]);
  });

  it("isn't detected from too far, too near, too slow, with a dodge, or when the opponent keeps control", () => {
    expect(fakes(1300, 1000)).toEqual([]);
    expect(fakes(300, 1000)).toEqual([]);
    expect(fakes(800, 600)).toEqual([]);
    expect(fakes(800, 1000, [{ time: 3.9, kind: 'dodge' }])).toEqual([]);
    expect(fakes(800, 1000, [], 200)).toEqual([]);
  });
});
