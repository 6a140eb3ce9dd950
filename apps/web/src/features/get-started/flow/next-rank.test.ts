import { RANKS } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { getNextRank } from '../steps/about-you-steps.tsx';

test.each([
  ['platinum-3', 'diamond-1'],
  ['bronze-1', 'bronze-2'],
  ['supersonic-legend', 'supersonic-legend'],
  ['unranked', ''],
  [null, ''],
])('for %s suggests %j as the target', (own, next) => {
  expect(getNextRank(RANKS, own)).toBe(next);
});
