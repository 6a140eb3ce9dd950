/** game-and-stats.md 3.4 c. */

/** Contacts of a player at least this far apart are distinct touches, s [SA]. */
export const DISTINCT_SECONDS = 0.12;
/** A player who has the ball back within this never lost it, s [SA]. */
export const BRIDGE_SECONDS = 2;
/** A ball this far away is not his any more, uu [SA]. */
export const FAR_BALL = 2500;
export const LEAST_TOUCHES = 2;
