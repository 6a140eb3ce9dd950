/** game-and-stats.md 3.19. */

/** The next dodge follows this soon, s [P]. */
export const NEXT_DODGE_SECONDS = 0.9;
/** Between the two the wheels come near a surface: gap of the car's centre, uu, and cosine of the roof [P]. */
export const CONTACT_GAP = 60;
export const CONTACT_UPRIGHT = 0.5;
/** Gain of speed from the first dodge to after the last, uu/s [P]. */
export const LEAST_GAIN = 300;
/** The speed is taken this long after the last dodge, s [P]. */
export const AFTER_SECONDS = 0.3;
/** So many dashes within this time are a chain, s [P]. */
export const CHAIN_DASHES = 3;
export const CHAIN_SECONDS = 2;
/** Proposal of the reference, not labelled anywhere in the shared files. */
export const CONFIDENCE = 0.6;
