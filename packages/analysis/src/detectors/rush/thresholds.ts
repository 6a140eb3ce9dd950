/** game-and-stats.md 3.36, after subtr-actor's rushes. */

/** The ball is won at least this deep in the own half, uu [SA]. */
export const LEAST_DEPTH = 128;
/** Team mates no farther behind the ball than this attack with it, uu [SA]. */
export const ATTACKER_BEHIND = 900;
/** Opponents at least this far beyond the ball defend, uu [SA]. */
export const DEFENDER_BEYOND = 150;
/** The ball must be kept for this long, s [SA]. */
export const KEPT_SECONDS = 0.75;
export const LEAST_ATTACKERS = 2;
export const LEAST_DEFENDERS = 1;
export const CONFIDENCE = 0.6;
