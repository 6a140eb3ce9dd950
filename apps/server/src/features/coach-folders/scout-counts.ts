export const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;
export const times = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The word that stands there most often; of several the first. */
export function commonest(words: readonly string[]): { key: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first ? { key: first[0], count: first[1] } : null;
}
