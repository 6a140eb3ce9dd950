/** Error for bytes that aren't tracks or are incomplete. */
export class TracksError extends Error {
  override name = 'TracksError';
}

/** Reads what `ByteWriter` wrote. Throws TracksError at the end of the bytes. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  unsigned(): number {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 49; scale *= 0x80) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new TracksError('the tracks end too early');
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    throw new TracksError('the tracks contain a number that is too large');
  }

  /** Reads the number of items to create. */
  count(limit: number): number {
    const value = this.unsigned();
    if (value > limit) throw new TracksError('the tracks claim more than they contain');
    return value;
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  skip(numbers: number): void {
    const bytes = this.#bytes;
    let at = this.#at;
    for (let left = numbers; left > 0; at++) {
      if (at >= bytes.length) throw new TracksError('the tracks end too early');
      if (bytes[at]! < 0x80) left--;
    }
    this.#at = at;
  }

  text(): string {
    const length = this.count(MAX_TEXT_LENGTH);
    let value = '';
    for (let i = 0; i < length; i++) value += String.fromCharCode(this.unsigned());
    return value;
  }
}

const MAX_TEXT_LENGTH = 1000;

/** Writes small whole numbers into a growing byte array: seven bits per byte, least significant first. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** 0 to 2^53. */
  unsigned(value: number): void {
    this.#reserve(8);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
  }

  /** Small values of either sign are short: 0, -1, 1, -2, 2 … */
  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): void {
    this.unsigned(value.length);
    for (let i = 0; i < value.length; i++) this.unsigned(value.charCodeAt(i));
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
