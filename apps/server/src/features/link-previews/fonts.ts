import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Family name in the files. */
export const FONT = 'Archivo';

const { resolve } = createRequire(import.meta.url);
const FILES = ['latin', 'latin-ext'].flatMap((subset) =>
  [400, 700].map((weight) => resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`)),
);

let registration: Promise<void> | null = null;

/**
 * Makes our font available to pictures drawn by this process, on machines without any fonts too. The picture library
 * opens font files only to write a text with them; from then on it finds them by name.
 */
export function registerFonts(): Promise<void> {
  registration ??= (async () => {
    // The files are opened again and again while pictures are drawn.
    const folder = await mkdtemp(join(tmpdir(), 'datacoach-fonts-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const [index, file] of FILES.entries()) {
      const fontfile = join(folder, `${index}.ttf`);
      await writeFile(fontfile, unpackWoff(await readFile(file)));
      await sharp({ text: { text: 'A', font: FONT, fontfile } }).toBuffer();
    }
  })();
  return registration;
}

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** Unpacks a WOFF (https://www.w3.org/TR/WOFF/): its tables are compressed one by one. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * ENTRY_BYTES, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * ENTRY_BYTES, 10);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER_BYTES + WOFF_ENTRY_BYTES * index;
    const to = HEADER_BYTES + ENTRY_BYTES * index;
    const offset = woff.readUInt32BE(from + 4);
    const packedBytes = woff.readUInt32BE(from + 8);
    const bytes = woff.readUInt32BE(from + 12);
    const packed = woff.subarray(offset, offset + packedBytes);
    const padding = (4 - (bytes % 4)) % 4;
    parts.push(packedBytes < bytes ? inflateSync(packed) : packed, Buffer.alloc(padding));
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(bytes, to + 12);
    end += bytes + padding;
  }
  return Buffer.concat(parts);
}
