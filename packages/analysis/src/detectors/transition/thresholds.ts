/** game-and-stats.md 3.36 [P]. */

/** A transition is followed for this long at most, s. */
export const LONGEST_SECONDS = 8;
export const CONFIDENCE = 0.7;
