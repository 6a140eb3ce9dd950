import { ByteReader } from './bits/byte-reader.ts';
import { crc32 } from './crc32.ts';
import { DecodeError, LIMITS } from './errors.ts';
import type { Checksum } from './outcome.ts';

/** One of the two sections of a file: `u32 size, u32 crc, body`. `end` may lie past the end of a cut file. */
export interface Section {
  start: number;
  end: number;
  storedCrc: number;
}

const SECTION_HEAD_BYTES = 8;

/** Locates the section whose size field is at `offset`. */
export function readSection(bytes: Uint8Array, offset: number, section: 'header' | 'content'): Section {
  if (bytes.length === 0) throw new DecodeError('empty', 'file', 0, 'no bytes');
  if (bytes.length > LIMITS.fileBytes) throw new DecodeError('too-large', 'file', 0, `${bytes.length} bytes`);
  if (bytes.length - offset < SECTION_HEAD_BYTES) {
    const code = section === 'header' ? 'not-a-replay' : 'truncated';
    throw new DecodeError(code, section, 0, `no section head at byte ${offset}`);
  }
  const reader = new ByteReader(bytes, offset, bytes.length, section);
  const size = reader.u32();
  const storedCrc = reader.u32();
  const start = offset + SECTION_HEAD_BYTES;
  return { start, end: start + size, storedCrc };
}

export function checksumOf(bytes: Uint8Array, { start, end, storedCrc }: Section): Checksum {
  return {
    size: end - start,
    stored: storedCrc,
    computed: end > bytes.length ? null : crc32(bytes, start, end),
  };
}
