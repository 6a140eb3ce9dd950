/** game-and-stats.md 3.4. */

/** A touch that no opponent answers within this wins the ball, s [SA]. */
export const CONFIRM_SECONDS = 1.25;
/** Nobody has a ball that nobody touched for this long, s [SA]. */
export const LOOSE_SECONDS = 3;
