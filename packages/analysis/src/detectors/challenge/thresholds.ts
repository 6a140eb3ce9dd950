/** game-and-stats.md 3.27. */

/** A challenger closes in to this distance from the ball, uu, this fast, uu/s [P]. */
export const CHALLENGE_DISTANCE = 600;
export const CHALLENGE_SPEED = 500;
/** Without touching it within this of the opponent's touch, s [P]. */
export const CONTACT_SECONDS = 0.5;
/** The opponents lose the ball within this of it, s [P]. */
export const LOST_SECONDS = 2;
