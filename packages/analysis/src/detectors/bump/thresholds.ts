/** game-and-stats.md 3.30, after subtr-actor's bumps. */

/** Hitboxes nearer than this touch, uu [SA]. */
export const CONTACT_GAP = 35;
/** Frames farther apart than this are not looked at, s [SA]. */
export const LONGEST_FRAME_SECONDS = 0.18;
/** Time between two looks at a pair of cars, s: at 4,000 uu/s of closing speed that is 70 uu, less than a car [P]. */
export const SAMPLE_SECONDS = 0.0175;
/** Cars with centres farther apart cannot touch, uu: two hitboxes end to end and the gap. */
export const REACH = 320;
/** Least speed at which the cars close in, uu/s [SA]. */
export const LEAST_CLOSING_SPEED = 420;
/** Least change of the victim's velocity away from the initiator, uu/s [SA]. */
export const LEAST_IMPULSE = 180;
/** How much a car counts as initiator: its own approach and what it did to the other, uu/s [SA]. */
export const LEAST_SCORE = 650;
/** By how much the initiator must be ahead of the other, uu/s [SA]. */
export const LEAST_MARGIN = 175;

/** Velocities are compared over this long before and after, s: bodies lag up to two updates [P]. */
export const IMPULSE_SECONDS = 0.12;
/** The same pair again within this is the same bump, s (10 frames at 30 Hz [SA]). */
export const MERGE_SECONDS = 0.35;
/** Cars that both fight for the ball knock against each other all the time, s [SA]. */
export const FIFTY_FIFTY_SECONDS = 0.35;
/** A demolition of the same car this near in time is that, not a bump, s [P]. */
export const DEMOLITION_SECONDS = 0.3;

/** Bumps are the least reliable event (3.30): never surer than this. */
export const MOST_CONFIDENCE = 0.7;
export const LEAST_CONFIDENCE = 0.4;
/** Impulse of the surest bump, uu/s [P]. */
export const FULL_CONFIDENCE_IMPULSE = 1000;
