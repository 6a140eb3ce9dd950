/** game-and-stats.md 3.27. */

/** Touches of both teams this near in time are one 50/50; later ones this near extend it, s [SA]. */
export const TOGETHER_SECONDS = 0.2;
/** It is settled this long after the last touch, s [SA]. */
export const SETTLE_SECONDS = 0.35;
/** It lasts at most this long, s [SA]. */
export const LONGEST_SECONDS = 1.25;
/** The ball this far on the other side of the plane between the cars, uu, or this fast towards it, uu/s, wins [SA]. */
export const WON_DISTANCE = 180;
export const WON_SPEED = 220;
/** The first touch that nobody contests decides who has the ball after it, s [P]. */
export const POSSESSION_SECONDS = 2;
/** A 50/50 that begins this soon after the first touch of a play is the kickoff's, s. */
export const KICKOFF_SECONDS = 0.5;
