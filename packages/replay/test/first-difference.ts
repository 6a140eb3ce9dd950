/** A place where two trees differ. */
export interface Difference {
  path: string;
  found: unknown;
  wanted: unknown;
}

type Tolerance = (path: string, parent: Record<string, unknown>) => number;

/**
 * Returns the first difference between two JSON trees, or null. Numbers are equal if their 32-bit floats are, or if
 * they differ by at most `tolerance`.
 */
export function firstDifference(
  found: unknown,
  wanted: unknown,
  tolerance: Tolerance = () => 0,
  path = '',
  parent: Record<string, unknown> = {},
): Difference | null {
  if (typeof found === 'number' && typeof wanted === 'number') {
    if (found === wanted || Math.fround(found) === Math.fround(wanted)) {
      return Number.isInteger(wanted) && found !== wanted ? { path, found, wanted } : null;
    }
    return Math.abs(found - wanted) <= tolerance(path, parent) ? null : { path, found, wanted };
  }
  if (isTree(found) && isTree(wanted) && Array.isArray(found) === Array.isArray(wanted)) {
    const keys = new Set([...Object.keys(wanted), ...Object.keys(found)]);
    for (const key of keys) {
      const below = firstDifference(found[key], wanted[key], tolerance, `${path}/${key}`, wanted);
      if (below !== null) return below;
    }
    return null;
  }
  return found === wanted ? null : { path, found, wanted };
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
