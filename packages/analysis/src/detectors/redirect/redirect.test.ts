import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, stationary, striker } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { redirectDetector } from './redirect.detector.ts';

const NORTH = Math.PI / 2;

/** A ball flies across at `height` and is hit at one second by a blue car driving toward the orange goal. */
function crossing(height: number, after: { x: number; y: number; z: number }): MatchView {
  const met = { x: 0, y: 3000, z: height };
  return handMadeMatch({
    seconds: 3,
    ball: ballPath([
      {
        from: 0,
        position: { x: -1500, y: 3000, z: height },
        velocity: { x: 1500, y: 0, z: 0 },
        rolling: true,
      },
      { from: 1, position: met, velocity: after },
    ]),
    cars: [
      { team: 0, at: striker(1, met, NORTH, 1400) },
      { team: 1, at: stationary(0, -4000) },
    ],
  });
}

describe('redirects', () => {
  const found = (match: MatchView) => runDetectors(match, [redirectDetector]).get(redirectDetector)!;

  it('turn a flying ball toward the goal', () => {
    expect(found(crossing(800, { x: 300, y: 2400, z: 0 }))).toMatchObject([
      { kind: 'redirect', code: 45, player: 0 },
    ]);
  });

  it('are not counted along the ball’s path, away from the goal, or from the ground', () => {
    expect(found(crossing(800, { x: 2600, y: 500, z: 0 }))).toEqual([]);
    expect(found(crossing(800, { x: 0, y: -2000, z: 0 }))).toEqual([]);
    expect(found(crossing(93, { x: 300, y: 2400, z: 300 }))).toEqual([]);
  });
});
