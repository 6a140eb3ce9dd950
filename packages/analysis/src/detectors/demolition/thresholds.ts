/** A goal this soon after a demolition of a defender counts as helped by it, s [SA] (game-and-stats.md 3.7). */
export const GOAL_AFTER_SECONDS = 5.25;

/** The attacker's speed is read over this long before, s: bodies lag up to two updates and the hit slows him down [P]. */
export const APPROACH_SECONDS = 0.3;
