/** game-and-stats.md 3.19. */

/** Gap between the car's centre and the surface at the dodge, uu [SA]. */
export const LEAST_START_GAP = 28;
export const LARGEST_START_GAP = 320;
/** The car lands this soon after the dodge, s [SA]. */
export const LANDING_SECONDS = 0.35;
/** The car's centre this close to the surface has landed, uu [SA]. */
export const LANDED_GAP = 20;
/** The roof points away from the surface: cosine [SA]. */
export const LEAST_UPRIGHT = 0.15;
/** Least confidence [SA]. */
export const LEAST_CONFIDENCE = 0.45;
