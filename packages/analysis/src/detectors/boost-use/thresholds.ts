/** Boost that is on for less than this apart is one activation: the component's flag flickers at packet borders, s [P]. */
export const MERGE_GAP_SECONDS = 0.1;
/** Least that an activation used to be an event, percent of the tank: less is a rounding of bytes [P]. */
export const LEAST_USE = 0.4;

/** Boost burnt while supersonic in one activation from which it counts as wasted, percent (game-and-stats.md 4.1). */
export const WASTED_SUPERSONIC = 10;
/** Overfill of one pickup from which boost counts as wasted, percent (game-and-stats.md 4.1). */
export const WASTED_OVERFILL = 20;

/** How sure an activation is: the component's flag is replicated, but late (game-and-stats.md 3.31) [P]. */
export const USE_CONFIDENCE = 0.9;
export const WASTED_SUPERSONIC_CONFIDENCE = 0.8;
