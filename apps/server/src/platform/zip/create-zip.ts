import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path in the zip, with forward slashes. */
  readonly name: string;
  readonly mtime: Date;
  /** Omitted for content that is already compressed. */
  readonly compress?: boolean;
  /** Called when it's the entry's turn, so that only one file at a time is in memory. */
  readonly read: () => Promise<Buffer>;
}

/** Returns an entry with readable JSON. */
export function createJsonEntry(name: string, mtime: Date, content: unknown): ZipEntry {
  const read = async () => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  return { name, mtime, compress: true, read };
}

/** Creates a zip of these entries while it is being read. An unreadable entry aborts it. */
export function createZip(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  for (const { name, mtime, compress = false, read } of entries) {
    zip.addReadStreamLazy(name, { mtime, compress }, (done) => {
      const content = createLazyStream(read);
      // yazl doesn't handle errors of lazily added streams; unhandled, they would end the process.
      content.on('error', (error) => zip.emit('error', error));
      done(null, content);
    });
  }
  // A PassThrough with incomplete types.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

function createLazyStream(read: () => Promise<Buffer>): Readable {
  const content = async function* () {
    yield await read();
  };
  return Readable.from(content(), { objectMode: false });
}
