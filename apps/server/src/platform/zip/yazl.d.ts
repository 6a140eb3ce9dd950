/** The part of yazl that is used here; the package brings no types. */
declare module 'yazl' {
  import type { EventEmitter } from 'node:events';
  import type { Readable } from 'node:stream';

  interface Options {
    mtime: Date;
    compress?: boolean;
  }
  export class ZipFile extends EventEmitter {
    readonly outputStream: Readable;
    /** `open` is called when the entry's turn has come. */
    addReadStreamLazy(
      name: string,
      options: Options,
      open: (done: (error: Error | null, content: Readable) => void) => void,
    ): void;
    end(): void;
  }
}
