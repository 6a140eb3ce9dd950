/**
 * Stored heat maps: seconds of play by field position, row 0 at y = -5120, column 0 at x = -4096, in hundredths, two
 * bytes each. Half the resolution of reports, because they are shown for many matches at once.
 */
export const HEAT_COLUMNS = 24;
export const HEAT_ROWS = 30;

const PER_SECOND = 100;
const MAX_CELL = 65_535;

interface HeatGrid {
  columns: number;
  rows: number;
  cells: readonly number[];
}

/** Packs a report's map for storage; null if it has another shape. */
export function packHeat({ columns, rows, cells }: HeatGrid): Uint8Array | null {
  const across = columns / HEAT_COLUMNS;
  const down = rows / HEAT_ROWS;
  if (!Number.isInteger(across) || !Number.isInteger(down) || across === 0 || down === 0) return null;
  if (cells.length !== columns * rows) return null;
  const sums = new Float64Array(HEAT_COLUMNS * HEAT_ROWS);
  cells.forEach((seconds, cell) => {
    const row = Math.floor(Math.floor(cell / columns) / down);
    const column = Math.floor((cell % columns) / across);
    sums[row * HEAT_COLUMNS + column]! += seconds;
  });
  const packed = new DataView(new ArrayBuffer(sums.length * 2));
  sums.forEach((seconds, cell) => {
    packed.setUint16(cell * 2, Math.min(MAX_CELL, Math.round(seconds * PER_SECOND)), true);
  });
  return new Uint8Array(packed.buffer);
}

/** Adds a stored map to `sums`, in seconds. `turned`: from the other end of the field, so everyone attacks the same way. */
export function addHeat(sums: Float64Array, packed: Uint8Array, turned: boolean): void {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const last = sums.length - 1;
  for (let cell = 0; cell <= last; cell++) {
    sums[turned ? last - cell : cell]! += view.getUint16(cell * 2, true) / PER_SECOND;
  }
}
