import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { beatenToBallDetector } from './beaten-to-ball.detector.ts';

const WINNER = 0;
const CHASER = 1;

/** The chaser drives at the ball and is `away` uu from it when the opponent touches it at second 2. */
function beaten(away: number, speed: number, ...more: HandMadeTouch[]) {
  const match = handMadeMatch({
    seconds: 3,
    cars: [
      { team: 0, at: () => ({ x: 0, y: -150, z: 17 }) },
      { team: 1, at: (time) => ({ x: 0, y: away + (2 - time) * speed, z: 93 }) },
    ],
    ball: () => ({ x: 0, y: 0, z: 93, vx: 0, vy: 0, vz: 0 }),
  });
  return detectWith(match, beatenToBallDetector, [{ player: WINNER, time: 2 }, ...more]);
}

describe('beaten to the ball', () => {
  it('detects a player who is just too late', () => {
    const [event, ...more] = beaten(700, 1400);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ player: CHASER, other: WINNER, team: 1 });
    expect(event!.evidence.lateBy).toBeCloseTo(0.5, 1);
  });

  it('detects nothing when far, slow, going the other way, or there too', () => {
    expect(beaten(1350, 2200)).toEqual([]);
    expect(beaten(700, 300)).toEqual([]);
    expect(beaten(700, -1400)).toEqual([]);
    expect(beaten(300, 1400, { player: CHASER, time: 2.1 })).toEqual([]);
  });
});
