/** Splits a headline: the text between `**` is the key number. */
export function headlineParts(headline: string): { text: string; strong: boolean }[] {
  return headline
    .split('**')
    .map((text, place) => ({ text, strong: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
