/** game-and-stats.md 1.10 and 3.15. */

/** A car on its wheels has its centre 10 to 20 uu from the surface; half again for updates in a dip, uu [M]. */
export const WHEEL_GAP_UU = 30;
/** Cosine between roof and surface from which the wheels are down [P]. */
export const WHEEL_UPRIGHT = 0.7;
/** A move belongs to the flight that begins at most this long after it shows, s: bodies lag up to 0.3 s behind [M]. */
export const JUMP_LAG_SECONDS = 0.35;

/** Height of the car from which a touch in the air is an aerial, uu [P]. */
export const AERIAL_CAR_Z = 200;
/** The car has been in the air this long before the touch, s [P]. */
export const LEAST_AIR_SECONDS = 0.15;
/** Height of the ball from which the touch is a high aerial: the crossbar, uu. */
export const HIGH_BALL_Z = 642.775;

/** Fast aerial [RLC]: second jump this soon after the first, s; boost this soon after, s; height within a time, uu and s. */
export const FAST_JUMP_SECONDS = 0.5;
export const FAST_BOOST_SECONDS = 0.3;
export const FAST_HEIGHT_UU = 300;
export const FAST_HEIGHT_SECONDS = 1;

/** Attempt without a touch [P]: height of the car, uu; boost spent, percent; nearest ball (centres), uu. */
export const ATTEMPT_CAR_Z = 300;
export const ATTEMPT_BOOST_PERCENT = 10;
export const ATTEMPT_BALL_UU = 400;
/** Boost use, percent of the tank a second [RS]. */
export const BOOST_PERCENT_PER_SECOND = 33.333;

/** The touch itself is nearly sure; what was pressed before it is replicated. */
export const JUMP_CONFIDENCE = 0.95;
/** An attempt is judged by distance alone [P]. */
export const MISS_CONFIDENCE = 0.6;
