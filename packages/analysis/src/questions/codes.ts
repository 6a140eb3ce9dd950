/** Codes from game-and-stats.md 4.1 used by answers. */
export const SHOT = 5;
export const GOAL = 20;
export const SHOT_ON_TARGET = 10;
export const OPEN_NET = 35;
export const PASS_COMPLETED = 55;
export const PASS_LOST = 65;
export const CENTER = 75;
export const SAVE = 80;
export const CLEAR = 90;
export const CHALLENGE_WON = 95;
export const CHALLENGE_LOST = 100;
export const CHALLENGE_NEUTRAL = 105;
export const TURNOVER = 110;
export const TAKEAWAY = 115;
export const BOOST_WASTED = 135;
export const DRIBBLE = 205;
export const KICKOFF_WON = 220;
export const KICKOFF_LOST = 225;

/** Events that a clip's path uses besides the event itself. */
export const PATH_CODES = [SHOT, GOAL, SAVE, CLEAR, CHALLENGE_WON, TURNOVER, TAKEAWAY] as const;
