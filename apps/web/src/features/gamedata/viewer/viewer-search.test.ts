import { expect, test } from 'vitest';
import { readViewerSearch } from './viewer-search.ts';

test('an address gives time, camera and player, and nothing that it cannot mean', () => {
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
