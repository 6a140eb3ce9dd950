import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, striker } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { pinchDetector } from './pinch.detector.ts';

const NORTH = Math.PI / 2;
const STILL = { x: 0, y: 0, z: 0 };

describe('pinches', () => {
  const struck = (speed: number): MatchView => {
    const rest = { x: 0, y: 0, z: 93 };
    return handMadeMatch({
      seconds: 2,
      ball: ballPath([
        { from: 0, position: rest, velocity: STILL, rolling: true },
        { from: 1, position: rest, velocity: { x: 0, y: speed, z: 0 }, rolling: true },
      ]),
      cars: [{ team: 0, at: striker(1, rest, NORTH, 1000) }],
    });
  };

  it('send the ball away faster than one hit can explain', () => {
    expect(runDetectors(struck(4200), [pinchDetector]).get(pinchDetector)).toMatchObject([
      { kind: 'pinch', code: 160, player: 0, evidence: { against: 'ground' } },
    ]);
  });

  it('are not counted when a hard hit explains the speed', () => {
    expect(runDetectors(struck(1700), [pinchDetector]).get(pinchDetector)).toEqual([]);
    expect(runDetectors(struck(2900), [pinchDetector]).get(pinchDetector)).toEqual([]);
  });
});
