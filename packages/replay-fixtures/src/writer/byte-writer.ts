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

/** Growing little-endian buffer for the container (replay-format.md 1). */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  u8(value: number): void {
    const at = this.#reserve(1);
    this.#view.setUint8(at, value);
  }

  i32(value: number): void {
    const at = this.#reserve(4);
    this.#view.setInt32(at, value, true);
  }

  u32(value: number): void {
    const at = this.#reserve(4);
    this.#view.setUint32(at, value, true);
  }

  u64(value: bigint): void {
    const at = this.#reserve(8);
    this.#view.setBigUint64(at, value, true);
  }

  f32(value: number): void {
    const at = this.#reserve(4);
    this.#view.setFloat32(at, value, true);
  }

  bytes(value: Uint8Array): void {
    const at = this.#reserve(value.length);
    this.#bytes.set(value, at);
  }

  text(value: string): void {
    const encoded = encodeText(value);
    this.i32(encoded.length);
    this.bytes(encoded.bytes);
  }

  list<T>(items: readonly T[], write: (item: T) => void): void {
    this.i32(items.length);
    for (const item of items) write(item);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#length, this.#bytes.length * 2));
      grown.set(this.#bytes);
      this.#bytes = grown;
      this.#view = new DataView(grown.buffer);
    }
    return at;
  }
}
