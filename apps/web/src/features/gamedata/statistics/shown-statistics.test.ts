import { expect, test } from 'vitest';
import { barShare, bestValue } from './shown-statistics.ts';

test('the best value follows the direction of the statistic', () => {
  expect(bestValue({ better: 'higher' }, [3, null, 7])).toBe(7);
  expect(bestValue({ better: 'lower' }, [3, undefined, 7])).toBe(3);
});

test('there is no best where none is better, all are equal or no one else is compared', () => {
  expect(bestValue({ better: 'neutral' }, [3, 7])).toBeNull();
  expect(bestValue({ better: 'higher' }, [3, 3])).toBeNull();
  expect(bestValue({ better: 'higher' }, [3, null])).toBeNull();
});

test('bars are shares of the longest', () => {
  expect(barShare(5, [5, 10, null])).toBe(0.5);
  expect(barShare(null, [5])).toBe(0);
  expect(barShare(0, [0, 0])).toBe(0);
});
