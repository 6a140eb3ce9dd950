import { describe, expect, it } from 'vitest';
import { getPitchZone, PITCH_ZONES } from './pitch-zones.ts';

describe('pitch zones', () => {
  it('tile the field: each point of a fine grid is in exactly one zone', () => {
    for (let x = -4090; x < 4096; x += 61) {
      for (let y = -5110; y < 5120; y += 61) {
        const holding = PITCH_ZONES.filter(
          ({ fromX, toX, fromY, toY }) => x >= fromX && x < toX && y >= fromY && y < toY,
        );
        expect(holding.map(({ key }) => key)).toHaveLength(1);
      }
    }
  });

  it.each([
    { team: 0, x: 0, y: -5500, zone: 5 },
    { team: 1, x: 0, y: -5500, zone: 120 },
    { team: 0, x: 3000, y: -5000, zone: 10 },
    { team: 1, x: 3000, y: -5000, zone: 115 },
    { team: 0, x: 9999, y: 9999, zone: 110 },
    { team: 0, x: 0, y: 0, zone: 70 },
  ] as const)('team $team at $x, $y is in zone $zone', ({ team, x, y, zone }) => {
    expect(getPitchZone(team, x, y)).toBe(zone);
  });
});
