/** game-and-stats.md 3.28 [P]. */

/** The opponent has the ball within this, uu. */
export const OPPONENT_REACH = 500;
/** The approach comes from at least this far to between these distances from the ball, uu. */
export const FROM_DISTANCE = 1500;
export const NEAR_DISTANCE = 400;
export const FAR_DISTANCE = 1100;
/** It closes at least this fast, uu/s, and this shortly later, s, no faster than that, uu/s. */
export const CLOSING_SPEED = 800;
export const BRAKE_SECONDS = 0.6;
export const BRAKED_SPEED = 100;
/** The approach lies within this before the turn, s. */
export const APPROACH_SECONDS = 2.5;
/** The opponent touches within this of the turn, s, at least medium hard, uu/s. */
export const REACTION_SECONDS = 0.5;
export const LEAST_SPEED_CHANGE = 320;
/** The own team touches next within this, s. */
export const SUCCESS_SECONDS = 2.5;
