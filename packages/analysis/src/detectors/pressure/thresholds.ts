/** game-and-stats.md 3.37, after subtr-actor's territorial pressure. */

/** The ball is on nobody's side nearer than this to the half-way line, uu [SA]. */
export const NEUTRAL_Y = 200;
/** Pressure stands after this long in the opponent half, or in the opponent third, s [SA]. */
export const HALF_SECONDS = 2;
export const THIRD_SECONDS = 0.75;
/** It ends when the ball stays out for this long, sooner when the opponents have it, s [SA]. */
export const RELIEF_SECONDS = 3;
export const RELIEF_IN_POSSESSION_SECONDS = 1.25;
/** Places of the ball are certain, the rule is a convention [P]. */
export const CONFIDENCE = 0.8;
