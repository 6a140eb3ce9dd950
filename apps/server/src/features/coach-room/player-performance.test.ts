import { expect, test } from 'vitest';
import { categoryPolr } from './player-performance.ts';

test('returns a category of exactly 0, and null for a missing one', () => {
  const polr = { categories: [{ category: 'defensive', value: 0 }] };
  expect(categoryPolr(polr, 'defensive')).toBe(0);
  expect(categoryPolr(polr, 'offensive')).toBeNull();
});
