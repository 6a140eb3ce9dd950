import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * Compressed with gzip so that it can be served as stored: browsers accept brotli only over https. A list is a JSON
 * document around one long list with one item per line, so that an item can be read without parsing the others.
 */

const LEVEL = 6;
/** Max bytes of a decompressed document; a long match has 4 MB. */
const MAX_BYTES = 256 * 1024 * 1024;

const unpack = promisify(gunzip);
const zip = promisify(gzip);

export async function pack(bytes: Uint8Array | string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await zip(bytes, { level: LEVEL }));
}

/** Packs the document `{ …fields, [name]: items }`. */
export function packList(fields: object, name: string, items: readonly unknown[]) {
  const head = JSON.stringify({ ...fields, [name]: [] }).slice(0, -2);
  const lines = items.map((item) => JSON.stringify(item));
  return pack(`${head}\n${lines.join(',\n')}\n]}`);
}

/** Decompresses packed content for clients that don't accept gzip. */
export async function unpackBytes(packed: Uint8Array): Promise<Buffer> {
  return unpack(packed, { maxOutputLength: MAX_BYTES });
}

/** The items of an unpacked list as JSON texts, decoded to strings only when requested. */
interface UnpackedItems {
  /** The document without its items. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly count: number;
  /** Undefined past the end. */
  getItem(index: number): string | undefined;
  /** Returns at most this many leading bytes of an item. */
  getPrefix(index: number, bytes: number): string;
  /** Returns whether the item starts with these bytes. */
  startsWith(index: number, bytes: Buffer): boolean;
  /** Returns whether the item contains these bytes. */
  contains(index: number, bytes: Buffer): boolean;
}

const LINE_END = 0x0a;
const COMMA = 0x2c;

export async function openItems(packed: Uint8Array): Promise<UnpackedItems> {
  const bytes = await unpackBytes(packed);
  const starts: number[] = [];
  const ends: number[] = [];
  // The first line is the head of the document, the last its end.
  let start = bytes.indexOf(LINE_END) + 1;
  const fields = start > 0 ? JSON.parse(`${bytes.toString('utf8', 0, start)}]}`) : {};
  for (
    let end = bytes.indexOf(LINE_END, start);
    start > 0 && end >= 0;
    end = bytes.indexOf(LINE_END, start)
  ) {
    const isListed = bytes[end - 1] === COMMA;
    if (end > start) {
      starts.push(start);
      ends.push(isListed ? end - 1 : end);
    }
    start = end + 1;
  }
  return {
    fields,
    count: starts.length,
    getItem: (index) => (index in starts ? bytes.toString('utf8', starts[index], ends[index]) : undefined),
    getPrefix: (index, limit) =>
      bytes.toString('utf8', starts[index], Math.min(ends[index]!, starts[index]! + limit)),
    startsWith(index, requested) {
      const from = starts[index]!;
      if (ends[index]! - from < requested.length) return false;
      for (let n = 0; n < requested.length; n++) if (bytes[from + n] !== requested[n]) return false;
      return true;
    },
    contains: (index, requested) => bytes.subarray(starts[index], ends[index]).includes(requested),
  };
}

/** Returns the items' JSON texts, in order. */
export async function unpackItems(packed: Uint8Array): Promise<string[]> {
  const items = await openItems(packed);
  return Array.from({ length: items.count }, (_, index) => items.getItem(index)!);
}
