import type { EraKey } from './era.ts';

/** What kind of match to script. */
export interface ScriptedMatchOptions {
  /** The same seed and options give the same file, byte for byte. */
  seed?: number;
  /** Regulation time on the scoreboard clock. */
  seconds?: number;
  teamSize?: 1 | 2 | 3 | 4;
  /** The match is tied at 0:00 and decided by a golden goal. */
  overtime?: boolean;
  /** The last orange player is a bot. */
  bot?: boolean;
  /** Somebody without a team watches. */
  spectator?: boolean;
  /** The last blue player leaves after two thirds of the time (not in a duel). */
  leaver?: boolean;
  /** The last orange player comes after a quarter of the time (not in a duel). */
  lateJoiner?: boolean;
  /** Which build's way of recording. */
  era?: EraKey;
}

export const DEFAULT_OPTIONS = {
  seed: 1,
  seconds: 60,
  teamSize: 3,
  overtime: false,
  bot: false,
  spectator: false,
  leaver: false,
  lateJoiner: false,
  era: '2025',
} as const satisfies Required<ScriptedMatchOptions>;
