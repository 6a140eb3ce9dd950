/** A moment is shown from this long before it, s: what leads to it belongs to it. */
export const LEAD_SECONDS = 1.5;
