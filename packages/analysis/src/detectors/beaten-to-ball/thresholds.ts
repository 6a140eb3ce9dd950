/** game-and-stats.md 3.27 [SA]. */

/** The chase is read over this long before the touch, s. */
export const CHASE_SECONDS = 1;
/** In it he comes this much nearer to the ball, uu, in at least this share of the frames. */
export const LEAST_CLOSED = 200;
export const CLOSING_SHARE = 0.7;
/** Cosine between his way and the way to the ball, over this long, s. */
export const LEAST_ALIGNMENT = 0.45;
export const ALIGNMENT_SECONDS = 0.4;
/** Speed towards the ball, uu/s. */
export const LEAST_APPROACH = 400;
/** He would have been there within this, s, or is this near, uu; never farther than that. */
export const LATE_BY_SECONDS = 0.75;
export const NEAR_DISTANCE = 400;
export const FARTHEST_DISTANCE = 1200;
/** Who touches within this of the opponent was there too, s. */
export const THERE_TOO_SECONDS = 0.2;
/** The same player is not beaten again so soon, s. */
export const AGAIN_SECONDS = 1;
