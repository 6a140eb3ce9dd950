/** game-and-stats.md 3.10, attack frame. */

/** Starts at least this far out, uu, and this far up the field, uu [SA]. */
export const WIDE_X = 1600;
export const START_Y = 128;
/** Within this, s, the ball is this near the middle, uu, and this far up the field, uu [SA]. */
export const CENTER_SECONDS = 3;
export const MIDDLE_X = 1400;
export const END_Y = 2300;
/** Way of the ball, and the part of it across the field, uu [SA]. */
export const CENTER_TRAVEL = 500;
export const CENTER_LATERAL = 500;
/** A mate touches within this of the ball's arrival, s [P]. */
export const CONVERTED_SECONDS = 2.5;
/** A shot of the same player that the game counted, within this of the touch, is a shot and no center, s. */
export const OWN_SHOT_SECONDS = 0.25;
