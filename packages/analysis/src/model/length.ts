/**
 * Returns the length of a vector. Much faster than Math.hypot, which guards against an overflow that can't happen on
 * any field.
 */
export function length(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
