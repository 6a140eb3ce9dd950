import { expect, test } from 'vitest';
import { parseReferralsSearch } from './referrals-search.ts';

test('keeps known URL parameters and drops the rest', () => {
  const known = { tab: 'codes', search: 'Rita', sort: 'used', page: 3 };
  expect(parseReferralsSearch({ ...known, page: '3', other: 'x' })).toEqual(known);
  expect(parseReferralsSearch({ tab: 'nothing', show: 'held', sort: 'up', page: '1' })).toEqual({
    show: 'held',
  });
  expect(parseReferralsSearch({ search: 'a'.repeat(200) }).search).toHaveLength(100);
});
