/** game-and-stats.md 3.11. */

/** Height of the ball's centre while it is carried, uu [SA]: off the ground, below a lifted carry. */
export const LOWEST_BALL_Z = 97.75;
export const HIGHEST_BALL_Z = 600;
/** Level distance of the centres when a carry begins, uu [SA]: 1.4 ball radii. */
export const LARGEST_LEVEL_GAP = 130;
/**
 * The same while it goes on: a ball pushed by the nose is 74 uu of car and up to 90 uu of ball
 * away, uu. This, the offset and the close time were fitted to the one scripted carry that needs them [P].
 */
export const LARGEST_PUSHED_GAP = 160;
/** A pushed ball is straight ahead: offset across the car, uu [P]. */
export const LARGEST_PUSHED_OFFSET = 45;
/** At least this much of a carry is close, s [P]. */
export const LEAST_CLOSE_SECONDS = 0.3;
/** Height of the ball above the car, uu [SA]. */
export const LARGEST_VERTICAL_GAP = 220;
/** Coarse limit that holds for cars and balls not yet moved to the same time, uu. */
export const COARSE_GAP = 500;
/** A carry lasts this long, s [SA]. */
export const LEAST_SECONDS = 1;
/** Interruptions up to this long are bridged, s [SA]. */
export const BRIDGE_SECONDS = 0.12;
/** A dodge this soon after the carry, or a touch of somebody, is how it ended, s [P]. */
export const ENDING_SECONDS = 0.5;
/** A carry is judged by distance alone. */
export const CONFIDENCE = 0.85;
