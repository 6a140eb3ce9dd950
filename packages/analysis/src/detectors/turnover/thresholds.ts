/** game-and-stats.md 3.32. */

/** A clear with an opponent this near is no turnover, uu. */
export const PRESSED_DISTANCE = 800;
/** A turnover is dangerous when the opponents shoot within this, s [P]. */
export const SHOT_SECONDS = 5;
/** A takeaway this soon after an opponent's touch is a steal, s. */
export const STEAL_SECONDS = 0.5;
/** Events of other detectors that are this touch lie within this of it, s. */
export const SAME_TOUCH_SECONDS = 0.05;
