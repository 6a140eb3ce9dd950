import { DecodeError, type DecodeSection, LIMITS } from '../errors.ts';
import { decodeUtf16, decodeWindows1252, float32FromBits } from './values.ts';

/** Cursor over the bytes of one section. Little endian; every read is checked against the section's end. */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  position: number;
  /** Named in errors; the owner updates it. */
  section: DecodeSection;

  constructor(bytes: Uint8Array, start: number, end: number, section: DecodeSection) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.position = start;
    this.section = section;
  }

  get remaining(): number {
    return this.end - this.position;
  }

  fail(code: DecodeError['code'], detail: string): DecodeError {
    return new DecodeError(code, this.section, (this.position - this.start) * 8, detail);
  }

  private take(count: number): number {
    const at = this.position;
    if (count > this.end - at) throw this.fail('truncated', `${count} bytes needed, ${this.end - at} left`);
    this.position = at + count;
    return at;
  }

  u8(): number {
    return this.bytes[this.take(1)]!;
  }

  i32(): number {
    const at = this.take(4);
    const b = this.bytes;
    return b[at]! | (b[at + 1]! << 8) | (b[at + 2]! << 16) | (b[at + 3]! << 24);
  }

  u32(): number {
    return this.i32() >>> 0;
  }

  u64(): bigint {
    const low = this.u32();
    return (BigInt(this.u32()) << 32n) | BigInt(low);
  }

  f32(): number {
    return float32FromBits(this.i32());
  }

  /** Returns a view of the next `count` bytes without copying. */
  view(count: number): Uint8Array {
    const at = this.take(count);
    return this.bytes.subarray(at, at + count);
  }

  /** Reads a text: length in characters including one NUL, 8-bit if positive, UTF-16 if negative (replay-format.md 1.3). */
  text(): string {
    const { start, end, wide } = this.#textSpan();
    return wide ? decodeUtf16(this.bytes, start, end) : decodeWindows1252(this.bytes, start, end);
  }

  /** Reads a list of texts, sliced from a single decoded text: a decoder call costs more than a text. */
  texts(): string[] {
    const first = this.position;
    const spans = this.list(4, () => this.#textSpan());
    const all = decodeWindows1252(this.bytes, first, this.position);
    return spans.map(({ start, end, wide }) =>
      wide ? decodeUtf16(this.bytes, start, end) : all.slice(start - first, end - first),
    );
  }

  #textSpan(): { start: number; end: number; wide: boolean } {
    const length = this.i32();
    if (length > LIMITS.containerText || length < -LIMITS.containerText) {
      throw this.fail('text-too-long', `text of length ${length}`);
    }
    const width = length < 0 ? 2 : 1;
    const start = this.take(Math.abs(length) * width);
    return { start, end: Math.max(start, this.position - width), wide: width === 2 };
  }

  /** Reads a list's item count, which is trusted only if the rest of the section could hold that many. */
  count(minimumItemBytes: number, limit: number = LIMITS.listItems): number {
    const count = this.i32();
    if (count < 0 || count > limit || count * minimumItemBytes > this.remaining) {
      throw this.fail('list-too-large', `list of ${count} items, ${this.remaining} bytes left`);
    }
    return count;
  }

  list<T>(minimumItemBytes: number, item: () => T, limit?: number): T[] {
    const count = this.count(minimumItemBytes, limit);
    const items: T[] = [];
    for (let i = 0; i < count; i++) items.push(item());
    return items;
  }
}
