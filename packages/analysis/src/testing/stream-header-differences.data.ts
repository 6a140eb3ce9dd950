/**
 * Counters in the network stream whose final value differs from the header's PlayerStats, in all intact shared
 * replays. The header is written a moment after the recording stops, so it wins in the report; the test fails on a
 * new difference and on one that is gone (decisions.md 22.4).
 */
export interface StreamHeaderDifference {
  readonly file: string;
  readonly player: string;
  readonly counter: 'score' | 'goals' | 'assists' | 'saves' | 'shots';
  readonly stream: number;
  readonly header: number;
  readonly cause: string;
}

const WIN_POINTS = 'points for the win or the MVP are given after the last recorded frame';
const LAST_GOAL = 'the recording stops with the goal: the scoreboard moved after the last frame';
const LAST_TOUCH = 'points of the last play arrive after the last recorded frame';

type Row = readonly [
  file: string,
  player: string,
  counter: StreamHeaderDifference['counter'],
  stream: number,
  header: number,
  cause: string,
];

const ROWS: readonly Row[] = [
  ['era-2016-07-v868-12-lan-3v3', 'Markydooda', 'score', 310, 360, WIN_POINTS],
  ['era-2016-11-v868-14-rlcs-lan-3v3', 'Deevo', 'score', 495, 545, WIN_POINTS],
  ['era-2017-03-v868-17-dropshot-3v3', 'hunter^', 'score', 790, 890, WIN_POINTS],
  ['era-2017-11-v868-20-net2-casual-3v3', 'Mach Y Stem', 'score', 600, 700, WIN_POINTS],
  ['era-2018-03-v868-20-net5-tournament-2v2', 'Nadir', 'score', 700, 800, WIN_POINTS],
  ['era-2018-05-v868-22-net7-casual-3v3', 'comagoosie', 'score', 520, 620, WIN_POINTS],
  ['era-2019-04-v868-24-net10-private-3v3', 'Tidalwave', 'score', 502, 512, LAST_TOUCH],
  ['hoops-1v0-2016-06-offline-game-mode', 'Nadir', 'score', 45, 95, LAST_GOAL],
  ['hoops-1v0-2016-06-offline-game-mode', 'Nadir', 'goals', 0, 1, LAST_GOAL],
  ['knockout-8p-2022-04-casual', 'vonski', 'score', 1254, 1354, WIN_POINTS],
  ['rumble-3v3-2016-09-casual', 'GOOSE LORD', 'score', 500, 600, WIN_POINTS],
  ['soccar-2v2-2016-01-private-match-settings', 'Gompers', 'score', 355, 405, WIN_POINTS],
  [
    'soccar-3v3-2016-09-casual-windows1252-splitscreen',
    'caudillman6000³(2)',
    'score',
    1320,
    1420,
    WIN_POINTS,
  ],
  ['soccar-splitscreen-2016-11-offline', 'Nadir', 'score', 20, 70, LAST_GOAL],
  ['soccar-splitscreen-2016-11-offline', 'Nadir', 'goals', 0, 1, LAST_GOAL],
];

export const STREAM_HEADER_DIFFERENCES: readonly StreamHeaderDifference[] = ROWS.map(
  ([file, player, counter, stream, header, cause]) => ({ file, player, counter, stream, header, cause }),
);
