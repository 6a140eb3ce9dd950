import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { centerDetector } from './center.detector.ts';

const HITTER = 0;
const TEAMMATE = 1;

/** The ball flies from the left wing across the field, starting at second 1. */
function centers(team: 0 | 1, endX: number, endY: number, ...more: HandMadeTouch[]) {
  const sign = team === 0 ? 1 : -1;
  const share = (time: number): number => Math.max(0, Math.min(1, (time - 1) / 1.5));
  const match = handMadeMatch({
    seconds: 6,
    cars: [
      { team, at: () => ({ x: sign * 3300, y: sign * 2000, z: 17 }) },
      { team, at: () => ({ x: 0, y: sign * 1000, z: 17 }) },
    ],
    ball: (time) => ({
      x: sign * (3200 + (endX - 3200) * share(time)),
      y: sign * (2100 + (endY - 2100) * share(time)),
      z: 300,
    }),
  });
  return detectWith(match, centerDetector, [{ player: HITTER, time: 1 }, ...more]).map(
    ({ code, player, other, evidence }) => [code, player, other, evidence.successful],
  );
}

describe('center', () => {
  it.each([0, 1] as const)('brings the ball from the wing to the front of the goal, team %d', (team) => {
    expect(centers(team, 500, 2800)).toEqual([[75, HITTER, -1, false]]);
  });

  it('is successful when a teammate touches it there', () => {
    expect(centers(0, 500, 2800, { player: TEAMMATE, time: 3 })).toEqual([[75, HITTER, TEAMMATE, true]]);
  });

  it("isn't detected when the ball stays wide, stays back, or is taken on the way", () => {
    expect(centers(0, 1500, 2800)).toEqual([]);
    expect(centers(0, 500, 2250)).toEqual([]);
    const taken = centers(0, 500, 2800, { player: TEAMMATE, time: 1.3 });
    expect(taken.map(([, player]) => player)).toEqual([TEAMMATE]);
  });
});
