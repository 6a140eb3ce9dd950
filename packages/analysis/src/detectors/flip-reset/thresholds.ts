/** game-and-stats.md 3.21. */

/** Reset that the game reports: the car is in the air, uu, and the ball at its wheels: heights, distance, uu [SA]. */
export const REPORTED_CAR_Z = 95;
export const REPORTED_BALL_Z = 80;
export const REPORTED_DISTANCE = 180;
export const REPORTED_BALL_UP = 140;
/** The ball is looked for this long before the counter shows the reset, s: the counter lags [M]. */
export const REPORT_LAG_SECONDS = 0.2;

/** Files without the counter: where the ball is in car axes, uu, and cosine between it and the wheels [SA]. */
export const LARGEST_BALL_UP = 10;
export const LARGEST_BALL_OFFSET = 240;
export const LEAST_UNDERSIDE_COSINE = 0.6;
/** Distance of the centres at the contact, uu: 66 to 113 in the 24 resets on the ball that the game counted [M]. */
export const LARGEST_DISTANCE = 135;
/** Least height of a car that is not on its side or roof [P]. */
export const LEAST_HEIGHT_UPRIGHT = 200;
export const LARGEST_UPRIGHT = 0.3;
/** A flip is gone this long after the jump that began the flight, s [RS]: 1.25 s after its end, 0.2 s of hold. */
export const FLIP_GONE_SECONDS = 1.5;

/** The dodge and touch that use a reset come this long after it, s [SA]. */
export const SOONEST_USE_SECONDS = 0.05;
export const LATEST_USE_SECONDS = 2;
/** A dodge touches while it turns the car, s: seen up to 0.74 s [M]; its byte can lag behind the contact, s [SA]. */
export const DODGE_TOUCH_SECONDS = 0.8;
export const DODGE_LAG_SECONDS = 0.25;
/** Shot or goal that a reset leads to, s [P]. */
export const CONVERSION_SECONDS = 8;

/** The game's counter says so; without it a dodge that the flight no longer had proves it. */
export const REPORTED_CONFIDENCE = 1;
export const PROVEN_CONFIDENCE = 0.75;
