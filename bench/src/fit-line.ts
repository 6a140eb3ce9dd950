/** y ≈ intercept + slope · x. */
export interface LineFit {
  slope: number;
  intercept: number;
  /** Share of the variance that the line explains, 0-1. */
  rSquared: number;
}

/** Least squares over at least three points of different x. */
export function fitLine(points: readonly { x: number; y: number }[]): LineFit {
  const n = points.length;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const { x, y } of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const slope = xy / xx;
  return { slope, intercept: meanY - slope * meanX, rSquared: xy ** 2 / (xx * yy) };
}
