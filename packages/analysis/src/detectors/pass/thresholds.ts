import { THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';

/** game-and-stats.md 3.5. */

/** The receiver touches within this, s [SA]. */
export const PASS_SECONDS = 3.5;
/** The ball goes at least this far, straight from touch to touch, uu [SA]. */
export const PASS_TRAVEL = 500;

/** Passes towards the middle come this much nearer to it, uu [P]. */
export const INFIELD_GAIN = 500;
/** Passes out of the own third gain this much, uu [P]. */
export const OUTLET_Y = -THIRD_BOUNDARY_Y;
export const OUTLET_GAIN = 1500;

/** An attempt passes a mate this near, uu, after this much time, s, from this speed on, uu/s [P]. */
export const ATTEMPT_REACH = 800;
export const ATTEMPT_FIRST_SECONDS = 0.15;
export const ATTEMPT_LAST_SECONDS = 2.5;
export const ATTEMPT_SPEED = 500;
/** Step of the flight, s. */
export const FLIGHT_STEP_SECONDS = 1 / 30;
