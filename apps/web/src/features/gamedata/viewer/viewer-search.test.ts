import { expect, test } from 'vitest';
import { parseViewerSearch } from './viewer-search.ts';

test('parses time, camera and player from a URL and drops invalid values', () => {
  expect(parseViewerSearch({ t: '178.26', camera: 'player', player: 'steam:1' })).toEqual({
    t: 178.3,
    camera: 'player',
    player: 'steam:1',
  });
  expect(parseViewerSearch({ t: 0 })).toEqual({ t: 0 });
  expect(parseViewerSearch({ t: '-4', camera: 'drone', player: '' })).toEqual({});
  expect(parseViewerSearch({ t: 'soon', player: 7 })).toEqual({});
  expect(parseViewerSearch({})).toEqual({});
});
