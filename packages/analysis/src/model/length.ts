/**
 * Returns the length of a vector. Much faster than Math.hypot, which guards against an overflow that can't happen on
 * any field.
 */
export const length = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);
