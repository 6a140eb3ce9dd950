import { describe, expect, it } from 'vitest';
import { BEHIND_BALL, ballPath } from '../../testing/ball-path.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { ceilingShotDetector } from './ceiling-shot.detector.ts';

const DROP = 1;

/** Drives on the ceiling until 1 s, or flies `under` it, then drops and hits the ball with its nose at `contact`. */
function ceilingShots(contact: number, under = 0) {
  const ball = ballPath({ x: 0, y: 0, z: 1300 + 325 * contact ** 2 }, [
    { time: contact, vx: 1800, vy: 0, vz: 100 },
  ]);
  const met = ball(contact);
  const top = 2044 - 17 - under;
  const match = handMadeMatch({
    seconds: 5,
    ball,
    cars: [
      {
        team: 0,
        at: (time) => ({
          x: met.x + BEHIND_BALL.x + 900 * (time - contact),
          y: 0,
          z: time <= DROP ? top : top + ((met.z + 10 - top) * (time - DROP)) / (contact - DROP),
          roll: Math.PI,
        }),
      },
    ],
  });
  return runDetectors(match, [ceilingShotDetector]).get(ceilingShotDetector) ?? [];
}

describe('ceiling shot', () => {
  it('is a touch soon after dropping from the ceiling', () => {
    const [shot, ...others] = ceilingShots(1.8);
    expect(others).toEqual([]);
    expect(shot).toMatchObject({ kind: 'ceilingShot', code: 190, evidence: { direct: true } });
    expect(shot!.evidence.delay).toBeCloseTo(0.7, 0);
  });

  it('has no code when the touch comes later', () => {
    expect(ceilingShots(3)).toMatchObject([{ code: null, evidence: { direct: false } }]);
  });

  it('needs the ceiling', () => {
    expect(ceilingShots(1.8, 200)).toEqual([]);
  });
});
