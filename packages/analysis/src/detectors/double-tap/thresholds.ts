/** game-and-stats.md 3.23 [SA]: time between bounce and second touch, s; slack around the goal mouth, uu. */
export const TAP_SECONDS = 2.5;
export const MOUTH_SLACK = 137;
