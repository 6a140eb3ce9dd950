import { contours } from 'd3-contour';

/** A report's heat map: seconds per cell, row 0 at y = -5120, column 0 at x = -4096. */
interface HeatGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly number[];
}

/** Half the field in tens of units, as drawn: length along the screen, width down it. */
const HALF_LENGTH = 512;
const HALF_WIDTH = 409.6;
/** Width of the smoothing kernel in tens of units: 1.95 cells of a 48 × 38 grid (mantine-theme.md). */
const KERNEL = 41.6;
/**
 * Lower bound of each heat step: this share of the hottest spot, but never so low that more than this share of the
 * field would have it. The second bound keeps an evenly used field readable.
 */
const STEPS = [
  { share: 0.05, area: 0.72 },
  { share: 0.13, area: 0.5 },
  { share: 0.25, area: 0.32 },
  { share: 0.41, area: 0.18 },
  { share: 0.6, area: 0.09 },
  { share: 0.8, area: 0.035 },
] as const;

function calculateThresholds(values: readonly number[], hottest: number): number[] {
  const descending = values.toSorted((a, b) => b - a);
  return STEPS.map(({ share, area }) =>
    Math.max(share * hottest, descending[Math.floor(area * descending.length)] ?? 0),
  );
}

/** Rotates the grid so that blue attacks right: screen columns are rows, screen rows run against x. */
export function rotateGrid({ columns, rows, cells }: HeatGrid): number[] {
  const values: number[] = [];
  for (let down = 0; down < columns; down++) {
    for (let across = 0; across < rows; across++)
      values.push(cells[across * columns + columns - 1 - down] ?? 0);
  }
  return values;
}

function createKernel(sigma: number): number[] {
  const radius = Math.max(1, Math.ceil(sigma * 3));
  const weights = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Applies a Gaussian along one axis; time near a wall stays inside (mirrored edge). */
function smoothLine(line: number[], weights: number[]): number[] {
  const radius = (weights.length - 1) / 2;
  const last = line.length - 1;
  const mirrorIndex = (index: number) =>
    Math.min(last, Math.max(0, index < 0 ? -index - 1 : index > last ? 2 * last + 1 - index : index));
  return line.map((_, at) =>
    weights.reduce((sum, weight, offset) => sum + weight * (line[mirrorIndex(at + offset - radius)] ?? 0), 0),
  );
}

/** Smooths a grid of `width` × `height` values with a Gaussian of the given widths in cells. */
export function smoothGrid(
  values: number[],
  width: number,
  height: number,
  sigmaX: number,
  sigmaY: number,
): number[] {
  const across = createKernel(sigmaX);
  const down = createKernel(sigmaY);
  const rows = Array.from({ length: height }, (_, row) =>
    smoothLine(values.slice(row * width, (row + 1) * width), across),
  );
  const columns = Array.from({ length: width }, (_, column) =>
    smoothLine(
      rows.map((row) => row[column] ?? 0),
      down,
    ),
  );
  return Array.from(
    { length: width * height },
    (_, index) => columns[index % width]?.[Math.floor(index / width)] ?? 0,
  );
}

export interface HeatStep {
  /** 1 to 6: `--heat-1` … `--heat-6`; step 0 is the field itself. */
  readonly step: number;
  readonly path: string;
}

/** Returns contours of a heat map as paths in field coordinates (tens of units, blue attacking right). */
export function calculateHeatContours(grid: HeatGrid): HeatStep[] {
  const width = grid.rows;
  const height = grid.columns;
  const cellX = (2 * HALF_LENGTH) / width;
  const cellY = (2 * HALF_WIDTH) / height;
  const values = smoothGrid(rotateGrid(grid), width, height, KERNEL / cellX, KERNEL / cellY);
  const hottest = values.reduce((highest, value) => Math.max(highest, value), 0);
  if (hottest === 0) return [];
  const rings = contours()
    .size([width, height])
    .smooth(true)
    .thresholds(calculateThresholds(values, hottest))(values);
  return rings.map(({ coordinates }, index) => ({
    step: index + 1,
    path: coordinates
      .flat()
      .map(
        (ring) =>
          `M${ring.map(([x = 0, y = 0]) => `${(x * cellX - HALF_LENGTH).toFixed(1)} ${(y * cellY - HALF_WIDTH).toFixed(1)}`).join('L')}Z`,
      )
      .join(''),
  }));
}
