/** game-and-stats.md 3.33, back-post rotation [P]. */

/** A player this near to a post of the own goal, on the plane, is back, uu. */
export const AT_POST = 1800;
/** The way back from the middle third takes at most this long, s. */
export const LONGEST_SECONDS = 4;
/** Nearer to the middle line than this the ball is on no side and no post is the far one, uu. */
export const BALL_SIDE = 300;
/** The next rotation of the same player begins at the earliest, s. */
export const SAME_PLAYER_SECONDS = 3;
export const CONFIDENCE = 0.6;
