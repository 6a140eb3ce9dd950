import { expect, test } from 'vitest';
import { spreadOf, tintOf } from './heat-table.tsx';

test('tints a value from half a spread on, up to 42 %, in the better direction', () => {
  const spread = spreadOf([8, 10, 12]);
  expect(spread).toEqual({ mean: 10, size: 2 });
  expect(tintOf(10.9, spread, 'higher')).toEqual({ verdict: 'even', percent: 0 });
  expect(tintOf(11, spread, 'higher')).toEqual({ verdict: 'better', percent: 12 });
  expect(tintOf(11, spread, 'lower')).toEqual({ verdict: 'worse', percent: 12 });
  expect(tintOf(2, spread, 'lower')).toEqual({ verdict: 'better', percent: 42 });
  expect(tintOf(2, spread, 'neutral').verdict).toBe('even');
});

test('has no middle for too few or equal values', () => {
  expect(spreadOf([1, 9, null])).toBeNull();
  expect(spreadOf([5, 5, 5])).toBeNull();
  expect(tintOf(5, null, 'higher').verdict).toBe('even');
});
