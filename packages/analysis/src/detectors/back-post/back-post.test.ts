import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { backPostDetector, type RotationBack } from './back-post.detector.ts';

/** A blue player comes back from midfield to one side of their goal; the ball is on another. */
function returnFromProvider(x: number, ballX: number, speed = 1800, depth = 4600): RotationBack[] {
  const match = handMadeMatch({
    seconds: 12,
    ball: () => ({ x: ballX, y: -2000, z: 93, vx: 0, vy: 0, vz: 0 }),
    cars: [{ team: 0, at: (time) => ({ x, y: Math.max(-depth, -speed * time), z: 17 }) }],
  });
  return [...(runDetectors(match, [backPostDetector]).get(backPostDetector) as RotationBack[])];
}

describe('rotations back to goal', () => {
  it.each([
    ['at the far post', -1000, 2500, true],
    ['through the ball’s side', 1000, 2500, false],
    ['with the ball in the middle', 1000, 100, null],
  ])('%s', (_, x, ballX, backPost) => {
    const events = returnFromProvider(x, ballX);
    expect(events.map(({ kind, evidence }) => [kind, evidence.backPost])).toEqual([
      ['rotationBack', backPost],
    ]);
    expect(events[0]?.evidence.seconds).toBeLessThan(4);
  });

  it.each([
    ['too slow', returnFromProvider(-1000, 2500, 380)],
    ['not as far as the goal', returnFromProvider(-1000, 2500, 1800, 3000)],
  ])('ignores: %s', (_, events) => {
    expect(events).toEqual([]);
  });
});
