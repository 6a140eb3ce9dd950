export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Adds up what `read` returns of the items. */
export function sumOf<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((total, item) => total + read(item), 0);
}

/** NaN without values. */
export const average = (values: readonly number[]): number => sum(values) / values.length;
