export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Center of the crop as a share of the picture, and its zoom. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** From 1, the largest square that fits. */
  readonly zoom: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** Returns left, top and side of the square to crop, in pixels of the picture; always inside the picture. */
export function calculateCrop(
  size: PictureSize,
  { x, y, zoom }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom;
  const left = clamp(x * size.width - side / 2, 0, size.width - side);
  const top = clamp(y * size.height - side / 2, 0, size.height - side);
  return { left, top, side };
}

/** Returns the crop after moving its center by a share of its own side; kept inside the picture. */
export function moved(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = calculateCrop(size, crop);
  return held(size, {
    ...crop,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  });
}

export function zoomed(size: PictureSize, crop: Crop, zoom: number): Crop {
  return held(size, { ...crop, zoom: clamp(zoom, 1, MAX_ZOOM) });
}

/** Returns the same crop with its center where it really is. */
function held(size: PictureSize, crop: Crop): Crop {
  const { left, top, side } = calculateCrop(size, crop);
  return { zoom: crop.zoom, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
