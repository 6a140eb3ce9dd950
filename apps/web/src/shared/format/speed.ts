/** Unreal units per second in 100 km/h: one unit is one centimetre (decisions.md 19.4). */
const UU_PER_SECOND_AT_100_KMH = 2778;

/** Ball speed: uu/s as km/h. Car speed stays in uu/s. */
export function kilometresPerHour(uuPerSecond: number): number {
  return (uuPerSecond / UU_PER_SECOND_AT_100_KMH) * 100;
}
