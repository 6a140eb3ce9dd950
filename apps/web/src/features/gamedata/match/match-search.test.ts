import { expect, test } from 'vitest';
import { readMatchSearch } from './match-search.ts';

test('tab, filters and kinds of an address are read', () => {
  const address = {
    tab: 'shooting',
    player: 'steam:1',
    kind: 'pass',
    marks: 'goal.pass',
    group: 'boost',
    one: 'steam:1',
    other: 'epic:2',
    stats: 'all',
  };
  expect(readMatchSearch(address)).toEqual(address);
});

test('what is none of the page is left out, and a player goes before a team', () => {
  expect(readMatchSearch({ tab: 'nowhere', file: 'x', team: 'green', kind: 7 })).toEqual({});
  expect(readMatchSearch({ team: 'blue', player: 'steam:1' })).toEqual({ player: 'steam:1' });
});
