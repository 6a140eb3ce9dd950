import { describe, expect, it } from 'vitest';
import { getPlacement, getShotHeight } from './shot-types.ts';

describe('placement in the goal mouth', () => {
  it.for([
    // Facing +y, right is -x.
    [-500, 400, 'topRight'],
    [500, 400, 'topLeft'],
    [-500, 150, 'bottomRight'],
    [500, 150, 'bottomLeft'],
    [0, 321, 'middle'],
    [267, 198, 'middle'],
    [268, 200, 'bottomLeft'],
    [0, 150, 'bottomLeft'],
    [786.6, 300, 'bar'],
    [-786.4, 300, 'bottomRight'],
    [0, 536.6, 'bar'],
    [-100, 536.4, 'topRight'],
  ] as const)('X %d, height %d is %s', ([x, z, placement]) => {
    expect(getPlacement(x, z, false)).toBe(placement);
  });

  it('counts a ball off the frame as bar wherever it goes in', () => {
    expect(getPlacement(0, 300, true)).toBe('bar');
  });
});

describe('height of a shot', () => {
  it.for([
    [120, true, 'ground'],
    [150, false, 'ground'],
    [150, true, 'aerialBelowCrossbar'],
    [151, false, 'aerialBelowCrossbar'],
    [642.7, true, 'aerialBelowCrossbar'],
    [642.8, true, 'aerialAboveCrossbar'],
  ] as const)('ball at %d, airborne %s: %s', ([z, airborne, height]) => {
    expect(getShotHeight(z, airborne)).toBe(height);
  });
});
