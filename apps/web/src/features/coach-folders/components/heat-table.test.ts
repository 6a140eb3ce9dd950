import { expect, test } from 'vitest';
import { spreadOf, tintOf } from './heat-table.tsx';

test('a value is tinted from half a spread on, at most 42 %, the way that is better', () => {
  const spread = spreadOf([8, 10, 12]);
  expect(spread).toEqual({ mean: 10, size: 2 });
  expect(tintOf(10.9, spread, 'higher')).toEqual({ verdict: 'even', percent: 0 });
  expect(tintOf(11, spread, 'higher')).toEqual({ verdict: 'better', percent: 12 });
  expect(tintOf(11, spread, 'lower')).toEqual({ verdict: 'worse', percent: 12 });
  expect(tintOf(2, spread, 'lower')).toEqual({ verdict: 'better', percent: 42 });
  expect(tintOf(2, spread, 'neutral').verdict).toBe('even');
});

test('too few values, or equal ones, have no middle', () => {
  expect(spreadOf([1, 9, null])).toBeNull();
  expect(spreadOf([5, 5, 5])).toBeNull();
  expect(tintOf(5, null, 'higher').verdict).toBe('even');
});
