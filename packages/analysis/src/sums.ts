export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Adds up what `read` returns of the items. */
export function sumOf<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((total, item) => total + read(item), 0);
}

/** NaN without values. */
export function average(values: readonly number[]): number {
  return sum(values) / values.length;
}
