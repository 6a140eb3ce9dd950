import { expect, test } from 'vitest';
import { getCategoryTint } from '../components/roster-table.tsx';

test('a category is compared with the team in that category, not with its overall POLR', () => {
  const polr = { categories: [{ category: 'offensive', value: 50 }] };
  expect([50.5, 50, 52, 55, 45].map((value) => getCategoryTint(value, polr, 'offensive'))).toEqual([
    0, 0, 1, 2, -2,
  ]);
  expect(getCategoryTint(null, polr, 'offensive')).toBe(0);
  expect(getCategoryTint(55, polr, 'defensive')).toBe(0);
});
