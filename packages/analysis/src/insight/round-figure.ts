/** A thousandth is finer than any figure that a screen shows. */
export function roundFigure(value: number): number {
  return Math.round(value * 1000) / 1000;
}
