/** Lead-up shown before a moment, in seconds. */
export const LEAD_SECONDS = 1.5;
/** Length of a clip, in seconds (decisions.md 12). */
export const CLIP_SECONDS = 8;

const TENTHS = 10;

/** Returns start, end and player of a moment's clip, for the viewer's URL. */
export function toClipSearch({ time, player }: { readonly time: number; readonly player: string | null }) {
  const t = Math.round(Math.max(time - LEAD_SECONDS, 0) * TENTHS) / TENTHS;
  return { t, until: t + CLIP_SECONDS, ...(player && { player }) };
}
