/** The bytes are no tracks, or not all of them. */
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
    throw new TracksError('the tracks hold a number that is too large');
  }

  /** A number of things that are about to be made. */
  count(limit: number): number {
    const value = this.unsigned();
    if (value > limit) throw new TracksError('the tracks announce more than they can hold');
    return value;
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    const length = this.count(LONGEST_TEXT);
    let value = '';
    for (let i = 0; i < length; i++) value += String.fromCharCode(this.unsigned());
    return value;
  }
}

const LONGEST_TEXT = 1000;
