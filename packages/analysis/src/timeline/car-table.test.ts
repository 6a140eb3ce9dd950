import { expect, it } from 'vitest';
import { CarTable, mergeCarTables } from './car-table.ts';
import { PRESENCE } from './tracks.ts';

it('clears the presence and movement of a car whose player has left', () => {
  const table = new CarTable(10);
  table.ensure(10);
  table.columns.presence.fill(PRESENCE.alive);
  table.columns.updated.fill(1);
  const { presence, updated } = mergeCarTables([table], 10, [{ from: 1, to: 5 }]);
  const expected = [0, 1, 1, 1, 1, 1, 0, 0, 0, 0];
  expect([...presence.subarray(0, 10)]).toEqual(expected);
  expect([...updated.subarray(0, 10)]).toEqual(expected);
});
