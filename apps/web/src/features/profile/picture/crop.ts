/** A picture of which a square is cut: its size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The middle of the cut in shares of the picture, and how often the largest square was made smaller. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** From 1, the largest square that fits. */
  readonly zoom: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** Left, top and side of the square that is cut, in pixels of the picture; it never leaves the picture. */
export function cutOf(size: PictureSize, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom;
  const left = clamp(x * size.width - side / 2, 0, size.width - side);
  const top = clamp(y * size.height - side / 2, 0, size.height - side);
  return { left, top, side };
}

/** The crop after its middle was moved by a share of its own side; held inside the picture. */
export function moved(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = cutOf(size, crop);
  return held(size, {
    ...crop,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  });
}

export function zoomed(size: PictureSize, crop: Crop, zoom: number): Crop {
  return held(size, { ...crop, zoom: clamp(zoom, 1, MAX_ZOOM) });
}

/** The same cut with its middle where it really is. */
function held(size: PictureSize, crop: Crop): Crop {
  const { left, top, side } = cutOf(size, crop);
  return { zoom: crop.zoom, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
