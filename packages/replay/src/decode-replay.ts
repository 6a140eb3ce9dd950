import { ByteReader } from './bits/byte-reader.ts';
import { type Content, readContentSection } from './content.ts';
import { crc32 } from './crc32.ts';
import { DecodeError, LIMITS } from './errors.ts';
import { headerInt, type ReplayHeader } from './header.ts';
import { claimedFrames, FrameDecoder } from './network/frame-decoder.ts';
import type { Checksum, Checksums, DecodeOptions, DecodeOutcome, ReplaySink } from './outcome.ts';
import { readHeaderSection } from './read-header-section.ts';

/** One of the two sections of a file: `u32 size, u32 crc, body`. `end` may lie past the end of a cut file. */
interface Section {
  start: number;
  end: number;
  storedCrc: number;
}

const SECTION_HEAD_BYTES = 8;

/** Locates the section whose size field is at `offset`. */
function readSection(bytes: Uint8Array, offset: number, section: 'header' | 'content'): Section {
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

function checksumOf(bytes: Uint8Array, { start, end, storedCrc }: Section): Checksum {
  return {
    size: end - start,
    stored: storedCrc,
    computed: end > bytes.length ? null : crc32(bytes, start, end),
  };
}

interface LocatedHeader {
  header: ReplayHeader;
  section: Section;
}

/**
 * Reads the header inside its section. Where the stored size cannot be right, the header's own end mark decides where
 * the content begins.
 */
function locateHeader(bytes: Uint8Array): LocatedHeader {
  const section = readSection(bytes, 0, 'header');
  const sized = attempt(() => readHeaderWithin(bytes, section.start, section.end));
  if ('value' in sized) return { header: sized.value.header, section };
  if (section.end <= bytes.length && sized.error.code !== 'truncated') throw sized.error;
  const { header, position } = readHeaderWithin(bytes, section.start, bytes.length);
  return { header, section: { ...section, end: position } };
}

function readHeaderWithin(
  bytes: Uint8Array,
  start: number,
  end: number,
): { header: ReplayHeader; position: number } {
  if (end > bytes.length) throw new DecodeError('truncated', 'header', 0, `header of ${end - start} bytes`);
  const reader = new ByteReader(bytes, start, end, 'header');
  return { header: readHeaderSection(reader), position: reader.position };
}

function locateContent(bytes: Uint8Array, header: Section): Section {
  const section = readSection(bytes, header.end, 'content');
  if (section.end > bytes.length) {
    const missing = section.end - bytes.length;
    throw new DecodeError(
      'truncated',
      'content',
      (bytes.length - section.start) * 8,
      `${missing} bytes are missing`,
    );
  }
  return section;
}

/** Runs `work`; a DecodeError becomes a value, anything else is a bug of ours and flies on. */
function attempt<T>(work: () => T): { value: T } | { error: DecodeError } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof DecodeError) return { error };
    throw error;
  }
}

/** Reads the header alone; neither the tables nor the network stream are touched. */
export function readHeader(
  bytes: Uint8Array,
): { kind: 'ok'; header: ReplayHeader } | { kind: 'failed'; error: DecodeError } {
  const located = attempt(() => locateHeader(bytes));
  return 'error' in located
    ? { kind: 'failed', error: located.error }
    : { kind: 'ok', header: located.value.header };
}

/**
 * The cheap check before a file is kept: a readable header, both sections inside the file, and a frame count that the
 * content could hold. Null when all is well.
 */
export function checkContainer(bytes: Uint8Array): DecodeError | null {
  const checked = attempt(() => {
    const { header, section } = locateHeader(bytes);
    const content = locateContent(bytes, section);
    claimedFrames(header, content.end - content.start);
  });
  return 'error' in checked ? checked.error : null;
}

/**
 * Decodes a replay file into `sink`. Never throws for bad input: see DecodeOutcome. Errors thrown by the sink itself
 * are passed on.
 */
export function decodeReplay(
  bytes: Uint8Array,
  sink: ReplaySink,
  options: DecodeOptions = {},
): DecodeOutcome {
  const located = attempt(() => locateHeader(bytes));
  if ('error' in located)
    return { kind: 'failed', error: located.error, checksums: checksums(bytes, options, true) };
  const { header, section } = located.value;
  let content: Content | null = null;
  let decoder: FrameDecoder | null = null;
  const decoded = attempt(() => {
    const body = locateContent(bytes, section);
    content = readContentSection(new ByteReader(bytes, body.start, body.end, 'content'));
    sink.begin?.({ header, content });
    if ((headerInt(header, 'NumFrames') ?? 0) !== 0) {
      decoder = new FrameDecoder(header, content, sink);
      decoder.run();
    }
    return content;
  });
  const frames = (decoder as FrameDecoder | null)?.frames ?? 0;
  const failed = 'error' in decoded;
  const sums = checksums(bytes, options, failed);
  if (failed) return { kind: 'headerOnly', header, content, frames, error: decoded.error, checksums: sums };
  return { kind: 'complete', header, content: decoded.value, frames, checksums: sums };
}

function checksums(
  bytes: Uint8Array,
  { checksums: when = 'onError' }: DecodeOptions,
  failed: boolean,
): Checksums | null {
  if (when === 'never' || (when === 'onError' && !failed)) return null;
  return readChecksums(bytes);
}

/** Both sections' stored and computed checksums; null where a section is not whole. */
export function readChecksums(bytes: Uint8Array): Checksums {
  const header = attempt(() => readSection(bytes, 0, 'header'));
  if ('error' in header) return { header: null, content: null };
  const content = attempt(() => readSection(bytes, header.value.end, 'content'));
  return {
    header: checksumOf(bytes, header.value),
    content: 'error' in content ? null : checksumOf(bytes, content.value),
  };
}
