import { describe, expect, it } from 'vitest';
import { handMadeMatch, type Position } from '../../testing/hand-made-match.ts';
import { runDetectors } from '../run-detectors.ts';
import { type Role, roleDetector } from './role.detector.ts';

/** Blue cars at fixed or moving distances from a ball in the center. */
function findRoles(...at: ((time: number) => Position)[]): Role[] {
  const match = handMadeMatch({
    seconds: 6,
    ball: () => ({ x: 0, y: 0, z: 93, vx: 0, vy: 0, vz: 0 }),
    cars: [
      ...at.map((place) => ({ team: 0 as const, at: place })),
      { team: 1, at: () => ({ x: 0, y: 4000, z: 17 }) },
    ],
  });
  return [...(runDetectors(match, [roleDetector]).get(roleDetector) as Role[])];
}

const still = (distance: number) => () => ({ x: 0, y: -distance, z: 17 });
const summary = (events: readonly Role[]) =>
  events.map(({ player, evidence }) => `${player}:${evidence.role}`).sort();

describe('roles', () => {
  it('orders three players by their distance to the ball', () => {
    const events = findRoles(still(600), still(1500), still(3000));
    expect(summary(events)).toEqual(['0:first', '1:second', '2:third']);
    expect(events[0]?.duration).toBeCloseTo(6, 1);
    expect(events[0]?.evidence.distanceToBall).toBeCloseTo(600, 0);
    expect(events[0]?.evidence.boost).toBeCloseTo(33.3, 1);
  });

  it('marks two equally close players as crowding', () => {
    expect(summary(findRoles(still(600), still(700), still(3000)))).toEqual([
      '0:ambiguous',
      '1:ambiguous',
      '2:third',
    ]);
  });

  it('has no roles for a single player', () => {
    expect(findRoles(still(600))).toEqual([]);
  });

  it('switches the first man once the other player has been clearly closer for a while', () => {
    const events = findRoles(
      (time) => ({ x: 0, y: -500 - 600 * time, z: 17 }),
      (time) => ({ x: 0, y: -3500 + 500 * time, z: 17 }),
    );
    const second = events.filter(({ player }) => player === 1).map(({ evidence }) => evidence.role);
    expect(second[0]).toBe('second');
    expect(second.at(-1)).toBe('first');
  });

  it('does not switch for a quarter of a second', () => {
    const events = findRoles(still(1000), (time) => ({
      x: 0,
      y: time > 2 && time < 2.25 ? -500 : -2000,
      z: 17,
    }));
    expect(summary(events)).toEqual(['0:first', '1:second']);
  });

  it('marks a third man who goes to the ball past the second man', () => {
    const events = findRoles(still(1500), still(1900), (time) => ({
      x: 0,
      y: time < 3 ? -4000 : -300,
      z: 17,
    }));
    expect(
      events.some(({ player, evidence }) => player === 2 && evidence.role === 'first' && evidence.cut),
    ).toBe(true);
  });
});
