/** game-and-stats.md 3.18. */

/** The dodge begins on or just above the ground: height of the car, uu [SA]. */
export const HIGHEST_START_UU = 80;
/** The car moves where its nose points: cosine of the level angle [SA]. */
export const LEAST_ALIGNMENT = 0.72;
/** Twice the product of the forward and side shares of the dodge [SA]. */
export const LEAST_DIAGONAL = 0.35;
/** The turn is watched this long, s [SA]. */
export const WATCH_SECONDS = 0.5;
/**
 * A flip that is left alone carries the nose through twice the arcsine of its forward share; a cancelled one stops early.
 * In 901 boosted diagonal ground dodges of the shared replays the shares have two humps, around 0.25 (cancelled) and 0.85
 * (not), with the valley at 0.5 to 0.6 [M].
 */
export const LARGEST_TURN_SHARE = 0.5;
/** The nose dips before it comes back: height component. Picked on the drill and the peer's events, so neither proves it [P]. */
export const LEAST_DIP = 0.2;
/** The roof turns at least this far, degrees [SA]; at 20 Hz the turn is blurred. */
export const LEAST_ROLL_DEGREES = 90;
export const LEAST_ROLL_DEGREES_SLOW = 80;
/** Updates farther apart than this blur the cancel, s [P], and the confidence with it. */
export const SLOW_FRAME_SECONDS = 0.042;
export const SLOW_CONFIDENCE = 0.8;
/** Boost is on for at least this share of the watched time; picked as the dip was [P]. */
export const LEAST_BOOST_SHARE = 0.15;
/** Least confidence [SA]. */
export const LEAST_CONFIDENCE = 0.45;
