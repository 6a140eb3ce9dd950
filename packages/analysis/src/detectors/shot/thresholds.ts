/** game-and-stats.md 3.6 where nothing else is said. */

/** A flight is followed this far, s. */
export const FLIGHT_SECONDS = 4;
/** Beside a post and above the bar a flight still is an attempt, uu. */
export const NEAR_MISS_BESIDE = 450;
export const NEAR_MISS_ABOVE = 250;
/** Nearer to the line than this the speed towards the middle of the goal says little, uu [P]. */
export const NEAR_LINE = 900;
/** Slower than this towards the goal is no attempt, uu/s. */
export const LEAST_GOAL_SPEED = 300;
/** Attempts of one player this close together are one: the last counts, s. */
export const MERGE_SECONDS = 0.5;
/** The game counts a shot up to this long after its touch, s (median 0.69, 2.5). */
export const CREDIT_SECONDS = 3;
/** Long lobs are counted when they are saved or go in: taken where nothing newer explains the count, s [P]. */
export const LATE_CREDIT_SECONDS = 5;
/** A shot counted this near to its goal belongs to the goal's touch, however old, s [P]. */
export const GOAL_CREDIT_SECONDS = 2;
/** An opponent who touches the ball this soon blocks it, s. */
export const BLOCK_SECONDS = 0.35;
/** An opponent who touches the ball this soon can save it, s. */
export const SAVE_SECONDS = 3;
/** The frame rings at most this long after the flight should have ended, s [P]. */
export const POST_GRACE_SECONDS = 0.5;
/** Below this change of the ball's velocity its first state after a touch may still be the old one, uu/s. */
export const STALE_SPEED_CHANGE = 60;

/** Car height from which a shot is an aerial, uu (4.1). */
export const AERIAL_CAR_Z = 200;
/** No opponent this near to the way of the ball, and none this near to where it crosses: open net, uu (4.6). */
export const OPEN_NET_PATH = 1500;
export const OPEN_NET_CROSSING = 2500;
/** Nearest opponent closer than this puts pressure on a touch, uu (3.40); farther than the other he is free. */
export const TIGHT_PRESSURE = 500;
export const FREE_PRESSURE = 1500;

/** Depth and time of a rebound, uu and s (4.6). */
export const REBOUND_DEPTH = 3000;
export const REBOUND_SECONDS = 1.5;
/** Power and long-range shots, uu/s and uu (4.6). */
export const POWER_SPEED = 2600;
export const LONG_RANGE = 4500;

/** A dodge can be replicated this long after the contact that it powered, s (3). */
export const DODGE_LAG_SECONDS = 0.25;
