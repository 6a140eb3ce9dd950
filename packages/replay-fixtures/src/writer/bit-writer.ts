import { encodeText } from './byte-writer.ts';

/** Growing bit buffer, lowest bit of each byte first: the mirror of the network stream's reader (replay-format.md 3). */
export class BitWriter {
  #bytes = new Uint8Array(1024);
  #position = 0;
  readonly #scratch = new DataView(new ArrayBuffer(8));

  /** Bits written so far. */
  get position(): number {
    return this.#position;
  }

  bit(value: boolean): void {
    const at = this.#position++;
    if (at >> 3 >= this.#bytes.length) this.#grow();
    if (value) this.#bytes[at >> 3]! |= 1 << (at & 7);
  }

  /** The low `count` (0..32) bits of an integer. */
  bits(value: number, count: number): void {
    for (let i = 0; i < count; i++) this.bit(((value >>> i) & 1) === 1);
  }

  /** Bounded integer, `max` exclusive (replay-format.md 3.2). */
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

  /** Signed or unsigned: the low 64 bits. */
  u64(value: bigint): void {
    this.bits(Number(BigInt.asUintN(32, value)), 32);
    this.bits(Number(BigInt.asUintN(32, value >> 32n)), 32);
  }

  f32(value: number): void {
    this.#scratch.setFloat32(0, value);
    this.bits(this.#scratch.getUint32(0), 32);
  }

  bytes(value: Uint8Array): void {
    for (const byte of value) this.bits(byte, 8);
  }

  text(value: string): void {
    const encoded = encodeText(value);
    this.i32(encoded.length);
    this.bytes(encoded.bytes);
  }

  /** Whole bytes, the last one filled up with zero bits. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, (this.#position + 7) >> 3);
  }

  #grow(): void {
    const grown = new Uint8Array(this.#bytes.length * 2);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}
