const words = new Uint32Array(1);
const floats = new Float32Array(words.buffer);

/** The 32-bit float whose bits are `word`. */
export function float32FromBits(word: number): number {
  words[0] = word;
  return floats[0]!;
}
