import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { whiffDetector } from './whiff.detector.ts';

/** Drives past a ball on the floor, `aside` uu to its side, at `speed`. */
function whiffs(aside: number, speed: number, ...touches: HandMadeTouch[]) {
  const match = handMadeMatch({
    seconds: 3,
    cars: [
      { team: 0, at: (time) => ({ x: aside, y: (time - 1.5) * speed, z: 17, yaw: Math.PI / 2 }) },
      { team: 1, at: () => ({ x: 0, y: 3000, z: 17 }) },
    ],
    ball: () => ({ x: 0, y: 0, z: 93 }),
  });
  return detectWith(match, whiffDetector, touches);
}

describe('whiff', () => {
  it('is an attempt that passes by the ball', () => {
    const [whiff, ...more] = whiffs(160, 1400);
    expect(more).toEqual([]);
    expect(whiff).toMatchObject({ player: 0, team: 0, evidence: { dodging: false, aerial: false } });
    expect(Math.abs(whiff!.time - 1.5)).toBeLessThan(0.1);
    expect(whiff!.evidence.distance).toBeLessThan(140);
  });

  it('is not counted when slow, wide of the ball, or when anyone touches the ball', () => {
    expect(whiffs(160, 330)).toEqual([]);
    expect(whiffs(300, 1400)).toEqual([]);
    expect(whiffs(160, 1400, { player: 1, time: 1.5 })).toEqual([]);
    expect(whiffs(160, 1400, { player: 0, time: 1.5 })).toEqual([]);
  });
});
