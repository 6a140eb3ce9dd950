import { RANKS } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { nextRank } from './next-rank.ts';

test.each([
  ['platinum-3', 'diamond-1'],
  ['bronze-1', 'bronze-2'],
  ['supersonic-legend', 'supersonic-legend'],
  ['unranked', ''],
  [null, ''],
])('%s aims at %j', (own, next) => {
  expect(nextRank(RANKS, own)).toBe(next);
});
