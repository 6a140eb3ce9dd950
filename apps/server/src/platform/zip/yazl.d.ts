/** The part of yazl used here; the package has no types. */
declare module 'yazl' {
  import type { EventEmitter } from 'node:events';
  import type { Readable } from 'node:stream';

  interface Options {
    mtime: Date;
    compress?: boolean;
  }
  export class ZipFile extends EventEmitter {
    readonly outputStream: Readable;
    /** `open` is called when it's the entry's turn. */
    addReadStreamLazy(
      name: string,
      options: Options,
      open: (done: (error: Error | null, content: Readable) => void) => void,
    ): void;
    end(): void;
  }
}
