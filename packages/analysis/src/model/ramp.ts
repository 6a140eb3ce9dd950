/** 0 at or below `from`, 1 at or above `to`, straight in between; `from` may be the larger. */
export function ramp(value: number, from: number, to: number): number {
  const share = (value - from) / (to - from);
  return share <= 0 ? 0 : share >= 1 ? 1 : share;
}
