import { THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';

/** game-and-stats.md 3.9, attack frame. */

/** The touch lies in the own third, uu [SA]. */
export const CLEAR_Y = -THIRD_BOUNDARY_Y;
/** Speed of the ball after it, uu/s [SA]. */
export const CLEAR_SPEED = 1300;
/** Cosine between the ball's way and the way from the own goal to the ball [SA]. */
export const CLEAR_ALIGNMENT = 0.2;
/** The ball leaves the third by this much, uu, within this, s, before an opponent touches it [P]. */
export const CLEARED_MARGIN = 400;
export const CLEARED_SECONDS = 3;
/** A save that the own team has the ball after, with a touch within this, s, is a save and no clear. */
export const FOLLOW_UP_SECONDS = 1.25;
/** The saving touch of a save lies within this of it, s. */
export const SAVE_SECONDS = 0.1;
