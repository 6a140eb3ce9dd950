/** Length of a vector. Much faster than Math.hypot, which guards against overflow that no field is large enough for. */
export function length(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
