import { expect, test } from 'vitest';
import { createRoundScale, createZeroBasedScale } from './value-axis.tsx';

/** Returns both ends and the formatted ticks. */
function createAxis(values: readonly number[]) {
  const { at, ticks, decimals } = createRoundScale(values, [100, 0]);
  return { ends: at.domain(), ticks: ticks.map((tick) => tick.toFixed(decimals)) };
}

test('scales an axis between round numbers, starting at 0 if near', () => {
  expect(createAxis([0.4, 3.7])).toEqual({ ends: [0, 4], ticks: ['0', '1', '2', '3', '4'] });
  expect(createAxis([1330, 1480]).ticks).toEqual(['1300', '1350', '1400', '1450', '1500']);
  expect(createAxis([-0.4, 0.35])).toEqual({
    ends: [-0.4, 0.4],
    ticks: ['-0.4', '-0.2', '0.0', '0.2', '0.4'],
  });
  expect(createAxis([50]).ends).toEqual([44, 56]);
  expect(createAxis([0]).ticks.length).toBeGreaterThan(1);
  expect(createAxis([]).ends[0]).toBe(0);
});

test('reaches the highest value in few steps on an axis from 0', () => {
  expect(createZeroBasedScale(2.48, [100, 0]).ticks).toEqual([0, 1, 2, 3]);
  expect(createZeroBasedScale(0.5, [100, 0]).ticks).toEqual([0, 0.2, 0.4, 0.6]);
  expect(createZeroBasedScale(1.2, [100, 0])).toMatchObject({ ticks: [0, 0.5, 1, 1.5], decimals: 1 });
  expect(createZeroBasedScale(30, [100, 0])).toMatchObject({ ticks: [0, 10, 20, 30], decimals: 0 });
  expect(createZeroBasedScale(30, [100, 0]).at(15)).toBe(50);
});
