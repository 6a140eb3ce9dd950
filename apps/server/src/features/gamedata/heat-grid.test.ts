import { expect, test } from 'vitest';
import { addHeat, HEAT_COLUMNS, HEAT_ROWS, packHeat } from './heat-grid.ts';

const CELLS = HEAT_COLUMNS * HEAT_ROWS;

function reportMap(seconds: readonly [column: number, row: number, seconds: number][]) {
  const cells = new Array<number>(48 * 60).fill(0);
  for (const [column, row, time] of seconds) cells[row * 48 + column] = time;
  return { columns: 48, rows: 60, cells };
}

test('a heat map merges four cells into one, and rotates for the other end of the field', () => {
  const packed = packHeat(
    reportMap([
      [0, 0, 1],
      [1, 1, 2.25],
      [46, 58, 0.5],
    ]),
  )!;
  const sums = new Float64Array(CELLS);
  addHeat(sums, packed, false);
  expect([sums[0], sums[CELLS - 1]]).toEqual([3.25, 0.5]);
  addHeat(sums, packed, true);
  expect([sums[0], sums[CELLS - 1]]).toEqual([3.75, 3.75]);
  expect(sums.reduce((total, cell) => total + cell, 0)).toBeCloseTo(7.5, 9);
});

test('a heat map of another shape is rejected, and its values are clamped to two bytes', () => {
  expect(packHeat({ columns: 0, rows: 0, cells: [] })).toBeNull();
  expect(packHeat({ columns: 50, rows: 60, cells: new Array<number>(3000).fill(0) })).toBeNull();
  const sums = new Float64Array(CELLS);
  addHeat(sums, packHeat(reportMap([[0, 0, 1e6]]))!, false);
  expect(sums[0]).toBe(655.35);
});
