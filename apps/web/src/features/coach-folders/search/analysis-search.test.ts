import { expect, test } from 'vitest';
import { parseAnalysisSearch, toFolderFilter } from './analysis-search.ts';

const ID = '3b1f6f0e-4f0a-4e53-9d6b-0d2f0c1a2b3c';

test('the URL keeps only values that differ from the default', () => {
  const search = {
    folder: ID,
    page: '2',
    tab: 'shots',
    result: '5',
    size: 15,
    from: '2026-03-10',
    team: 'steam:1',
    who: 'steam:3',
    with: ID,
    withTeam: 'steam:4',
    withTo: '2026-04-01',
  };
  expect(parseAnalysisSearch({ ...search, other: 1 })).toEqual({
    folder: ID,
    page: 2,
    tab: 'shots',
    result: 5,
    size: 15,
    from: '2026-03-10',
    team: 'steam:1',
    who: 'steam:3',
    with: ID,
    withTeam: 'steam:4',
    withTo: '2026-04-01',
  });
  const wrong = { folder: 'x', page: 1, tab: 'xg', result: 7, mode: 20, from: 'today', team: '' };
  expect(parseAnalysisSearch(wrong)).toEqual({});
});

test('days are full days in the browser’s time zone', () => {
  const asked = toFolderFilter({ from: '2026-03-10', to: '2026-03-10', against: 'steam:2' });
  expect(new Date(asked.to!).getTime() - new Date(asked.from!).getTime()).toBe(24 * 60 * 60_000);
  expect(asked).toMatchObject({ Team: 0, Result: 0, mode: 0, matchSize: 0, opponent: 'steam:2' });
});
