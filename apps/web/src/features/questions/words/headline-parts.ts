/** Splits a headline: the text between `**` is the key number. */
export function headlineParts(headline: string): { text: string; strong: boolean }[] {
  return headline
    .split('**')
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
