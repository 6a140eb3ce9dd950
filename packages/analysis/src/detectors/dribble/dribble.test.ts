import { describe, expect, it } from 'vitest';
import { type CarPosition, handMadeMatch } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { dribbleDetector } from './dribble.detector.ts';

const findDribbles = (match: MatchView) => runDetectors(match, [dribbleDetector]).get(dribbleDetector) ?? [];

/**
 * Drives along +y with the ball `lift` above and `ahead` of the car between 1 s and `until`; otherwise it is far
 * away. During `hop`, given in seconds, the ball is 120 uu higher.
 */
function carry(
  until: number,
  {
    ahead = 20,
    lift = 130,
    place = {} as Partial<CarPosition>,
    hop = [0, 0] as readonly [number, number],
  } = {},
) {
  const at = (time: number): CarPosition => ({
    x: 0,
    y: 1000 * time - 2000,
    z: 17,
    yaw: Math.PI / 2,
    ...place,
  });
  return findDribbles(
    handMadeMatch({
      seconds: 4,
      cars: [{ team: 1, at }],
      ball: (time) =>
        time >= 1 && time <= until
          ? {
              x: at(time).x,
              y: at(time).y + ahead,
              z: at(time).z + lift + (time > hop[0] && time < hop[1] ? 120 : 0),
              vx: 0,
              vy: 1000,
              vz: 0,
            }
          : { x: 3000, y: 0, z: 93, vx: 0, vy: 0, vz: 0 },
    }),
  );
}

describe('dribble', () => {
  it('is a carry of a second or more', () => {
    const [dribble, ...others] = carry(2.5);
    expect(others).toEqual([]);
    expect(dribble).toMatchObject({ kind: 'dribble', code: 205, frame: 30, endFrame: 75 });
    expect(dribble!.evidence.way).toBeCloseTo(1500, -1);
    // Orange attacks toward -y.
    expect(dribble!.evidence.progress).toBeCloseTo(-1500, -1);
  });

  it('continues over a short hop of the ball and ends with a longer one', () => {
    expect(carry(3.5, { hop: [2.2, 2.65] })).toMatchObject([{ frame: 30, endFrame: 105 }]);
    expect(carry(3.5, { hop: [1.6, 2] })).toMatchObject([{ frame: 30, endFrame: 105 }]);
    expect(carry(3.9, { hop: [2.1, 2.8] })).toMatchObject([
      { frame: 30, endFrame: 63 },
      { frame: 84, endFrame: 117 },
    ]);
    expect(carry(2.7, { hop: [1.7, 2] })).toEqual([]);
  });

  it.each([
    ['shorter than a second', carry(1.9)],
    ['with the ball too far ahead', carry(2.5, { ahead: 200 })],
    ['with the ball too high', carry(2.5, { lift: 260 })],
    ['with the ball on the ground', carry(2.5, { lift: 76 })],
    ['on a wall', carry(2.5, { place: { x: 4079, z: 400, roll: Math.PI / 2 } })],
  ])("isn't detected %s", (_, found) => {
    expect(found).toEqual([]);
  });
});

describe.skipIf(!hasSharedReplays)('dribbles of scripted replays', () => {
  it.each([
    ['scenario-3-dribbles-2-flicks', 3],
    ['scenario-small-pad-45-boost-used', 0],
  ])('finds the carries of %s', (name, carries) => {
    const found = findDribbles(viewSharedReplay(name));
    expect(found).toHaveLength(carries);
    for (const { duration } of found) expect(duration).toBeGreaterThan(0);
  });
});
