import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { detectSeries, type SeriesGame } from './describe-folder.ts';

/** Builds six-minute games from letters, W won and L lost, with the given pause between them. */
function games(results: string, pauseMinutes = 3, rosters = 'same'): SeriesGame[] {
  return results.split('').map((result, n) => ({
    matchId: `${rosters} ${n}`,
    us: 'us',
    them: 'them',
    rosters,
    startsAt: n * (6 + pauseMinutes) * MINUTE_MS,
    duration: 360,
    won: result === 'W',
  }));
}
const wins = (list: SeriesGame[]) => detectSeries(list).map((one) => [one.wins.us, one.wins.them]);

test('a series ends with the deciding win, best of three, five or seven', () => {
  expect(wins(games('WLWW'))).toEqual([[3, 1]]);
  expect(wins(games('WLLWWLW'))).toEqual([[4, 3]]);
  expect(wins(games('LL'))).toEqual([[0, 2]]);
  expect(wins(games('WWWLLL'))).toEqual([
    [3, 0],
    [0, 3],
  ]);
});

test('an undecided series is returned as far as it went', () => {
  expect(wins(games('WL'))).toEqual([[1, 1]]);
  expect(wins(games('WLWWWL'))).toEqual([[4, 1]]);
});

test("games with the same start aren't a series", () => {
  expect(detectSeries(games('WW').map((game) => ({ ...game, startsAt: 0 })))).toEqual([]);
});

test("a new series starts after half an hour or with another roster; a single game isn't a series", () => {
  expect(wins(games('WWLW', 30))).toEqual([]);
  expect(wins(games('WWLW', 29))).toEqual([[3, 1]]);
  const other = games('WW', 3, 'with a substitute').map((game) => ({
    ...game,
    startsAt: game.startsAt + 60 * MINUTE_MS,
  }));
  expect(detectSeries([...games('WW'), ...other]).map(({ matchIds }) => matchIds)).toEqual([
    ['same 0', 'same 1'],
    ['with a substitute 0', 'with a substitute 1'],
  ]);
});
