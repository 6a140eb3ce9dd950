/** game-and-stats.md 3.17. */

/** The car has this long to lie level the other way round, s: the nose alone is turned by any flip at 0.65 s [M]. */
export const WATCH_SECONDS = 1.1;
/** The dodge goes backward: forward share in car axes [P]. */
export const LARGEST_FORWARD = -0.5;
/** A half flip is done on or just above the ground: height of the car, uu [P]. */
export const HIGHEST_START_UU = 250;
/** The nose of a car that does not go backward is about level at first: height component [SA]; else it tumbles already. */
export const LARGEST_START_NOSE = 0.5;
/** Cosine of the level angle by which the nose is turned round at best, and at least once the car is upright [SA]. */
export const LEAST_REVERSAL = 0.75;
export const LEAST_KEPT_REVERSAL = 0.45;
/** Afterwards it may be steered, but not turn on [M]. */
export const LEAST_LASTING_REVERSAL = 0;
/** Level length of the nose once round: the car lies level [SA]. */
export const LEAST_LEVEL_NOSE = 0.55;
/** The roof points up again: height component [M]; an uncancelled backflip has it down while the nose points back. */
export const LEAST_ROOF = 0.3;
/** The nose passes through the vertical: height component [SA]. */
export const LEAST_VERTICAL_NOSE = 0.55;
/** Least confidence [SA]. */
export const LEAST_CONFIDENCE = 0.55;
