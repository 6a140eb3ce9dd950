/** game-and-stats.md 3.26 [RLC, P]. Distances uu, speeds uu/s. */
export const FLOOR_BALL_Z = 160;
/** Gap between the ball's centre and a wall or the ceiling. */
export const WALL_GAP = 130;
export const SPEED_AFTER = 3000;
export const SPEED_GAIN = 1500;
/** How much faster than any single hit could make it. */
export const BEYOND_SINGLE_HIT = 1.15;
/** The exit speed is the fastest of this many updates: the first can still be inside the pinch. */
export const EXIT_UPDATES = 3;
/** Extra impulse of a hit by relative speed: shares at these speeds, linear between (1.5 [RS]). */
export const HIT_SHARES = [
  { speed: 500, share: 0.65 },
  { speed: 2300, share: 0.55 },
  { speed: 4600, share: 0.3 },
] as const;
