/** A text in its stored form: `length` counts characters and terminator, negative for UTF-16. */
interface EncodedText {
  length: number;
  bytes: Uint8Array;
}

/**
 * Encodes a text with its terminator: 8-bit if all characters are up to U+00FF, otherwise UTF-16LE. U+0080 to U+009F
 * also become UTF-16, because readers take 8-bit text as Windows-1252. Source: replay-format.md 1.3.
 */
function encodeText(text: string): EncodedText {
  if (text === '') return { length: 0, bytes: new Uint8Array(0) };
  const units = Uint16Array.from({ length: text.length + 1 }, (_, i) => text.charCodeAt(i) || 0);
  const wide = units.some((unit) => unit > 0xff || (unit >= 0x80 && unit < 0xa0));
  if (!wide) return { length: units.length, bytes: Uint8Array.from(units) };
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [i, unit] of units.entries()) view.setUint16(2 * i, unit, true);
  return { length: -units.length, bytes };
}

/** Growing bit buffer, lowest bit of each byte first, therefore little-endian (replay-format.md 1 and 3). */
export class BitWriter {
  #bytes = new Uint8Array(1024);
  #position = 0;
  readonly #scratch = new DataView(new ArrayBuffer(8));

  /** Number of bits written so far. */
  get position(): number {
    return this.#position;
  }

  bit(value: boolean): void {
    const at = this.#position++;
    if (at >> 3 >= this.#bytes.length) this.#grow(this.#bytes.length * 2);
    if (value) this.#bytes[at >> 3]! |= 1 << (at & 7);
  }

  /** Writes the low `count` (0..32) bits of an integer. */
  bits(value: number, count: number): void {
    for (let i = 0; i < count; i++) this.bit(((value >>> i) & 1) === 1);
  }

  /** Writes a bounded integer, `max` exclusive (replay-format.md 3.2). */
  intBelow(value: number, max: number): void {
    if (value < 0 || (value >= max && value !== 0)) throw new RangeError(`${value} is not below ${max}`);
    for (let m = 1, sum = 0; sum + m < max; m *= 2) {
      const set = Math.floor(value / m) % 2 === 1;
      this.bit(set);
      if (set) sum += m;
    }
  }

  u8(value: number): void {
    this.bits(value, 8);
  }

  i32(value: number): void {
    this.bits(value, 32);
  }

  u32(value: number): void {
    this.bits(value, 32);
  }

  /** Writes the low 64 bits, signed or unsigned. */
  u64(value: bigint): void {
    this.bits(Number(BigInt.asUintN(32, value)), 32);
    this.bits(Number(BigInt.asUintN(32, value >> 32n)), 32);
  }

  f32(value: number): void {
    this.#scratch.setFloat32(0, value);
    this.bits(this.#scratch.getUint32(0), 32);
  }

  bytes(value: Uint8Array): void {
    if ((this.#position & 7) !== 0) {
      for (const byte of value) this.bits(byte, 8);
      return;
    }
    const at = this.#position >> 3;
    const end = at + value.length;
    if (end > this.#bytes.length) this.#grow(Math.max(end, this.#bytes.length * 2));
    this.#bytes.set(value, at);
    this.#position = 8 * end;
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

  /** Returns whole bytes, the last one padded with zero bits. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, (this.#position + 7) >> 3);
  }

  #grow(size: number): void {
    const grown = new Uint8Array(size);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}
