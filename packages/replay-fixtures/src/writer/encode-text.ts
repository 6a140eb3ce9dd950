/** A text as the format stores it: `length` counts characters and terminator, negative for UTF-16. */
export interface EncodedText {
  length: number;
  bytes: Uint8Array;
}

/**
 * Stored form of a text, with its terminator: 8-bit while every character is up to U+00FF, else UTF-16LE. U+0080 to
 * U+009F also go as UTF-16, because readers take 8-bit text as Windows-1252. Source: replay-format.md 1.3.
 */
export function encodeText(text: string): EncodedText {
  if (text === '') return { length: 0, bytes: new Uint8Array(0) };
  const wide = hasWideCharacter(text);
  const units = text.length + 1;
  const bytes = new Uint8Array(wide ? units * 2 : units);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (wide) {
      bytes[2 * i] = unit & 255;
      bytes[2 * i + 1] = unit >> 8;
    } else bytes[i] = unit;
  }
  return { length: wide ? -units : units, bytes };
}

function hasWideCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0xff || (unit >= 0x80 && unit < 0xa0)) return true;
  }
  return false;
}
