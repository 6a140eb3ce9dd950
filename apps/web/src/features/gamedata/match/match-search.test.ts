import { expect, test } from 'vitest';
import { readMatchSearch } from './match-search.ts';

test('reads tab, filters and kinds from the URL', () => {
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

test('drops unknown values, and prefers a player over a team', () => {
  expect(readMatchSearch({ tab: 'nowhere', file: 'x', team: 'green', kind: 7 })).toEqual({});
  expect(readMatchSearch({ team: 'blue', player: 'steam:1' })).toEqual({ player: 'steam:1' });
});
