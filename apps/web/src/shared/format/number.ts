/** Unreal units per second at 100 km/h: one unit is one centimeter (decisions.md 19.4). */
const UU_PER_SECOND_AT_100_KMH = 2778;

/** Converts ball speed from uu/s to km/h. Car speed stays in uu/s. */
export function kilometersPerHour(uuPerSecond: number): number {
  return (uuPerSecond / UU_PER_SECOND_AT_100_KMH) * 100;
}

const MEGABYTE = 1_000_000;

/** Formats bytes as "1.07" (megabytes, two decimals; under 10 kB shows "0.01"). */
export function megabytes(bytes: number): string {
  return (bytes === 0 ? 0 : Math.max(bytes / MEGABYTE, 0.01)).toFixed(2);
}

/** Formats bytes as "1.07 MB". */
export function formatFileSize(bytes: number): string {
  return `${megabytes(bytes)} MB`;
}
