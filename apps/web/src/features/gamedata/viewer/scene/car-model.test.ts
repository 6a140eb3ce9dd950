import { HITBOXES, type HitboxName } from '@datacoach/analysis/metadata';
import { type Box3, type BufferGeometry, Color } from 'three';
import { describe, expect, test } from 'vitest';
import { toField } from './axes.ts';
import { createCarGeometry, listWheels, toHitboxName } from './car-model.ts';

const FAMILIES = Object.keys(HITBOXES) as HitboxName[];

function getBox(geometry: BufferGeometry): Box3 {
  geometry.computeBoundingBox();
  return geometry.boundingBox!;
}

describe.each(FAMILIES)('%s', (family) => {
  const { length, width, height, offsetX, offsetZ } = HITBOXES[family];

  test('fills its hitbox to the edges, and goes no further but for what is below', () => {
    const box = getBox(createCarGeometry(family, '#3f8bf5'));
    const [a, b] = [toField(box.min), toField(box.max)];
    const span = (part: 'x' | 'y' | 'z') => [Math.min(a[part], b[part]), Math.max(a[part], b[part])] as const;
    const near = (value: number, requested: number) => expect(Math.abs(value - requested)).toBeLessThan(1);
    near(span('x')[0], offsetX - length / 2);
    near(span('x')[1], offsetX + length / 2);
    near(span('y')[0], -width / 2);
    near(span('y')[1], width / 2);
    near(span('z')[1], offsetZ + height / 2);
  });

  test('stands with four wheels on the floor, of which the front ones steer', () => {
    const wheels = listWheels(family);
    expect(wheels.map(({ steers, at }) => [steers, at[0] > 0])).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    const lowest = new Set(wheels.map(({ at, radius }) => (at[2] - radius).toFixed(2)));
    expect(lowest.size).toBe(1);
    for (const { at } of wheels) expect(Math.abs(at[1])).toBeLessThan(width / 2);
  });

  test('wears the color of its team, and looks like no other', () => {
    const colors = (color: string) => new Set(createCarGeometry(family, color).getAttribute('color').array);
    expect([...colors('#3f8bf5')]).toContain(Math.fround(new Color('#3f8bf5').b));
    const shape = (one: HitboxName) => [...createCarGeometry(one, '#3f8bf5').getAttribute('position').array];
    for (const other of FAMILIES) if (other !== family) expect(shape(other)).not.toEqual(shape(family));
  });
});

test.each([
  ['Octane', 'octane'],
  ['Merc', 'merc'],
  ['Plank', 'plank'],
  ['Something new', 'octane'],
  [undefined, 'octane'],
] as const)('the hitbox %s is drawn as %s', (label, name) => {
  expect(toHitboxName(label)).toBe(name);
});
