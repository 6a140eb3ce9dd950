import { describe, expect, it } from 'vitest';
import { BEHIND_BALL, ballPath } from '../../testing/ball-path.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { wallAerialDetector } from './wall-aerial.detector.ts';

const CONTACT = 1.8;
const RIDE_X = 4096 - 17;

/** Rides the wall along +y from `rideFrom` s, jumps off at 1 s and hits the ball at 1.8 s. */
function wallAerials(rideFrom: number, ballZ: number, leave = 1, ballX = 3600) {
  const ball = ballPath({ x: ballX, y: 0, z: ballZ + 325 * CONTACT ** 2 }, [
    { time: CONTACT, vx: 0, vy: 1800, vz: 200 },
  ]);
  const met = ball(CONTACT);
  const match = handMadeMatch({
    seconds: 3,
    ball,
    cars: [
      {
        team: 0,
        at: (time) => ({
          x:
            time < rideFrom
              ? RIDE_X - 200
              : time < leave
                ? RIDE_X
                : RIDE_X + ((met.x - RIDE_X) * (time - leave)) / (CONTACT - leave),
          y: BEHIND_BALL.x + 700 * (time - CONTACT),
          z: met.z + 10,
          yaw: Math.PI / 2,
          roll: Math.PI / 2,
        }),
        moves: [{ time: leave, kind: 'jump' }],
      },
    ],
  });
  return runDetectors(match, [wallAerialDetector]).get(wallAerialDetector) ?? [];
}

describe('wall aerial', () => {
  it('is a touch in the air after riding a wall', () => {
    const [aerial, ...others] = wallAerials(0, 800);
    expect(others).toEqual([]);
    expect(aerial).toMatchObject({ kind: 'wallAerial', code: null, evidence: { wall: 'sideWall' } });
    expect(aerial!.evidence.rideTime).toBeCloseTo(1, 1);
    expect(aerial!.evidence.airTime).toBeCloseTo(0.8, 1);
  });

  it('needs a ride of 0.3 seconds', () => {
    expect(wallAerials(0.9, 800)).toEqual([]);
  });

  it('needs 0.3 seconds in the air and 300 uu from the wall', () => {
    expect(wallAerials(0, 800, 1.4)).toHaveLength(1);
    expect(wallAerials(0, 800, 1.6)).toEqual([]);
    expect(wallAerials(0, 800, 1, 3820)).toEqual([]);
  });

  it('needs a high ball', () => {
    expect(wallAerials(0, 350)).toEqual([]);
  });
});
