import { describe, expect, it } from 'vitest';
import { BEHIND_BALL, ballPath } from '../../testing/ball-path.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { airDribbleDetector } from './air-dribble.detector.ts';

/** A car behind the ball touches it softly in the air at each of the times. */
function airDribbles(times: readonly number[], startZ: number) {
  const ball = ballPath(
    { x: 0, y: -3000, z: startZ, vx: 500, vz: 100 },
    times.map((time, number) => ({ time, vx: 500 + 150 * (number + 1), vy: 0, vz: 230 })),
  );
  const match = handMadeMatch({
    seconds: 4,
    ball,
    cars: [
      {
        team: 0,
        at: (time) => {
          const nearest = Math.min(...times.map((hit) => Math.abs(hit - time)));
          const place = ball(time);
          return { x: place.x + BEHIND_BALL.x - 250 * nearest, y: place.y, z: place.z + BEHIND_BALL.z };
        },
      },
    ],
  });
  return runDetectors(match, [airDribbleDetector]).get(airDribbleDetector) ?? [];
}

describe('air dribble', () => {
  it('is a chain of three touches in the air by one player', () => {
    const [dribble, ...others] = airDribbles([1, 1.6, 2.2], 900);
    expect(others).toEqual([]);
    expect(dribble).toMatchObject({
      kind: 'airDribble',
      code: 210,
      evidence: { origin: 'ground', touches: 3, airTouches: 3 },
    });
    expect(dribble!.duration).toBeCloseTo(1.2, 1);
  });

  it('needs more than two touches', () => {
    expect(airDribbles([1, 1.8], 900)).toEqual([]);
  });

  it('needs more height than a chain near the ground', () => {
    expect(airDribbles([1, 1.6, 2.2], 460)).toEqual([]);
  });
});
