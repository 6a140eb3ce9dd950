import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path in the zip, with forward slashes. */
  readonly name: string;
  readonly mtime: Date;
  /** Omitted for content that is already compressed. */
  readonly compress?: boolean;
  /** Returns null if the file is missing. Called right before the entry is written, so only a few files are in memory at once. */
  readonly read: () => Promise<Uint8Array | null>;
}

/** Lists the files that were missing. */
const MISSING_FILES = 'missing-files.txt';

/** Returns an entry with readable JSON. */
export function createJsonEntry(name: string, mtime: Date, content: unknown): ZipEntry {
  const read = async () => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  return { name, mtime, compress: true, read };
}

/**
 * Streams a zip of these entries. Missing files are left out and listed in a separate file. An entry that can't be read
 * aborts the zip.
 */
export function createZip(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  // A PassThrough with incomplete types.
  const output = zip.outputStream as Readable;
  addEntries(zip, entries).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

async function addEntries(zip: ZipFile, entries: readonly ZipEntry[]): Promise<void> {
  const missing: ZipEntry[] = [];
  for (const entry of entries) {
    const content = await entry.read();
    if (content === null) missing.push(entry);
    else await addEntry(zip, entry, content);
  }
  if (missing[0]) {
    const lines = ['We couldn’t find these files:', ...missing.map(({ name }) => name), ''];
    await addEntry(zip, { name: MISSING_FILES, mtime: missing[0].mtime }, Buffer.from(lines.join('\n')));
  }
}

async function addEntry(
  zip: ZipFile,
  { name, mtime, compress = false }: Omit<ZipEntry, 'read'>,
  content: Uint8Array,
): Promise<void> {
  const stream = Readable.from([content], { objectMode: false });
  zip.addReadStream(stream, name, { mtime, compress });
  await finished(stream);
}
