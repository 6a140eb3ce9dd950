/** A moment is shown from this long before it, s: what leads to it belongs to it. */
export const LEAD_SECONDS = 1.5;
/** Length of a clip, s (decisions.md 12). */
export const CLIP_SECONDS = 8;

const TENTHS = 10;

/** Where in the viewer a moment begins and ends, and whose it is. */
export function clipSearch({ time, player }: { readonly time: number; readonly player: string | null }) {
  const t = Math.round(Math.max(time - LEAD_SECONDS, 0) * TENTHS) / TENTHS;
  return { t, until: t + CLIP_SECONDS, ...(player && { player }) };
}
