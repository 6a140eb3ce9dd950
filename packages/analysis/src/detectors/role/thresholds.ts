/** game-and-stats.md 3.33, after subtr-actor's rotation roles. */

/** The closest player is first man when the next is this much farther from the ball, uu on the plane [SA]. */
export const FIRST_MAN_MARGIN = 250;
/** A new order must last this long before it counts, s [SA]. */
export const DEBOUNCE_SECONDS = 0.35;
/** A first man stays one while he is not clearly closest, s [SA]. */
export const GRACE_SECONDS = 0.35;
/** Distances are measured by a rule that other analysers share but nobody has labelled [P]. */
export const ROLE_CONFIDENCE = 0.7;
