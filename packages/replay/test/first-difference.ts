/** A place where two trees differ. */
export interface Difference {
  path: string;
  found: unknown;
  expected: unknown;
}

type Tolerance = (path: string, parent: Record<string, unknown>) => number;

/**
 * Returns the first difference between two JSON trees, or null. Numbers are equal if their 32-bit floats are, or if
 * they differ by at most `tolerance`.
 */
export function findFirstDifference(
  found: unknown,
  expected: unknown,
  tolerance: Tolerance = () => 0,
  path = '',
  parent: Record<string, unknown> = {},
): Difference | null {
  if (typeof found === 'number' && typeof expected === 'number') {
    if (found === expected || Math.fround(found) === Math.fround(expected)) {
      return Number.isInteger(expected) && found !== expected ? { path, found, expected } : null;
    }
    return Math.abs(found - expected) <= tolerance(path, parent) ? null : { path, found, expected };
  }
  if (isTree(found) && isTree(expected) && Array.isArray(found) === Array.isArray(expected)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
    for (const key of keys) {
      const below = findFirstDifference(found[key], expected[key], tolerance, `${path}/${key}`, expected);
      if (below !== null) return below;
    }
    return null;
  }
  return found === expected ? null : { path, found, expected };
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
