/** game-and-stats.md 3.25 [SA]. Height uu, speeds uu/s, times s. */
export const BOUNCE_BALL_Z = 137.75;
export const FALLING_SPEED = -250;
export const RISING_SPEED = 150;
export const BOUNCE_SECONDS = 0.45;
export const DODGE_SECONDS = 0.35;
/** The wheels were on the ground this shortly before the dodge, the centre at most this high (1.4: 17 to 19). */
export const GROUND_SECONDS = 0.45;
export const GROUND_CAR_Z = 25;
export const SPEED_AFTER = 1000;
