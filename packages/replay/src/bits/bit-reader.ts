import { DecodeError, LIMITS } from '../errors.ts';
import { decodeUtf16, decodeWindows1252, float32FromBits } from './values.ts';

/** Zero words after the data, so that a wide read at the end stays inside the array. */
const PADDING_WORDS = 4;

/**
 * Cursor over the network stream: least significant bit first. Short reads run past the end unchecked and return
 * zeros; the owner calls `checkEnd` after each attribute. Knows no format. Reads whole words, since a number spans at
 * most two; all machines that run this are little endian, and shifts count modulo 32.
 */
export class BitReader {
  readonly #words: Int32Array;
  readonly bitLength: number;
  position = 0;
  /** Components of the last vector read (see `vector`). */
  x = 0;
  y = 0;
  z = 0;

  constructor(bytes: Uint8Array) {
    this.#words = new Int32Array((bytes.length >>> 2) + PADDING_WORDS);
    new Uint8Array(this.#words.buffer).set(bytes);
    this.bitLength = bytes.length * 8;
  }

  fail(code: DecodeError['code'], detail: string): DecodeError {
    return new DecodeError(code, 'network', Math.min(this.position, this.bitLength), detail);
  }

  checkEnd(): void {
    if (this.position > this.bitLength) throw this.fail('out-of-data', 'the stream ends inside a value');
  }

  bit(): boolean {
    const p = this.position++;
    return ((this.#words[p >>> 5]! >>> p) & 1) === 1;
  }

  /** Returns the 32 bits at the cursor without moving it. */
  #peek(): number {
    const p = this.position;
    const i = p >>> 5;
    return (this.#words[i]! >>> p) | ((this.#words[i + 1]! << 1) << ~p);
  }

  /** Reads an unsigned number of `count` bits, 0 to 31. */
  bits(count: number): number {
    const value = this.#peek() & ((1 << count) - 1);
    this.position += count;
    return value;
  }

  u8(): number {
    return this.bits(8);
  }

  i8(): number {
    return (this.u8() << 24) >> 24;
  }

  i32(): number {
    const value = this.#peek();
    this.position += 32;
    return value;
  }

  u32(): number {
    return this.i32() >>> 0;
  }

  f32(): number {
    return float32FromBits(this.i32());
  }

  u64(): bigint {
    const low = this.u32();
    return (BigInt(this.u32()) << 32n) | BigInt(low);
  }

  i64(): bigint {
    return BigInt.asIntN(64, this.u64());
  }

  /** Reads a bounded integer below `max`; `width` = floor(log2(max)) (replay-format.md 3.2). */
  below(max: number, width: number): number {
    const value = this.bits(width);
    const up = value + (1 << width);
    return up < max && this.bit() ? up : value;
  }

  /** Reads a compressed vector into `x`, `y`, `z`; `sizeBound` is 22 from net 7 on, otherwise 20 (replay-format.md 3.5). */
  vector(sizeBound: number): void {
    const width = this.below(sizeBound, 4) + 2;
    const bias = 1 << (width - 1);
    this.x = this.bits(width) - bias;
    this.y = this.bits(width) - bias;
    this.z = this.bits(width) - bias;
  }

  skipVector(sizeBound: number): void {
    const width = this.below(sizeBound, 4) + 2;
    this.position += 3 * width;
  }

  bytes(count: number): Uint8Array {
    if (this.position + count * 8 > this.bitLength) {
      throw this.fail('out-of-data', `${count} bytes needed, ${(this.bitLength - this.position) >> 3} left`);
    }
    const copy = new Uint8Array(count);
    for (let i = 0; i < count; i++) copy[i] = this.u8();
    return copy;
  }

  /** Reads the length of the text at the cursor, in characters including the terminator; negative for UTF-16. */
  private textLength(): number {
    const length = this.i32();
    const bytes = length < 0 ? length * -2 : length;
    if (bytes > LIMITS.networkText) throw this.fail('text-too-long', `text of length ${length}`);
    return length;
  }

  text(): string {
    const length = this.textLength();
    if (length === 0) return '';
    if (length > 0) return decodeWindows1252(this.bytes(length), 0, length - 1);
    return decodeUtf16(this.bytes(-length * 2), 0, -length * 2 - 2);
  }

  skipText(): void {
    const length = this.textLength();
    this.position += 8 * (length < 0 ? length * -2 : length);
  }
}
