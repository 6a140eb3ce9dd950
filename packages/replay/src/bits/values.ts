const words = new Uint32Array(1);
const floats = new Float32Array(words.buffer);

/** Returns the 32-bit float whose bits are `word`. */
export function float32FromBits(word: number): number {
  words[0] = word;
  return floats[0]!;
}

/** Browsers, workers and Node all have it, but none of their types may be used here. */
declare const TextDecoder: new (
  label: string,
  options?: { ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

const windows1252 = new TextDecoder('windows-1252');
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Longest text that a loop reads faster than a decoder. Nearly every text of a replay is shorter, and plain ASCII. */
const MAX_SHORT_TEXT = 64;

/** Decodes 8-bit text (Windows-1252) in `bytes[start, end)`; as many characters as bytes. */
export function decodeWindows1252(bytes: Uint8Array, start: number, end: number): string {
  let ascii = '';
  if (end - start <= MAX_SHORT_TEXT) {
    let at = start;
    while (at < end && bytes[at]! < 0x80) ascii += String.fromCharCode(bytes[at++]!);
    if (at === end) return ascii;
  }
  return windows1252.decode(bytes.subarray(start, end));
}

/** Decodes UTF-16LE text in `bytes[start, end)`; lone surrogates become U+FFFD. */
export function decodeUtf16(bytes: Uint8Array, start: number, end: number): string {
  return utf16.decode(bytes.subarray(start, end));
}
