import { describe, expect, it } from 'vitest';
import { type CarPosition, handMadeMatch } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { halfFlipDetector } from './half-flip.detector.ts';

const DODGE = 1;

/** Rolls backward along -x, nose toward +x; the nose goes up and over by `turn`, then the car rolls upright by `roll`. */
function turning(turn: number, roll: number, height = 50): (time: number) => CarPosition {
  return (time) => {
    const since = Math.max(0, time - DODGE);
    return {
      x: -700 * time,
      y: 0,
      z: height,
      pitch: turn * Math.min(1, since / 0.45),
      roll: roll * Math.max(0, Math.min(1, (since - 0.45) / 0.3)),
    };
  };
}

/** A half flip after which the car keeps spinning within the second. */
function turningOn(time: number): CarPosition {
  const since = Math.max(0, time - DODGE - 0.8);
  return { ...turning(Math.PI, Math.PI)(time), yaw: Math.PI * Math.min(1, since / 0.2) };
}

function halfFlips(at: (time: number) => CarPosition, forward = -1) {
  const match = handMadeMatch({
    seconds: 3,
    cars: [
      {
        team: 1,
        at,
        moves: [{ time: DODGE, kind: 'dodge', direction: { forward, right: Math.sqrt(1 - forward ** 2) } }],
      },
    ],
  });
  return runDetectors(match, [halfFlipDetector]).get(halfFlipDetector) ?? [];
}

describe('half flip', () => {
  it('is a backward dodge that ends level, facing the other way', () => {
    const found = halfFlips(turning(Math.PI, Math.PI));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'halfFlip', code: 170, player: 0, team: 1, frame: 30 });
    expect(found[0]!.evidence.reversal).toBeCloseTo(1, 3);
    expect(found[0]!.duration).toBeGreaterThan(0.45);
    expect(found[0]!.duration).toBeLessThan(0.8);
  });

  it.each([
    ['turns all the way round', turning(2 * Math.PI, 0), -1],
    ['stays on its roof', turning(Math.PI, 0), -1],
    ['turns on to the front', turningOn, -1],
    ['goes forward', turning(Math.PI, Math.PI), 1],
    ['happens high in the air', turning(Math.PI, Math.PI, 900), -1],
  ])('is not detected for a dodge that %s', (_, at, forward) => {
    expect(halfFlips(at, forward)).toEqual([]);
  });
});
