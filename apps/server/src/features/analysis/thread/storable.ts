/**
 * A copy that can be stored: PostgreSQL refuses NUL characters and half surrogate pairs, and names in a hostile file may
 * have both; what is no number becomes null, as in JSON.
 */
export function storable<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [copy(key), copy(inner)]));
}
