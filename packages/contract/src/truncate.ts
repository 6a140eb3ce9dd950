/** Cuts a text to this many characters, an emoji being one, and marks the cut. */
export function truncate(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
