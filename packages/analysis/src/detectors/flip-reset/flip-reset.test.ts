import { describe, expect, it } from 'vitest';
import { type HandMadeCar, handMadeMatch, type Position } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import { runDetectors } from '../run-detectors.ts';
import { flipResetDetector } from './flip-reset.detector.ts';

const RESET = 1;
const USE = 1.8;

/**
 * The car hovers. The ball is under its wheels at 1 s, moves away, and is ahead of the balls nose at 1.8 s, where the
 * car hits it.
 */
const ball =
  (under: number) =>
  (time: number): Position => {
    if (time < USE - 0.2) {
      const away = 400 * Math.abs(time - RESET);
      return { x: 0, y: 0, z: 1000 - under - away, vx: 0, vy: 0, vz: 400 * Math.sign(RESET - time) };
    }
    const since = time - USE;
    return since <= 0
      ? { x: 164 - 1000 * since, y: 0, z: 1020, vx: -1000, vy: 0, vz: 0 }
      : { x: 164 + 1500 * since, y: 0, z: 1020, vx: 1500, vy: 0, vz: 0 };
  };

function flipResets(moves: HandMadeCar['moves'], refreshes: number[], under = 95) {
  const match = handMadeMatch({
    seconds: 3,
    ball: ball(under),
    cars: [
      { team: 0, at: (time) => ({ x: 0, y: 0, z: time < 0.1 ? 17 : 1000 }), moves: moves ?? [], refreshes },
    ],
  });
  return runDetectors(match, [flipResetDetector]).get(flipResetDetector) ?? [];
}

const FLIP = { forward: 1, right: 0 };
const DODGE = { time: 1.6, kind: 'dodge' as const, direction: FLIP };
const JUMPS = [
  { time: 0.1, kind: 'jump' as const },
  { time: 0.3, kind: 'doubleJump' as const },
];

describe('flip reset', () => {
  it('is granted by the game while the ball is at the wheels, and used by dodging into the ball', () => {
    const [reset, ...others] = flipResets([...JUMPS, DODGE], [RESET]);
    expect(others).toEqual([]);
    expect(reset).toMatchObject({
      kind: 'flipReset',
      code: 185,
      frame: 30,
      confidence: 1,
      evidence: { source: 'counter', used: true },
    });
    expect(reset!.evidence.useDelay).toBeCloseTo(0.8, 1);
  });

  it('is unused without a dodge', () => {
    expect(flipResets(JUMPS, [RESET])).toMatchObject([{ evidence: { used: false, useDelay: null } }]);
  });

  it('is not counted when the game returned the flip away from the ball', () => {
    expect(flipResets([...JUMPS, DODGE], [RESET], 500)).toEqual([]);
  });

  it('is inferred in old files from a dodge after the flip timer ran out', () => {
    const [reset] = flipResets([...JUMPS, DODGE], []);
    expect(reset).toMatchObject({ evidence: { source: 'laterDodge', used: true } });
    expect(reset!.time).toBeCloseTo(RESET, 1);
    expect(reset!.confidence).toBeLessThan(1);
  });

  it('is not inferred from a dodge that the jump still allowed', () => {
    expect(
      flipResets(
        [
          { time: 0.1, kind: 'jump' },
          { ...DODGE, time: 1.2 },
        ],
        [],
      ),
    ).toEqual([]);
  });
});

describe.skipIf(!hasSharedReplays)('flip resets in shared replays', () => {
  it('finds exactly four in the 1v1 bot match, all used, the last two before a goal', () => {
    const match = viewSharedReplay('soccar-1v1-2026-07-casual-duel-with-bot');
    const found = runDetectors(match, [flipResetDetector]).get(flipResetDetector)!;
    expect(found.map(({ frame }) => Number(match.clock.time[frame]!.toFixed(3)))).toEqual([
      42.765, 44.079, 68.321, 69.641,
    ]);
    expect(found.map(({ evidence }) => evidence.used)).toEqual([true, true, true, true]);
    expect(found.map(({ evidence }) => evidence.goal)).toEqual([false, false, true, true]);
  });
});
