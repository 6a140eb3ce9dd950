/** game-and-stats.md 4.7 [P]. */

/** Ahead of the ball by more than this a player is out of the defense, uu, attack frame. */
export const AHEAD_OF_BALL = 500;
/** They are back in time when they get goal-side within this, s. */
export const RECOVERY_SECONDS = 2.5;
/** The next recovery of the same player begins at the earliest, s. */
export const SAME_PLAYER_SECONDS = 1.5;

/** A last man has no teammate goal-side of the ball within this, uu. */
export const COVER_DISTANCE = 3000;
export const CONFIDENCE = 0.6;
