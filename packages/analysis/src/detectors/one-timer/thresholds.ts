/** game-and-stats.md 3.25 and 3.5 [SA]: speed uu/s, cosine to the goal, pass at most this old (s) and long at least (uu). */
export const SPEED_AFTER = 1000;
export const GOAL_ALIGNMENT = 0.65;
export const PASS_SECONDS = 3.5;
export const PASS_TRAVEL = 500;
