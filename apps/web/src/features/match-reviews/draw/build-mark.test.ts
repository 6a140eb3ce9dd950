import { expect, test } from 'vitest';
import type { PaintedPicture } from '../../../shared/viewer/viewer-handle.ts';
import { buildMark } from './build-mark.ts';
import { NO_TOOL, type Tool } from './tools.ts';

/** From straight above: one px is ten uu; the sky is above y = 20 px. */
const picture: PaintedPicture = {
  width: 1000,
  height: 500,
  projectPoint: ({ x, y }) => ({ x: 500 + y / 10, y: 250 - x / 10 }),
  projectToFloor: ({ x, y }) => (y < 20 ? null : { x: (250 - y) * 10, y: (x - 500) * 10 }),
  findCar: (player) => (player === 'near' ? { x: 0, y: 0, z: 17 } : { x: 4000, y: 4000, z: 17 }),
  pose: () => null,
};
const build = (tool: Tool, way: { x: number; y: number }[], text = '') =>
  buildMark({ ...NO_TOOL, tool, text }, way, picture, ['near', 'far']);
const from = { x: 500, y: 250 };

test("keeps an arrow's bends on the floor and ignores an accidental drag", () => {
  const bent = [from, { x: 550, y: 250 }, { x: 600, y: 200 }];
  expect(build('arrow', bent)).toMatchObject({
    kind: 'arrow',
    points: [
      { x: 0, y: 0 },
      { x: 0, y: 500 },
      { x: 500, y: 1000 },
    ],
  });
  expect(build('arrow', [from, { x: 504, y: 250 }])).toBeNull();
});

test('sizes a zone by the drag, or by the default when only clicked', () => {
  expect(build('zone', [from, { x: 600, y: 250 }])).toMatchObject({ center: { x: 0, y: 0 }, radius: 1000 });
  expect(build('zone', [from])).toMatchObject({ radius: 500 });
  expect(build('zone', [{ x: 500, y: 5 }])).toBeNull();
});

test('puts a ring on the car at the pointer, and writes the trimmed text', () => {
  expect(build('ring', [{ x: 540, y: 250 }])).toMatchObject({ player: 'near' });
  expect(build('ring', [{ x: 700, y: 250 }])).toBeNull();
  expect(build('text', [from], ' Wait ')).toMatchObject({ text: 'Wait', at: { x: 0, y: 0 } });
  expect(build('text', [from], ' ')).toBeNull();
  // 60 characters only have room for half of the emoji.
  expect(build('text', [from], `${'x'.repeat(59)}😀`)).toMatchObject({ text: 'x'.repeat(59) });
});

test('simplifies a long pen line to fit a review', () => {
  const spiral = Array.from({ length: 2000 }, (_, n) => ({
    x: 500 + (n / 10) * Math.cos(n / 9),
    y: 250 + (n / 10) * Math.sin(n / 9),
  }));
  const mark = build('pen', spiral);
  expect(mark?.kind === 'pen' && mark.points.length).toBeLessThanOrEqual(200);
  expect(mark?.kind === 'pen' && mark.points.length).toBeGreaterThan(20);
});
