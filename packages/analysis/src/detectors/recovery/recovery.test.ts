import { describe, expect, it } from 'vitest';
import { type CarPosition, handMadeMatch } from '../../testing/hand-made-match.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import { runDetectors } from '../run-detectors.ts';
import { recoveryDetector } from './recovery.detector.ts';

const LANDING = 2;

/**
 * In the air from 1 s to 2 s, stays for `waits`, then drives along the floor toward +y at `speed`; the ball is at
 * `ballY`.
 */
function landingMatch(speed: number, ballY: number, waits = 0, place: Partial<CarPosition> = {}) {
  return handMadeMatch({
    seconds: 6,
    ball: () => ({ x: 0, y: ballY, z: 93, vx: 0, vy: 0, vz: 0 }),
    cars: [
      {
        team: 0,
        at: (time) => ({
          x: 0,
          y: -2000 + 500 * Math.min(time, LANDING) + speed * Math.max(0, time - LANDING - waits),
          z: time > 1 && time < LANDING ? 400 : 17,
          yaw: Math.PI / 2,
          ...(time >= LANDING && time < LANDING + waits ? place : {}),
        }),
      },
      { team: 0, at: () => ({ x: 0, y: ballY + 50, z: 17 }) },
    ],
  });
}

/** @param presence of a teammate at the ball */
function recoveries(...[presence, ...landing]: [presence: number, ...Parameters<typeof landingMatch>]) {
  const match = landingMatch(...landing);
  match.players[1]!.car.presence.fill(presence);
  return runDetectors(match, [recoveryDetector])
    .get(recoveryDetector)!
    .filter(({ player }) => player === 0);
}

describe('recovery', () => {
  it('is good when the car lands on its wheels and is fast immediately', () => {
    const [landing, ...others] = recoveries(PRESENCE.none, 1500, -600);
    expect(others).toEqual([]);
    expect(landing).toMatchObject({
      kind: 'recovery',
      frame: 60,
      evidence: { surface: 'floor', onWheels: true, good: true, target: 'ball', touched: false },
    });
    expect(landing!.evidence.seconds).toBeLessThan(0.1);
  });

  it.each([
    ['has left', PRESENCE.none, 'ball'],
    ['is demolished', PRESENCE.demolished, 'ball'],
    ['is on the field', PRESENCE.alive, 'ownGoal'],
  ] as const)('has the right target when the teammate at the ball %s', (_, presence, target) => {
    expect(recoveries(presence, 1500, -600)).toMatchObject([{ evidence: { target } }]);
  });

  it('counts a slide on the roof from its start', () => {
    const [landing] = recoveries(PRESENCE.none, 1500, -600, 1, { roll: Math.PI });
    expect(landing!.evidence).toMatchObject({ onWheels: false, good: false });
    expect(landing!.evidence.seconds).toBeCloseTo(1, 1);
  });

  it('is capped at three seconds', () => {
    expect(recoveries(PRESENCE.none, 500, -600)).toMatchObject([{ evidence: { seconds: 3, good: false } }]);
  });

  it('is not counted far from the ball without a touch', () => {
    expect(recoveries(PRESENCE.none, 1500, 3000)).toEqual([]);
  });
});
