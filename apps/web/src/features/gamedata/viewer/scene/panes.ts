/** A viewpoint's part of the picture, px from its left upper corner. */
export interface PaneRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Two viewpoints stand side by side, in a picture that is higher than wide one below the other. */
export function paneRects(count: number, width: number, height: number): readonly PaneRect[] {
  if (count < 2) return [{ x: 0, y: 0, width, height }];
  if (width >= height) {
    const half = Math.floor(width / 2);
    return [
      { x: 0, y: 0, width: half, height },
      { x: half, y: 0, width: width - half, height },
    ];
  }
  const half = Math.floor(height / 2);
  return [
    { x: 0, y: 0, width, height: half },
    { x: 0, y: half, width, height: height - half },
  ];
}
