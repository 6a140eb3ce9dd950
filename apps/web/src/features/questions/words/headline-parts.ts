/** A headline in parts: what stands between `**` is the number that matters. */
export function headlineParts(headline: string): { text: string; strong: boolean }[] {
  return headline
    .split('**')
    .map((text, place) => ({ text, strong: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
