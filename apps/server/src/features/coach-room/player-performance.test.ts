import { expect, test } from 'vitest';
import { categoryPolr } from './player-performance.ts';

test('a category of exactly 0 is told, one that is not there is null', () => {
  const polr = { categories: [{ category: 'defensive', value: 0 }] };
  expect(categoryPolr(polr, 'defensive')).toBe(0);
  expect(categoryPolr(polr, 'offensive')).toBeNull();
});
