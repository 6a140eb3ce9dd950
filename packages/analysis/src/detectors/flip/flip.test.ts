import { describe, expect, it } from 'vitest';
import { BEHIND_BALL, ballPath } from '../../testing/ball-path.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { runDetectors } from '../run-detectors.ts';
import { flipDetector } from './flip.detector.ts';

const findFlips = (match: ReturnType<typeof handMadeMatch>) =>
  runDetectors(match, [flipDetector]).get(flipDetector) ?? [];

describe('flip', () => {
  it.each([
    ['front', 1, 0],
    ['back', -0.9, 0.43],
    ['side', 0.2, -0.98],
    ['diagonal', 0.7, 0.71],
  ])('detects a %s flip by the replicated direction', (name, forward, right) => {
    const [flip] = findFlips(
      handMadeMatch({
        seconds: 3,
        cars: [
          {
            team: 0,
            at: (time) => ({ x: 600 * time, y: 0, z: 60 }),
            moves: [{ time: 1, kind: 'dodge', direction: { forward, right } }],
          },
        ],
      }),
    );
    expect(flip).toMatchObject({
      kind: 'flip',
      code: 165,
      frame: 30,
      confidence: 1,
      evidence: { direction: name, fromGround: true, replicated: true, partOf: null },
    });
  });

  it('estimates the direction from the impulse when none is replicated', () => {
    const [flip] = findFlips(
      handMadeMatch({
        seconds: 3,
        cars: [
          {
            team: 0,
            at: (time) => ({ x: 600 * time, y: 550 * Math.max(0, time - 1), z: 300 }),
            moves: [{ time: 1 - 1 / 30, kind: 'dodge' }],
          },
        ],
      }),
    );
    expect(flip!.evidence).toMatchObject({ direction: 'side', replicated: false, fromGround: false });
    expect(flip!.evidence.right).toBeCloseTo(1, 2);
    expect(flip!.confidence).toBeLessThan(1);
  });

  it('has no direction in a stall, for which the game sends no torque', () => {
    const direction = { forward: 1, right: 0 };
    const flips = findFlips(
      handMadeMatch({
        seconds: 3,
        cars: [
          {
            team: 0,
            at: (time) => ({ x: 300 * time, y: 0, z: 1400 - 400 * Math.min(time, 2) }),
            moves: [1, 2].map((time) => ({ time, kind: 'dodge', direction })),
          },
        ],
      }),
    );
    expect(flips.map(({ evidence }) => [evidence.direction, evidence.replicated])).toEqual([
      ['front', true],
      ['unknown', false],
    ]);
  });

  it('leaves its code to the named move it is part of', () => {
    const [flip] = findFlips(
      handMadeMatch({
        seconds: 3,
        cars: [
          {
            team: 0,
            at: (time) => ({ x: 1500 * time, y: 0, z: Math.max(17, 47 - 300 * Math.max(0, time - 1)) }),
            moves: [{ time: 1, kind: 'dodge', direction: { forward: 1, right: 0 } }],
          },
        ],
      }),
    );
    expect(flip).toMatchObject({ code: null, evidence: { partOf: 'waveDash' } });
  });

  it.each([
    [1.7, true],
    [0.9, false],
  ])('at %s s, before a touch at 2 s, counts as into the ball: %s', (time, intoBall) => {
    const ball = ballPath({ x: 0, y: 0, z: 300 + 325 * 4 }, [{ time: 2, vx: 1800, vy: 0, vz: 200 }]);
    const [flip] = findFlips(
      handMadeMatch({
        seconds: 3,
        ball,
        cars: [
          {
            team: 0,
            at: (now) => ({ x: BEHIND_BALL.x + 900 * (now - 2), y: 0, z: 300 + BEHIND_BALL.z }),
            moves: [{ time, kind: 'dodge', direction: { forward: 1, right: 0 } }],
          },
        ],
      }),
    );
    expect(flip!.evidence).toMatchObject({ intoBall });
  });

  it('ignores jumps, and dodges outside play', () => {
    const match = handMadeMatch({
      seconds: 3,
      phase: (time) => (time < 2 ? PHASE.live : PHASE.postGoal),
      cars: [
        {
          team: 0,
          at: () => ({ x: 0, y: 0, z: 60 }),
          moves: [
            { time: 1, kind: 'jump' },
            { time: 1.2, kind: 'doubleJump' },
            { time: 2.5, kind: 'dodge', direction: { forward: 1, right: 0 } },
          ],
        },
      ],
    });
    expect(findFlips(match)).toEqual([]);
  });
});
