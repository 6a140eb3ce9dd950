import { expect, test } from 'vitest';
import { calculateBarShare, findBestValue } from './metric-rows.ts';

test('picks the best value by the direction of the stat', () => {
  expect(findBestValue({ better: 'higher' }, [3, null, 7])).toBe(7);
  expect(findBestValue({ better: 'lower' }, [3, undefined, 7])).toBe(3);
});

test('has no best value when no direction is better, all are equal or there is nobody to compare with', () => {
  expect(findBestValue({ better: 'neutral' }, [3, 7])).toBeNull();
  expect(findBestValue({ better: 'higher' }, [3, 3])).toBeNull();
  expect(findBestValue({ better: 'higher' }, [3, null])).toBeNull();
});

test('calculates bar lengths as shares of the longest value', () => {
  expect(calculateBarShare(5, [5, 10, null])).toBe(0.5);
  expect(calculateBarShare(null, [5])).toBe(0);
  expect(calculateBarShare(0, [0, 0])).toBe(0);
});
