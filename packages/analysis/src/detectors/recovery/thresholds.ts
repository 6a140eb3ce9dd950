/** game-and-stats.md 3.38. */

/** Flights this long count, s [P], when they had a touch or ended this near to the ball, uu [P]. */
export const LEAST_FLIGHT_SECONDS = 0.5;
export const NEAR_BALL_UU = 600;
/** The body is down when its centre is this near to the surface, uu: a car on its side or roof [M]. */
export const DOWN_GAP = 60;
/** Useful again: speed, uu/s, and cosine between velocity and the way to the ball or the own goal [P]. */
export const USEFUL_SPEED = 1100;
export const USEFUL_ALIGNMENT = 0.5;
/** Watched at most this long, s [P]. */
export const LONGEST_SECONDS = 3;
/** Good up to this, s [P]. */
export const GOOD_SECONDS = 0.8;
/** Cosine between roof and surface of a landing on the wheels [P]. */
export const WHEELS_COSINE = 0.85;
export const CONFIDENCE = 0.8;
