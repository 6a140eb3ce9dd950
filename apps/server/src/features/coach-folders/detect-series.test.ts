import { expect, test } from 'vitest';
import { detectSeries, type SeriesGame } from './describe-folder.ts';

const MINUTE = 60_000;

/** Games of six minutes from letters: W won, L lost; each a word's letter after a pause of as many minutes. */
function games(results: string, pauseMinutes = 3, rosters = 'same'): SeriesGame[] {
  return results.split('').map((result, n) => ({
    matchId: `${rosters} ${n}`,
    us: 'us',
    them: 'them',
    rosters,
    startsAt: n * (6 + pauseMinutes) * MINUTE,
    duration: 360,
    won: result === 'W',
  }));
}
const wins = (list: SeriesGame[]) => detectSeries(list).map((one) => [one.wins.us, one.wins.them]);

test('a series ends with the win that decides it, of three, five or seven', () => {
  expect(wins(games('WLWW'))).toEqual([[3, 1]]);
  expect(wins(games('WLLWWLW'))).toEqual([[4, 3]]);
  expect(wins(games('LL'))).toEqual([[0, 2]]);
  expect(wins(games('WWWLLL'))).toEqual([
    [3, 0],
    [0, 3],
  ]);
});

test('one that is not decided is told as far as it went', () => {
  expect(wins(games('WL'))).toEqual([[1, 1]]);
  expect(wins(games('WLWWWL'))).toEqual([[4, 1]]);
});

test('games that begin at the same time are no series', () => {
  expect(detectSeries(games('WW').map((game) => ({ ...game, startsAt: 0 })))).toEqual([]);
});

test('half an hour of pause or another roster begins again; a single game is no series', () => {
  expect(wins(games('WWLW', 30))).toEqual([]);
  expect(wins(games('WWLW', 29))).toEqual([[3, 1]]);
  const other = games('WW', 3, 'with a substitute').map((game) => ({
    ...game,
    startsAt: game.startsAt + 60 * MINUTE,
  }));
  expect(detectSeries([...games('WW'), ...other]).map(({ matchIds }) => matchIds)).toEqual([
    ['same 0', 'same 1'],
    ['with a substitute 0', 'with a substitute 1'],
  ]);
});
