/** game-and-stats.md 3.35, after subtr-actor's shadow defence. */

/** The ball is no deeper in the opponent half than this, defender's attack frame, uu [SA]. */
export const MOST_BALL_Y = 1024;
/** The defender is at least this much nearer to his goal than ball and attacker, uu [SA]. */
export const GOAL_SIDE = 250;
/** Distance to the nearer of ball and attacker, uu [SA]. */
export const LEAST_DISTANCE = 700;
export const MOST_DISTANCE = 3200;
/** From the line between the ball and this point before the own goal, uu [SA]. */
export const MOST_LATERAL = 1300;
export const GOAL_POINT_Y = -4240;
/** Speed of defender and threat towards the own goal, and their difference, uu/s [SA]. */
export const LEAST_RETREAT = 100;
export const LEAST_ADVANCE = 100;
export const MOST_SPEED_DIFFERENCE = 900;
/** Spans closer than this are one: the peer's are cut at every flicker of a speed, s [P]. */
export const MERGE_SECONDS = 0.2;
/** Shorter spans are chance, s [SA]; longer ones are an episode that a person would call shadowing, s [P]. */
export const LEAST_SECONDS = 0.3;
export const EPISODE_SECONDS = 0.8;
/** No shot of the opponents this soon after the end: it worked, s [P]. */
export const SUCCESS_SECONDS = 2;
export const CONFIDENCE = 0.6;
