// Separate from the schemas: the web app's addresses don't need zod.

/** Which matches a window includes: `public` is ranked and casual together; private games never mix with them. */
export const PLAY_KINDS = ['public', 'ranked', 'casual', 'private'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** Default number of games in a window (decisions.md 19.6). */
export const DEFAULT_WINDOW_GAMES = 20;
export const MAX_WINDOW_GAMES = 100;
