import { z } from 'zod';

const oneOf = <const N extends number>(values: readonly N[]) => z.preprocess(Number, z.literal(values));

/** Which matches a window takes: `public` is ranked and casual together; private games never mix with them. */
export const PLAY_KINDS = ['public', 'ranked', 'casual', 'private'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** Games of a window without choice of its own (decisions.md 19.6). */
export const DEFAULT_WINDOW_GAMES = 20;
export const LARGEST_WINDOW_GAMES = 100;

/** A window of the caller's own games; every filter that is given has to pass. */
export const windowQuery = {
  /** 0 all, 5 duel, 10 doubles, 15 standard; left out: the mode with most of the last games. */
  mode: oneOf([0, 5, 10, 15]).optional(),
  /** Newest games taken. */
  games: z.coerce.number().int().min(1).max(LARGEST_WINDOW_GAMES).optional(),
  /** Games of these last days, at most as many as the largest window; with `games` both hold. */
  days: z.coerce.number().int().min(1).max(3650).optional(),
  play: z.enum(PLAY_KINDS).default('public'),
  /** 5 won, 10 lost. */
  result: oneOf([5, 10]).optional(),
  /** Code of a map. */
  map: z.string().max(100).optional(),
};
