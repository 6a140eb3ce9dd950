import { expect, test } from 'vitest';
import { averageCategoryPolr } from './player-performance.ts';

test('returns a category of exactly 0, and null for a missing one', () => {
  const polr = { categories: [{ category: 'defensive', value: 0 }] };
  expect(averageCategoryPolr(polr, 'defensive')).toBe(0);
  expect(averageCategoryPolr(polr, 'offensive')).toBeNull();
});
