/** game-and-stats.md 4.7. */

/** Pitch zones of the own corners (4.4). */
export const CORNER_ZONES: ReadonlySet<number> = new Set([10, 15]);
/** Speed of the ball after the touch, uu/s [P]. */
export const LEAST_SPEED = 900;
/** A ball that rolls along the side wall keeps its distance from the middle but for this, uu [P]. */
export const INWARD_SLACK = 100;
/** The ball leaves the corner within this, s [P]: as long as a clear has (3.9). */
export const LEAVING_SECONDS = 3;
