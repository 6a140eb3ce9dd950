import { describe, expect, it } from 'vitest';
import { type CarPosition, handMadeMatch } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import { runDetectors } from '../run-detectors.ts';
import { stallDetector } from './stall.detector.ts';

const DODGE = 1;
type Direction = { forward: number; right: number } | null;

function stalls(at: (time: number) => CarPosition, directions: Direction[]) {
  const moves = directions.map((direction, number) => ({
    time: DODGE + number,
    kind: 'dodge' as const,
    direction,
  }));
  const match = handMadeMatch({ seconds: 3, cars: [{ team: 0, at, moves }] });
  return runDetectors(match, [stallDetector]).get(stallDetector) ?? [];
}

/** Falls, then hangs for a second after the dodge at `dodge`. */
const hanging = (dodge: number) => (time: number) => ({
  x: 300 * time,
  y: 0,
  z: 1400 - 400 * Math.min(time, dodge),
});

describe('stall', () => {
  it('is a dodge without direction that stops the fall', () => {
    const found = stalls(hanging(DODGE), [null]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'stall', code: null, frame: 30 });
    expect(found[0]!.evidence.push).toBeCloseTo(0, 3);
  });

  it('includes a dodge for which no direction was replicated', () => {
    const kept = { forward: 1, right: 0 };
    expect(stalls(hanging(DODGE + 1), [kept, kept]).map(({ frame }) => frame)).toEqual([60]);
  });

  it.each([
    ['has a direction of its own', hanging(DODGE), [{ forward: 1, right: 0 }]],
    [
      'pushes the car',
      (time: number) => ({ ...hanging(DODGE)(time), y: 500 * Math.max(0, time - DODGE) }),
      [null],
    ],
    ['keeps falling', (time: number) => ({ x: 0, y: 0, z: 1500 - 400 * time }), [null]],
    ['happens near the ground', () => ({ x: 0, y: 0, z: 100 }), [null]],
  ])('is not detected for a dodge that %s', (_, at, directions) => {
    expect(stalls(at, directions)).toEqual([]);
  });
});

describe.skipIf(!hasSharedReplays)('stalls in shared replays', () => {
  it('finds the stall whose replicated torque is nil', () => {
    const match = viewSharedReplay('era-2026-03-v868-32-net11-dodge-refresh-ranked-2v2');
    const found = runDetectors(match, [stallDetector]).get(stallDetector)!;
    expect(found.map(({ frame }) => frame)).toEqual([5527]);
  });
});
