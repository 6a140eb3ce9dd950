/** Tiles of a row of Dropshot's floor, from blue's wall to orange's (game-and-stats.md 1.11). */
const ROWS = [7, 8, 9, 10, 11, 12, 13, 13, 12, 11, 10, 9, 8, 7] as const;
/** Between the centers of two tiles of a row, uu. */
export const TILE_WIDTH = 768;
/** From the middle line to the centers of the first row, and between rows, uu. */
const FIRST_ROW_Y = 128;
const ROW_GAP = (TILE_WIDTH * Math.sqrt(3)) / 2;

export interface FloorTile {
  readonly x: number;
  readonly y: number;
}

/** Centers of the 140 tiles; the first 70 are blue's. */
export const FLOOR_TILES: readonly FloorTile[] = ROWS.flatMap((count, row) => {
  const half = ROWS.length / 2;
  const y = row < half ? -FIRST_ROW_Y - (half - 1 - row) * ROW_GAP : FIRST_ROW_Y + (row - half) * ROW_GAP;
  return Array.from({ length: count }, (_, i) => ({ x: ((count - 1) / 2 - i) * TILE_WIDTH, y }));
});
