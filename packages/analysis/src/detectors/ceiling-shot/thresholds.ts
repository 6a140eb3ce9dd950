/** game-and-stats.md 3.22. */

/** The car hangs on the ceiling: gap of its centre, uu, and height component of its roof [SA]. */
export const CEILING_GAP = 90;
export const LARGEST_ROOF = -0.72;
/** The touch follows this soon, s [SA]; up to the later limit it is a play off the ceiling [P]. */
export const SHOT_SECONDS = 1.35;
export const PLAY_SECONDS = 3;
/** Distance from the ceiling, heights of car and ball at the touch, uu [SA]. */
export const LEAST_SEPARATION = 120;
export const LEAST_CAR_Z = 260;
export const LEAST_BALL_Z = 220;
/** Cosine between nose and ball, speed towards it, change of the ball's velocity, uu/s [SA]. */
export const LEAST_ALIGNMENT = 0.12;
export const LEAST_APPROACH = 90;
export const LEAST_SPEED_CHANGE = 120;
export const CONFIDENCE = 0.8;
export const PLAY_CONFIDENCE = 0.6;
