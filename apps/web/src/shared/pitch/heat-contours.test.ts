import { expect, test } from 'vitest';
import { calculateHeatContours, rotateGrid, smoothGrid } from './heat-contours.ts';

test('makes blue attack right: y runs along the screen, x against it', () => {
  // Two columns (x), three rows (y): the cell at max y and min x is hot.
  const cells = [0, 0, 0, 0, 9, 0];
  // Screen: three across, two down; high y is right, low x is at the bottom.
  expect(rotateGrid({ columns: 2, rows: 3, cells })).toEqual([0, 0, 0, 0, 0, 9]);
});

test('loses no time by smoothing, even at the walls', () => {
  const values = Array.from({ length: 12 * 10 }, (_, index) => (index === 0 || index === 57 ? 30 : 0));
  const sum = smoothGrid(values, 12, 10, 1.5, 1.2).reduce((total, value) => total + value, 0);
  expect(sum).toBeCloseTo(60, 6);
});

test('returns six nested steps around a single hot spot', () => {
  const columns = 32;
  const rows = 40;
  const cells = Array.from({ length: columns * rows }, () => 0);
  cells[30 * columns + 8] = 20; // y = 2688 uu, x = -1920 uu
  const steps = calculateHeatContours({ columns, rows, cells });
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  const points =
    (steps.at(-1)?.path ?? '').match(/-?[\d.]+ -?[\d.]+/g)?.map((pair) => pair.split(' ').map(Number)) ?? [];
  const mean = (axis: number) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  expect(mean(0)).toBeCloseTo(268.8, -1);
  expect(mean(1)).toBeCloseTo(192, -1);
});

test('returns nothing without any time', () => {
  expect(calculateHeatContours({ columns: 4, rows: 4, cells: Array.from({ length: 16 }, () => 0) })).toEqual(
    [],
  );
});
