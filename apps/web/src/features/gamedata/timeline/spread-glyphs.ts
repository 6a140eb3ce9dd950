/**
 * Moves glyphs of one lane apart: each keeps its place or shifts right until it clears the one before; what runs over
 * the right end shifts back. `positions` are sorted; all in pixels.
 */
export function spreadGlyphs(positions: readonly number[], spacing: number, right: number): number[] {
  const placed: number[] = [];
  for (const position of positions) {
    const before = placed.at(-1);
    placed.push(before === undefined ? position : Math.max(position, before + spacing));
  }
  let limit = right;
  for (let index = placed.length - 1; index >= 0 && (placed[index] ?? 0) > limit; index--) {
    placed[index] = limit;
    limit -= spacing;
  }
  return placed;
}
