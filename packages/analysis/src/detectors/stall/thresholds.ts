/** game-and-stats.md 3.20. */

/** Least height of the car, uu [P]. */
export const LEAST_HEIGHT_UU = 200;
/** A direction shorter than this is none: share of a full dodge [P]. */
export const SHORTEST_DIRECTION = 0.2;
/** The fall is stopped within this time, s; bodies lag a little behind the dodge [M]. */
export const WATCH_SECONDS = 0.25;
/** Vertical speed of a car that hangs, uu/s [P]. */
export const HANGING_SPEED = 100;
/** The push of a dodge can show this long before it, s [M]. */
export const PUSH_LEAD_SECONDS = 0.1;
/** A real dodge changes the level velocity by 423 uu/s and more [M]; a stall by less than this, uu/s [P]. */
export const LARGEST_PUSH = 200;
/** Rare and not labelled anywhere in the shared files: taken from the kinematics alone. */
export const CONFIDENCE = 0.7;
