import { expect, test } from 'vitest';
import { getMarkShape, simplify, toPictureShare } from './mark-shapes.ts';

/** From straight above: one px is ten uu, nothing beyond y = 3000. */
const above = {
  width: 1000,
  height: 500,
  projectPoint: ({ x, y }: { x: number; y: number }) =>
    y > 3000 ? null : { x: 500 + y / 10, y: 250 - x / 10 },
  findCar: (player: string) => (player === 'here' ? { x: 100, y: 0, z: 17 } : null),
};
const common = { id: 'm', color: 'pink' } as const;

test('draws an arrow on the floor with its head at the end', () => {
  const { path, head } = getMarkShape(
    {
      ...common,
      kind: 'arrow',
      points: [
        { x: 0, y: 0 },
        { x: 0, y: 500 },
      ],
    },
    above,
  );
  // One point every 250 uu; the line ends where the head starts.
  expect(path).toBe('M500 250L525 250L532 250');
  expect(head).toBe('M550 250L532 257L532 243Z');
});

test('leaves out what is behind the camera', () => {
  const points = [
    { x: 0, y: 2900 },
    { x: 0, y: 3400 },
  ];
  const { path, head } = getMarkShape({ ...common, kind: 'arrow', points }, above);
  expect([path, head]).toEqual(['M790 250', '']);
});

test('moves a ring with its player and hides it while they are gone', () => {
  const ring = { ...common, kind: 'ring', player: 'here' } as const;
  expect(getMarkShape(ring, above).path).toMatch(/^M500 221L/);
  expect(getMarkShape({ ...ring, player: 'gone' }, above).path).toBe('');
});

test('keeps pen drawings in place in a window of another size', () => {
  const spot = toPictureShare({ x: 600, y: 300 }, above);
  expect(spot).toEqual({ x: 0.2, y: 0.1 });
  const { path } = getMarkShape(
    { ...common, kind: 'pen', points: [spot, { x: 0, y: 0 }] },
    { ...above, width: 400, height: 200 },
  );
  expect(path).toBe('M240 120L200 100');
});

test('keeps the points that bend a path', () => {
  const way = [0, 10, 20, 30].map((x) => ({ x, y: x === 20 ? 9 : x === 10 ? 4.5 : 0 }));
  expect(simplify(way, 1)).toEqual([way[0], way[2], way[3]]);
  expect(simplify(way, 20)).toEqual([way[0], way[3]]);
});
