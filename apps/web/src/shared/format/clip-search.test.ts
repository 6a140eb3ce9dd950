import { expect, test } from 'vitest';
import { toClipSearch } from './clip-search.ts';

test('starts a clip before its moment and makes it eight seconds long', () => {
  expect(toClipSearch({ time: 30.24, player: 'steam:1' })).toEqual({
    t: 28.7,
    until: 36.7,
    player: 'steam:1',
  });
  expect(toClipSearch({ time: 1, player: null })).toEqual({ t: 0, until: 8 });
});
