import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * Packing is gzip, so that it is served as it is stored: browsers take brotli only over https. A list is a JSON document
 * around one long list, one item a line, so that one can be read without parsing the others.
 */

const LEVEL = 6;
/** Largest document that is unpacked, bytes; a long match has 4 MB. */
const LARGEST = 256 * 1024 * 1024;

const unpack = promisify(gunzip);
const zip = promisify(gzip);

export async function pack(bytes: Uint8Array | string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await zip(bytes, { level: LEVEL }));
}

/** The document `{ …fields, [name]: items }`. */
export function packList(
  fields: object,
  name: string,
  items: readonly unknown[],
): Promise<Uint8Array<ArrayBuffer>> {
  const head = JSON.stringify({ ...fields, [name]: [] }).slice(0, -2);
  const lines = items.map((item) => JSON.stringify(item));
  return pack(`${head}\n${lines.join(',\n')}\n]}`);
}

/** What was packed, for those who do not take it so. */
export async function unpackBytes(packed: Uint8Array): Promise<Buffer> {
  return unpack(packed, { maxOutputLength: LARGEST });
}

/** The items of a list that was unpacked, each its own JSON text; one becomes a string only when it is asked for. */
interface UnpackedItems {
  readonly count: number;
  /** Undefined behind the last. */
  at(place: number): string | undefined;
  /** At most this many first bytes of an item. */
  beginning(place: number, bytes: number): string;
  /** Whether the item begins with these bytes. */
  beginsWith(place: number, bytes: Buffer): boolean;
  /** Whether these bytes stand in the item. */
  contains(place: number, bytes: Buffer): boolean;
}

const LINE_END = 0x0a;
const COMMA = 0x2c;

export async function openItems(packed: Uint8Array): Promise<UnpackedItems> {
  const bytes = await unpackBytes(packed);
  const starts: number[] = [];
  const ends: number[] = [];
  // The first line is the head of the document, the last one its end.
  let start = bytes.indexOf(LINE_END) + 1;
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
    count: starts.length,
    at: (place) => (place in starts ? bytes.toString('utf8', starts[place], ends[place]) : undefined),
    beginning: (place, most) =>
      bytes.toString('utf8', starts[place], Math.min(ends[place]!, starts[place]! + most)),
    beginsWith(place, wanted) {
      const from = starts[place]!;
      if (ends[place]! - from < wanted.length) return false;
      for (let n = 0; n < wanted.length; n++) if (bytes[from + n] !== wanted[n]) return false;
      return true;
    },
    contains: (place, wanted) => bytes.subarray(starts[place], ends[place]).includes(wanted),
  };
}

/** The items' own JSON texts, in order. */
export async function unpackItems(packed: Uint8Array): Promise<string[]> {
  const items = await openItems(packed);
  return Array.from({ length: items.count }, (_, place) => items.at(place)!);
}
