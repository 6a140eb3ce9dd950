import { expect, test } from 'vitest';
import { parseMatchSearch } from './match-search.ts';

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
  expect(parseMatchSearch(address)).toEqual(address);
});

test('drops unknown values, and prefers a player over a team', () => {
  expect(parseMatchSearch({ tab: 'nowhere', file: 'x', team: 'green', kind: 7 })).toEqual({});
  expect(parseMatchSearch({ team: 'blue', player: 'steam:1' })).toEqual({ player: 'steam:1' });
});
