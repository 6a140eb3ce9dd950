import { describe, expect, it } from 'vitest';
import { BOOST_PADS } from './boost-pads.ts';
import { BODIES, getCarBody } from './box-gap.ts';
import { FIELD, THIRD_BOUNDARY_Y } from './field-geometry.ts';
import { HITBOXES } from './hitboxes.ts';
import { MAPS } from './maps.ts';
import { PLAYLISTS } from './playlists.ts';
import { getAttackSign, getOtherTeam } from './teams.ts';
import { FULL_BOOST_RAW, KICKOFF_BOOST_RAW, rawBoost, toBoostPercent } from './units.ts';

describe('boost pads', () => {
  it('are 28 small and 6 big pads', () => {
    expect(BOOST_PADS).toHaveLength(34);
    expect(BOOST_PADS.filter(({ big }) => big)).toHaveLength(6);
  });

  it('mirror in both axes and are inside the field', () => {
    const places = new Set(BOOST_PADS.map(({ x, y, big }) => `${x},${y},${big}`));
    expect(places.size).toBe(34);
    for (const { x, y, big } of BOOST_PADS) {
      expect(places).toContain(`${x === 0 ? 0 : -x},${y},${big}`);
      expect(places).toContain(`${x},${y === 0 ? 0 : -y},${big}`);
      expect(Math.abs(x) + Math.abs(y)).toBeLessThan(FIELD.cornerSum);
    }
  });
});

describe('field', () => {
  it('has thirds of equal length', () => {
    expect(THIRD_BOUNDARY_Y * 6).toBeCloseTo(2 * 5120, 9);
  });

  it('is rotated for orange', () => {
    expect([getAttackSign(0), getAttackSign(1), getOtherTeam(0), getOtherTeam(1)]).toEqual([1, -1, 1, 0]);
  });
});

describe('boost units', () => {
  it('convert 255 to 100 and kickoff boost to a third', () => {
    expect(toBoostPercent(FULL_BOOST_RAW)).toBe(100);
    expect(toBoostPercent(KICKOFF_BOOST_RAW)).toBeCloseTo(33.333, 3);
    expect(toBoostPercent(rawBoost(0))).toBe(0);
  });
});

describe('car bodies', () => {
  it('are sorted and unique, and have a known hitbox', () => {
    const ids = BODIES.map(([id]) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    for (const [, , hitbox] of BODIES) expect(Object.keys(HITBOXES)).toContain(hitbox);
  });

  it.each([
    [23, 'Octane', 'Octane'],
    [4284, 'Fennec', 'Octane'],
    [403, 'Dominus', 'Dominus'],
    [1159, 'X-Devil Mk2', 'Hybrid'],
    [30, 'Merc', 'Merc'],
    [999_999, 'Body 999999', 'Octane'],
  ])('%i is a %s with the %s hitbox', (id, name, hitbox) => {
    expect(getCarBody(id)).toEqual({ id, name, hitbox });
  });
});

describe('maps and playlists', () => {
  it('have lowercase codes and names', () => {
    for (const [code, { name }] of Object.entries(MAPS)) {
      expect(code).toBe(code.toLowerCase());
      expect(name).not.toBe('');
    }
    expect(Object.values(MAPS).filter(({ standard }) => standard).length).toBeGreaterThan(50);
  });

  it('mark ranked playlists as ranked', () => {
    for (const { name, ranked, slug } of Object.values(PLAYLISTS)) {
      expect(name.startsWith('Ranked'), name).toBe(ranked);
      expect(slug).toMatch(/^[a-z-]+$/);
    }
  });
});
