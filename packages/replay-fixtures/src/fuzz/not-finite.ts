/** Path of the first number that JSON cannot hold; null when there is none. */
export function notFinite(value: unknown, path: string): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (value === null || typeof value !== 'object' || value instanceof Error) return null;
  for (const key in value) {
    const found = notFinite((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
