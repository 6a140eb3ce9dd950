/** Of the lines that are shown, this share may be chance: one in five, as with the 80 % intervals. */
export const FALSE_SHARE = 0.2;

/**
 * Which of many comparisons hold when only `share` of those named may be chance (Benjamini and Hochberg), in the order
 * given.
 */
export function holdTogether(chances: readonly number[], share: number = FALSE_SHARE): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((chance, place) => chance <= (share * (place + 1)) / chances.length);
  const limit = last === -1 ? -1 : sorted[last]!;
  return chances.map((chance) => chance <= limit);
}
