/** Standard soccar field in uu, origin at the center, z up. Source: game-and-stats.md 1.1. */
export const FIELD = {
  sideWallX: 4096,
  backWallY: 5120,
  ceilingZ: 2044,
  goalPostX: 892.755,
  goalHeight: 642.775,
  /** Y of the back of the net. */
  goalDepthY: 6000,
  /** Corner wall: abs(x) + abs(y). */
  cornerSum: 8064,
} as const;

/** Boundary of the thirds, 5120 / 3 (game-and-stats.md 5.5, fitted to ballchasing). */
export const THIRD_BOUNDARY_Y = FIELD.backWallY / 3;

/** A car's center at or below this height is on the ground (game-and-stats.md 1.10, fitted to ballchasing). */
export const GROUND_MAX_Z = 20;
/** Above this height a car is high in the air (game-and-stats.md 1.10, fitted to ballchasing). */
export const LOW_AIR_MAX_Z = 840;

/** Min speed of a supersonic car, uu/s (game-and-stats.md 1.4). */
export const SUPERSONIC_SPEED = 2200;
/** Max speed of a car without boost, uu/s: slower is slow (game-and-stats.md 1.4). */
export const BOOST_SPEED = 1410;
export const MAX_CAR_SPEED = 2300;
