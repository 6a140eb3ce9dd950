/** game-and-stats.md 4.7 [P]. */

/** A player farther ahead of the ball than this is out of the defense, uu, attack frame. */
export const AHEAD_OF_BALL = 500;
/** Players are back in time if they get goal-side within this, s. */
export const RECOVERY_SECONDS = 2.5;
/** Min time until the same player's next recovery, s. */
export const SAME_PLAYER_SECONDS = 1.5;

/** The last man has no teammate goal-side of the ball within this distance, uu. */
export const COVER_DISTANCE = 3000;
export const CONFIDENCE = 0.6;
