import { FLOOR_TILES } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { getArena, getHalfWidthAt, HOOP } from './arena.ts';
import { layOutPanes } from './stage.ts';

test.each([
  ['soccar', 4096, 5120, 'mouth', 'ball'],
  ['rumble', 4096, 5120, 'mouth', 'ball'],
  ['snowday', 4096, 5120, 'mouth', 'puck'],
  ['hoops', 2966.7, 3581, 'hoop', 'basketball'],
  ['dropshot', 5260, 4555, 'none', 'breakout'],
] as const)('%s is played on its own field', (mode, sideX, backY, goal, ball) => {
  expect(getArena(mode)).toMatchObject({ sideX, backY, goal, ball });
  expect(getHalfWidthAt(getArena(mode), 0)).toBeCloseTo(sideX);
});

test('the corners of the field are cut where the game cuts them', () => {
  expect(getHalfWidthAt(getArena('soccar'), 5120)).toBeCloseTo(2944);
  expect(getHalfWidthAt(getArena('soccar'), 3968)).toBeCloseTo(4096);
  expect(getHalfWidthAt(getArena('soccar'), 4544)).toBeCloseTo(8064 - 4544);
});

test('tiles and hoops lie inside of their fields', () => {
  const dropshot = getArena('dropshot');
  for (const { x, y } of FLOOR_TILES) expect(Math.abs(x)).toBeLessThan(getHalfWidthAt(dropshot, y));
  expect(HOOP.y + HOOP.radius).toBeLessThan(getArena('hoops').backY);
});

test.each([
  [1, 1000, 500, [[0, 0, 1000, 500]]],
  [
    2,
    1000,
    500,
    [
      [0, 0, 500, 500],
      [500, 0, 500, 500],
    ],
  ],
  [
    2,
    301,
    501,
    [
      [0, 0, 301, 250],
      [0, 250, 301, 251],
    ],
  ],
] as const)('%d viewpoints share %d × %d', (count, width, height, rects) => {
  expect(layOutPanes(count, width, height).map((rect) => [rect.x, rect.y, rect.width, rect.height])).toEqual(
    rects,
  );
});
