import { expect, test } from 'vitest';
import { endPlaylist, moveInPlaylist, startPlaylist } from './playlist.ts';

const event = (matchId: string, time: number) => ({ matchId, time, player: 'steam:1', label: 'Shot' });

test('plays clip after clip across matches, eight seconds each', () => {
  expect(startPlaylist([event('a', 1), event('b', 30)])).toEqual({
    to: '/match/$matchId/viewer',
    params: { matchId: 'a' },
    search: { t: 0, until: 8, player: 'steam:1' },
  });
  expect(moveInPlaylist(-1)).toBeNull();
  expect(moveInPlaylist(1)).toMatchObject({ params: { matchId: 'b' }, search: { t: 28.5, until: 36.5 } });
  expect(moveInPlaylist(1)).toBeNull();
  endPlaylist();
  expect(moveInPlaylist(-1)).toBeNull();
  expect(startPlaylist([])).toBeNull();
});
