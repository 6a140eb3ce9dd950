/** A goal this soon after a demolition of a defender counts as helped by it, s [SA] (game-and-stats.md 3.7). */
export const GOAL_AFTER_SECONDS = 5.25;
