import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';

/**
 * Packing is gzip, so that it is served as it is stored: browsers take brotli only over https. A list is a JSON document
 * around one long list, one item a line, so that one can be read without parsing the others.
 */

const LEVEL = 6;
/** Largest document that is unpacked, bytes; a long match has 4 MB. */
const LARGEST = 256 * 1024 * 1024;

const unpack = promisify(gunzip);

export function pack(bytes: Uint8Array | string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(bytes, { level: LEVEL }));
}

/** The document `{ …fields, [name]: items }`. */
export function packList(fields: object, name: string, items: readonly unknown[]): Uint8Array<ArrayBuffer> {
  const head = JSON.stringify({ ...fields, [name]: [] }).slice(0, -2);
  const lines = items.map((item) => JSON.stringify(item));
  return pack(`${head}\n${lines.join(',\n')}\n]}`);
}

/** What was packed, for those who do not take it so. */
export async function unpackBytes(packed: Uint8Array): Promise<Buffer> {
  return unpack(packed, { maxOutputLength: LARGEST });
}

/** The items' own JSON texts, in order. */
export async function unpackItems(packed: Uint8Array): Promise<string[]> {
  const lines = (await unpackBytes(packed)).toString('utf8').split('\n');
  return lines
    .slice(1, -1)
    .flatMap((line) => (line === '' ? [] : [line.endsWith(',') ? line.slice(0, -1) : line]));
}
