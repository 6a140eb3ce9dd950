import { Duplex } from 'node:stream';

/** First byte of the protocol's Terminate message, which would end PGlite's only session. */
const TERMINATE = 0x58;

/** The socket `pg` uses: passes bytes to the thread that hosts PGlite and back. */
export class Wire extends Duplex {
  readonly #send: (bytes: Uint8Array) => void;

  constructor(send: (bytes: Uint8Array) => void) {
    super();
    this.#send = send;
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (chunk[0] !== TERMINATE) this.#send(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    const bytes = Buffer.concat(chunks.map(({ chunk }) => chunk).filter((chunk) => chunk[0] !== TERMINATE));
    if (bytes.length > 0) this.#send(new Uint8Array(bytes));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
