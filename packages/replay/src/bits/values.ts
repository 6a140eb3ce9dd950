const words = new Uint32Array(1);
const floats = new Float32Array(words.buffer);

/** The 32-bit float whose bits are `word`. */
export function float32FromBits(word: number): number {
  words[0] = word;
  return floats[0]!;
}

/** Code points of the bytes 80-9F in Windows-1252; the five unassigned ones stay control characters. */
const WINDOWS_1252_HIGH =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/** Text of 8-bit characters (Windows-1252) in `bytes[start, end)`. */
export function decodeWindows1252(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let i = start; i < end; i++) {
    const byte = bytes[i]!;
    text += byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252_HIGH[byte - 0x80] : String.fromCharCode(byte);
  }
  return text;
}

/** Text of UTF-16LE code units in `bytes[start, end)`; lone surrogates become U+FFFD. */
export function decodeUtf16(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let i = start; i + 1 < end; i += 2) text += String.fromCharCode(bytes[i]! | (bytes[i + 1]! << 8));
  return text.toWellFormed();
}
