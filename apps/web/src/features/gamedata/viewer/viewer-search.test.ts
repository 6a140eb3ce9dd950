import { expect, test } from 'vitest';
import { readViewerSearch } from './viewer-search.ts';

test('parses time, camera and player from a URL and drops invalid values', () => {
  expect(readViewerSearch({ t: '178.26', camera: 'player', player: 'steam:1' })).toEqual({
    t: 178.3,
    camera: 'player',
    player: 'steam:1',
  });
  expect(readViewerSearch({ t: 0 })).toEqual({ t: 0 });
  expect(readViewerSearch({ t: '-4', camera: 'drone', player: '' })).toEqual({});
  expect(readViewerSearch({ t: 'soon', player: 7 })).toEqual({});
  expect(readViewerSearch({})).toEqual({});
});
