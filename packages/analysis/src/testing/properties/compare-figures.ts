/** Paths at which two values differ: 'teams.0.statistics.core.goals: 2, 3'. Zeros are equal whatever their sign. */
export function differences(wanted: unknown, found: unknown, path = ''): string[] {
  if (isTree(wanted) && isTree(found)) {
    const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
    return [...names].flatMap((name) =>
      differences(wanted[name], found[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return wanted === found ? [] : [`${path}: ${String(wanted)}, ${String(found)}`];
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Seconds of two maps that lie in different cells, as a share of all. */
export function misplacedShare(wanted: readonly number[], found: readonly number[]): number {
  const all = wanted.reduce((sum, seconds) => sum + seconds, 0);
  const moved = wanted.reduce((sum, seconds, cell) => sum + Math.abs(seconds - (found[cell] ?? 0)), 0) / 2;
  return all === 0 ? 0 : moved / all;
}
