import { RANKS } from '@datacoach/analysis/metadata';
import { expect, test } from 'vitest';
import { matchesRank } from './rank-select.tsx';

const found = (typed: string) => RANKS.map(({ id }) => id).filter((id) => matchesRank(id, typed));

test('finds ranks by the words of their names, with the tier as 1 or I', () => {
  expect(found('')).toHaveLength(23);
  expect(found('diamond 2')).toEqual(['diamond-2']);
  expect(found('Diamond II')).toEqual(['diamond-2']);
  expect(found('champ')).toEqual([
    'champion-1',
    'champion-2',
    'champion-3',
    'grand-champion-1',
    'grand-champion-2',
    'grand-champion-3',
  ]);
  expect(found('gr ch 3')).toEqual(['grand-champion-3']);
  expect(found('legend')).toEqual(['supersonic-legend']);
  expect(found('not')).toEqual(['unranked']);
  expect(found('wood')).toEqual([]);
});

test('finds ranks by their short form', () => {
  expect(found('gc2')).toEqual(['grand-champion-2']);
  expect(found('c1')).toEqual(['champion-1']);
  expect(found('ssl')).toEqual(['supersonic-legend']);
});
