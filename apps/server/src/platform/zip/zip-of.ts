import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path in the zip, with forward slashes. */
  readonly name: string;
  readonly mtime: Date;
  /** Left out for what is packed already. */
  readonly compress?: boolean;
  /** Asked for when its turn has come, so that one file at a time is in memory. */
  readonly read: () => Promise<Buffer>;
}

/** A readable JSON file. */
export function jsonEntry(name: string, mtime: Date, content: unknown): ZipEntry {
  const read = async () => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  return { name, mtime, compress: true, read };
}

/** A zip of these entries that is made while it is read. What cannot be read breaks it off. */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  for (const { name, mtime, compress = false, read } of entries) {
    zip.addReadStreamLazy(name, { mtime, compress }, (done) => {
      const content = later(read);
      // yazl listens to no errors of streams that come late: unheard, they would end the process.
      content.on('error', (error) => zip.emit('error', error));
      done(null, content);
    });
  }
  // A PassThrough, whose types say less.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

function later(read: () => Promise<Buffer>): Readable {
  const content = async function* () {
    yield await read();
  };
  return Readable.from(content(), { objectMode: false });
}
