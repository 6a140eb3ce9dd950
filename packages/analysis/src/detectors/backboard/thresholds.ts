/** game-and-stats.md 3.23. Heights and depths uu, speeds uu/s, times s. */
export const BOUNCE_Z = 500;
export const BOUNCE_Y = 4700;
export const SPEED_IN = 350;
export const SPEED_OUT = 250;
/** The touch that sent the ball there is at most this old. */
export const SENT_SECONDS = 2.5;
/** Reading it: a touch this soon after the bounce, with the car this high. */
export const READ_SECONDS = 1.2;
export const READ_CAR_Z = 200;
/** Updates farther apart are not compared [P]. */
export const LONGEST_STEP_SECONDS = 0.25;
