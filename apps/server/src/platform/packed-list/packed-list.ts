import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';

/**
 * A JSON document around one long list, one item a line, packed with gzip: served as it is stored, and read item by item
 * without parsing the others. gzip and not brotli, because browsers take that only over https.
 */
export const PACKED_ENCODING = 'gzip';
const LEVEL = 6;
/** Largest document that is unpacked, bytes; a long match has 4 MB. */
const LARGEST = 256 * 1024 * 1024;

const unpack = promisify(gunzip);

/** The document `{ …fields, [name]: items }`. */
export function packList(fields: object, name: string, items: readonly unknown[]): Uint8Array<ArrayBuffer> {
  const head = JSON.stringify({ ...fields, [name]: [] }).slice(0, -2);
  const lines = items.map((item) => JSON.stringify(item));
  return new Uint8Array(gzipSync(`${head}\n${lines.join(',\n')}\n]}`, { level: LEVEL }));
}

/** The document's text, for those who do not take it packed. */
export async function unpackText(packed: Uint8Array): Promise<Buffer> {
  return unpack(packed, { maxOutputLength: LARGEST });
}

/** The items' own JSON texts, in order. */
export async function unpackItems(packed: Uint8Array): Promise<string[]> {
  const lines = (await unpackText(packed)).toString('utf8').split('\n');
  return lines
    .slice(1, -1)
    .flatMap((line) => (line === '' ? [] : [line.endsWith(',') ? line.slice(0, -1) : line]));
}
