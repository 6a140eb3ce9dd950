import { METRICS } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { toMetricColumns } from './metric-columns.ts';

const first = METRICS[0]!;
const places = 1 + Math.max(...METRICS.map(({ number }) => number));

test('stores each stat at its metric number', () => {
  for (const { key, number } of METRICS) {
    const { metricValues, metricOvers } = toMetricColumns({ [key]: { value: 7, over: 3 } });
    expect(metricValues).toHaveLength(places);
    expect([metricValues?.[number], metricOvers?.[number]]).toEqual([7, 3]);
    expect(metricValues?.filter((value) => value !== null)).toEqual([7]);
    expect(metricOvers?.filter((over) => over !== 0)).toEqual([3]);
  }
});

test('returns null for a match without stats', () => {
  expect(toMetricColumns(undefined)).toEqual({ metricValues: null, metricOvers: null });
});

test("drops a stat that doesn't fit into four bytes", () => {
  const { metricValues, metricOvers } = toMetricColumns({ [first.key]: { value: 1e300, over: 1e300 } });
  expect([metricValues?.[first.number], metricOvers?.[first.number]]).toEqual([null, 0]);
});
