/** game-and-stats.md 3.14. */

/** Touches of the chain, and of them in the air [SA]. */
export const LEAST_TOUCHES = 3;
export const LEAST_AIR_TOUCHES = 2;
/** A touch in the air: heights of car and ball, uu [SA]. */
export const LEAST_CAR_Z = 100;
export const LEAST_BALL_Z = 300;
/** Largest gap between touches, least length of the chain, s [SA]. */
export const LARGEST_GAP_SECONDS = 3;
export const LEAST_SECONDS = 0.65;
/** The ball has come down to the ground, uu [SA]. */
export const GROUNDED_BALL_Z = 110;
/** Take-off from a wall: height and nearness, uu [SA]. */
export const WALL_START_Z = 120;
export const WALL_START_X = 3200;
export const WALL_START_Y = 4600;
export const CONFIDENCE = 0.85;
