import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { type DoubleCommit, doubleCommitDetector } from './double-commit.detector.ts';

const SPEED = 1200;

interface Plan {
  /** Delay until the second player is at the ball, s. */
  behind: number;
  jumps?: boolean;
  /** Speed of the second player, uu/s. */
  speed?: number;
  start?: number;
  ball?: { x: number; y: number };
}

/** Two blue players run at a ball from both sides; the first is there 6 s after play starts. */
function run({
  behind,
  jumps = true,
  speed = SPEED,
  start = 6,
  ball = { x: 0, y: 0 },
}: Plan): DoubleCommit[] {
  const match = handMadeMatch({
    seconds: 12,
    ball: () => ({ ...ball, z: 93, vx: 0, vy: 0, vz: 0 }),
    cars: [
      { team: 0, at: (time) => ({ x: ball.x - 540 - SPEED * (start - time), y: ball.y, z: 17 }) },
      {
        team: 0,
        at: (time) => ({ x: ball.x, y: ball.y - 540 - speed * (start + behind - time), z: 17 }),
        moves: jumps ? [{ time: start + behind, kind: 'jump' as const }] : [],
      },
      { team: 1, at: () => ({ x: 0, y: 5000, z: 17 }) },
    ],
  });
  return [...(runDetectors(match, [doubleCommitDetector]).get(doubleCommitDetector) as DoubleCommit[])];
}

describe('double commits', () => {
  it('are two runs at one ball, and the fault of the later player', () => {
    const events = run({ behind: 0.2 });
    expect(events.length).toBe(1);
    expect(events[0]).toMatchObject({ kind: 'doubleCommit', code: null, player: 1, other: 0, team: 0 });
    expect(events[0]?.evidence.secondsApart).toBeCloseTo(0.2, 1);
    expect(events[0]?.evidence.corner).toBe(false);
  });

  it('are the fault of the player further upfield when both arrive together', () => {
    expect(run({ behind: 0.05 })[0]?.player).toBe(0);
  });

  it('detect corners', () => {
    expect(run({ behind: 0.2, ball: { x: 3000, y: 3800 } })[0]?.evidence.corner).toBe(true);
  });

  it.each([
    ['half a second apart', { behind: 0.5 }],
    ['without a jump or dodge', { behind: 0.2, jumps: false }],
    ['one of them rolling in slowly', { behind: 0.2, speed: 500 }],
    ['at the kickoff', { behind: 0.2, start: 2 }],
  ])('ignores: %s', (_, plan) => {
    expect(run(plan)).toEqual([]);
  });
});
