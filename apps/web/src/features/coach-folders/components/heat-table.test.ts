import { expect, test } from 'vitest';
import { calculateSpread, getTint } from './heat-table.tsx';

test('tints a value from half a spread on, up to 42 %, in the better direction', () => {
  const spread = calculateSpread([8, 10, 12]);
  expect(spread).toEqual({ mean: 10, size: 2 });
  expect(getTint(10.9, spread, 'higher')).toEqual({ verdict: 'even', percent: 0 });
  expect(getTint(11, spread, 'higher')).toEqual({ verdict: 'better', percent: 12 });
  expect(getTint(11, spread, 'lower')).toEqual({ verdict: 'worse', percent: 12 });
  expect(getTint(2, spread, 'lower')).toEqual({ verdict: 'better', percent: 42 });
  expect(getTint(2, spread, 'neutral').verdict).toBe('even');
});

test('has no middle for too few or equal values', () => {
  expect(calculateSpread([1, 9, null])).toBeNull();
  expect(calculateSpread([5, 5, 5])).toBeNull();
  expect(getTint(5, null, 'higher').verdict).toBe('even');
});
