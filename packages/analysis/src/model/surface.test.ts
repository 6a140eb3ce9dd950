import { describe, expect, it } from 'vitest';
import { createNearestSurface, findNearestSurface } from './surface.ts';

const near = (x: number, y: number, z: number) => findNearestSurface(x, y, z, createNearestSurface());

describe('nearest surface', () => {
  it.each([
    ['floor', 0, 0, 17, [0, 0, 1]],
    ['ceiling', 0, 0, 2027, [0, 0, -1]],
    ['sideWall', 4079, 0, 900, [-1, 0, 0]],
    ['sideWall', -4079, 0, 900, [1, 0, 0]],
    ['backWall', 1500, 5103, 900, [0, -1, 0]],
    ['cornerWall', -(4032 - 12.02), 4032 - 12.02, 900, [Math.SQRT1_2, -Math.SQRT1_2, 0]],
  ])('is the %s 17 uu away', (surface, x, y, z, [normalX, normalY, normalZ]) => {
    const found = near(x, y, z);
    expect(found.surface).toBe(surface);
    expect(found.gap).toBeCloseTo(17, 1);
    expect(found.normalX).toBeCloseTo(normalX!, 5);
    expect(found.normalY).toBeCloseTo(normalY!, 5);
    expect(found.normalZ).toBeCloseTo(normalZ!, 5);
  });

  it('follows the ramp between floor and wall, halfway up at 45 degrees', () => {
    const half = 256 - (256 - 17) * Math.SQRT1_2;
    const found = near(4096 - half, 0, half);
    expect(found.gap).toBeCloseTo(17, 3);
    expect(found.normalX).toBeCloseTo(-Math.SQRT1_2, 5);
    expect(found.normalZ).toBeCloseTo(Math.SQRT1_2, 5);
  });

  it('has no back wall in the goal mouth', () => {
    expect(near(0, 5100, 100)).toMatchObject({ surface: 'floor', gap: 100 });
    expect(near(0, 5100, 800)).toMatchObject({ surface: 'backWall', gap: 20 });
  });
});
