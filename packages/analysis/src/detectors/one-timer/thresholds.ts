/** game-and-stats.md 3.25 [SA]: speed of the ball, uu/s, and cosine between its way and the goal. */
export const SPEED_AFTER = 1000;
export const GOAL_ALIGNMENT = 0.65;
