import type { ScoreboardCounter } from './stream-counters.ts';

/**
 * Differences between a player's counted events and the header's PlayerStats, in all shared soccar replays. The test
 * fails on a new difference and on one that no longer exists (decisions.md 22.4).
 */
export interface EventHeaderDifference {
  readonly file: string;
  readonly player: string;
  readonly counter: ScoreboardCounter;
  readonly events: number;
  readonly header: number;
  readonly cause: string;
}

const JOINED_LATE = 'the recording starts in the middle of the match: what was scored before is not in it';
const LAST_GOAL = 'the recording stops with the goal: the scoreboard moved after the last frame';

type Row = readonly [
  file: string,
  player: string,
  counter: ScoreboardCounter,
  events: number,
  header: number,
  cause: string,
];

const ROWS: readonly Row[] = [
  ['soccar-3v3-2016-09-casual-windows1252-splitscreen', 'caudillman6000³', 'goals', 0, 1, JOINED_LATE],
  ['soccar-3v3-2016-09-casual-windows1252-splitscreen', 'caudillman6000³', 'shots', 1, 2, JOINED_LATE],
  ['soccar-3v3-2016-09-casual-windows1252-splitscreen', 'caudillman6000³(2)', 'assists', 0, 1, JOINED_LATE],
  ['soccar-3v3-2016-09-casual-windows1252-splitscreen', 'caudillman6000³(2)', 'goals', 5, 6, JOINED_LATE],
  ['soccar-3v3-2016-09-casual-windows1252-splitscreen', 'caudillman6000³(2)', 'shots', 5, 9, JOINED_LATE],
  ['soccar-splitscreen-2016-11-offline', 'Nadir', 'goals', 0, 1, LAST_GOAL],
];

export const EVENT_HEADER_DIFFERENCES: readonly EventHeaderDifference[] = ROWS.map(
  ([file, player, counter, events, header, cause]) => ({ file, player, counter, events, header, cause }),
);
