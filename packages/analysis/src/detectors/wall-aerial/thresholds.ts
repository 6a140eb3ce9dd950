/** game-and-stats.md 3.15. */

/** The car rides a wall this long before it leaves, s [SA]; gaps up to this long are bridged, s. */
export const LEAST_RIDE_SECONDS = 0.3;
export const BRIDGE_SECONDS = 0.1;
/** The touch follows this soon after leaving, s [SA]. */
export const TOUCH_SECONDS = 2.75;
/** Heights of car and ball at the touch, uu [SA]. */
export const LEAST_CAR_Z = 300;
export const LEAST_BALL_Z = 400;
/** Time between two of a player, s [SA]. */
export const APART_SECONDS = 3;
export const CONFIDENCE = 0.8;
