import { z } from 'zod';

const oneOf = <const N extends number>(values: readonly N[]) => z.preprocess(Number, z.literal(values));

/** Which matches a window includes: `public` is ranked and casual together; private games never mix with them. */
export const PLAY_KINDS = ['public', 'ranked', 'casual', 'private'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** Default number of games in a window (decisions.md 19.6). */
export const DEFAULT_WINDOW_GAMES = 20;
export const MAX_WINDOW_GAMES = 100;

/** A window of the caller's own games; games have to match every given filter. */
export const windowQuery = {
  /** 0 all, 5 duel, 10 doubles, 15 standard; if omitted, the mode with most of the last games. */
  mode: oneOf([0, 5, 10, 15]).optional(),
  /** Number of newest games. */
  games: z.coerce.number().int().min(1).max(MAX_WINDOW_GAMES).optional(),
  /** Games from the last so many days, up to the largest window; combines with `games`. */
  days: z.coerce.number().int().min(1).max(3650).optional(),
  play: z.enum(PLAY_KINDS).default('public'),
  /** 5 won, 10 lost. */
  result: oneOf([5, 10]).optional(),
  /** Map code. */
  map: z.string().max(100).optional(),
};
