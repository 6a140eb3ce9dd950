/** game-and-stats.md 3.16 and 3.24. */

/** Share of a dodge along one car axis from which it is a front, back or side flip; diagonal below [P]. */
export const STRAIGHT_SHARE = 0.85;
/** A dodge begins on the ground up to this height of the car, uu [P]. */
export const GROUND_START_UU = 80;
/** The dodge impulse shows in the velocity within this time, s [SA]. */
export const IMPULSE_SECONDS = 0.18;
/** Acceleration by boost along the nose, uu/s² [RS]. */
export const BOOST_ACCELERATION = 991.667;
/** Least velocity change that tells a direction, uu/s; dodges give 423 and more [M]. */
export const LEAST_IMPULSE = 150;
/** Without torque in the file the direction is a guess [P]. */
export const ESTIMATED_CONFIDENCE = 0.7;
/** A touch this soon after the dodge makes it a flip into the ball, s [P]; the dodge can show after the contact, s [SA]. */
export const INTO_BALL_SECONDS = 0.5;
export const DODGE_LAG_SECONDS = 0.25;
