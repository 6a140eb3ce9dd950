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
    addReadStream(content: Readable, name: string, options: Options): void;
    end(): void;
  }
}
