/** game-and-stats.md 3.25 [RLC, P]: car height uu, speed uu/s, degrees, cosine to the goal. */
export const CAR_Z = 200;
export const SPEED_BEFORE = 500;
export const TURN_DEGREES = 45;
export const GOAL_ALIGNMENT = 0.5;
