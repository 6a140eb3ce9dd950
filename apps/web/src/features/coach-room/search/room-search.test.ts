import { expect, test } from 'vitest';
import { parseRoomSearch } from './room-search.ts';

const ID = '00000000-0000-4000-8000-000000000001';

test('the URL keeps the mode, the kind of games and the open drawer, and drops unknown values', () => {
  expect(parseRoomSearch({ mode: '15', player: ID, view: 'profile' })).toEqual({
    mode: 15,
    player: ID,
    view: 'profile',
  });
  expect(parseRoomSearch({ games: 'scrims' })).toEqual({ games: 'scrims' });
  expect(parseRoomSearch({ games: 'all' })).toEqual({});
  expect(parseRoomSearch({ player: ID, view: 'else' })).toEqual({ player: ID, view: 'performance' });
  expect(parseRoomSearch({ mode: 7, player: '<b>', view: 'profile' })).toEqual({});
});
