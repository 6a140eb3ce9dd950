import { ByteReader } from './bits/byte-reader.ts';
import { type Content, readContentSection } from './content.ts';
import { crc32 } from './crc32.ts';
import { DecodeError, LIMITS } from './errors.ts';
import { getHeaderInt, type HeaderProperty, type HeaderValue, type ReplayHeader } from './header.ts';
import { FrameDecoder, getClaimedFrames } from './network/frame-decoder.ts';
import type { Checksum, Checksums, DecodeOptions, DecodeOutcome, ReplaySink } from './outcome.ts';

const GAME_TYPE_PREFIX = 'TAGame.Replay_';

/** Reads the header body. Source: replay-format.md 1.4, 1.5. */
function readHeaderSection(reader: ByteReader): ReplayHeader {
  const major = reader.i32();
  const minor = reader.i32();
  const net = major > 865 && minor > 17 ? reader.i32() : null;
  const gameType = readGameType(reader);
  const budget = { left: LIMITS.properties };
  const handMade = major === 0 && minor === 0;
  const properties = readProperties(reader, { handMade, budget }, 0);
  return { version: { major, minor, net }, gameType, properties };
}

/** Reads the text that every replay has; any error up to here means that the file is something else. */
function readGameType(reader: ByteReader): string {
  let gameType = '';
  try {
    gameType = reader.text();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
  }
  if (gameType.startsWith(GAME_TYPE_PREFIX)) return gameType;
  throw reader.fail('not-a-replay', `game type ${JSON.stringify(gameType.slice(0, 80))}`);
}

interface PropertyContext {
  /** Version 0.0, written by other tools: 4-byte booleans and one-string bytes. */
  handMade: boolean;
  budget: { left: number };
}

function readProperties(reader: ByteReader, context: PropertyContext, depth: number): HeaderProperty[] {
  if (depth > LIMITS.propertyNesting) throw reader.fail('nesting-too-deep', `depth ${depth}`);
  const properties: HeaderProperty[] = [];
  for (;;) {
    const key = reader.text();
    if (key === 'None') return properties;
    if (context.budget.left-- <= 0) throw reader.fail('list-too-large', 'too many header properties');
    const kind = reader.text();
    reader.u32(); // payload size: can be wrong in edited files, so it's never trusted
    const index = reader.u32();
    properties.push({ key, index, value: readValue(reader, context, depth, kind, key) });
  }
}

function readValue(
  reader: ByteReader,
  context: PropertyContext,
  depth: number,
  kind: string,
  key: string,
): HeaderValue {
  switch (kind) {
    case 'BoolProperty':
      return { kind: 'bool', value: context.handMade ? reader.u32() === 1 : reader.u8() === 1 };
    case 'IntProperty':
      return { kind: 'int', value: reader.i32() };
    case 'FloatProperty':
      return { kind: 'float', value: reader.f32() };
    case 'QWordProperty':
      return { kind: 'qword', value: reader.u64() };
    case 'StrProperty':
      return { kind: 'str', value: reader.text() };
    case 'NameProperty':
      return { kind: 'name', value: reader.text() };
    case 'ByteProperty':
      return readByte(reader, context);
    case 'StructProperty':
      return { kind: 'struct', name: reader.text(), properties: readProperties(reader, context, depth + 1) };
    case 'ArrayProperty':
      // The shortest property list is its "None" end mark: 4 + 5 bytes.
      return {
        kind: 'array',
        items: reader.list(9, () => readProperties(reader, context, depth + 1), LIMITS.headerRows),
      };
    default:
      throw reader.fail('unknown-property', `kind ${JSON.stringify(kind)} of key ${JSON.stringify(key)}`);
  }
}

function readByte(reader: ByteReader, context: PropertyContext): HeaderValue {
  const enumType = reader.text();
  if (enumType === 'None') return { kind: 'byte', enumType, value: reader.u8() };
  const single = context.handMade || enumType.startsWith('OnlinePlatform_');
  return { kind: 'byte', enumType, value: single ? null : reader.text() };
}

/** One of a file's two sections: `u32 size, u32 crc, body`. `end` may be past the end of a truncated file. */
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
  if (section === 'header' && size > LIMITS.headerBytes && bytes.length - start > LIMITS.headerBytes)
    throw new DecodeError('header-too-large', 'header', 0, `${size} bytes`);
  return { start, end: start + size, storedCrc };
}

function calculateChecksum(bytes: Uint8Array, { start, end, storedCrc }: Section): Checksum {
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
 * Reads the header inside its section. If the stored size can't be right, the header's own end mark determines where
 * the content starts.
 */
function locateHeader(bytes: Uint8Array): LocatedHeader {
  const section = readSection(bytes, 0, 'header');
  const sized = attempt(() => readHeaderWithin(bytes, section.start, section.end));
  if ('value' in sized) return { header: sized.value.header, section };
  if (section.end <= bytes.length && sized.error.code !== 'truncated') throw sized.error;
  const limit = Math.min(bytes.length, section.start + LIMITS.headerBytes);
  const found = attempt(() => readHeaderWithin(bytes, section.start, limit));
  if ('value' in found)
    return { header: found.value.header, section: { ...section, end: found.value.position } };
  if (found.error.code === 'truncated' && limit < bytes.length)
    throw new DecodeError('header-too-large', 'header', 0, 'no end of the header');
  throw found.error;
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

function locateContent(bytes: Uint8Array, header: Section, fileBytes = bytes.length): Section {
  const section = readSection(bytes, header.end, 'content');
  if (section.end > fileBytes) {
    const missing = section.end - fileBytes;
    throw new DecodeError(
      'truncated',
      'content',
      (fileBytes - section.start) * 8,
      `${missing} bytes are missing`,
    );
  }
  return section;
}

/** Runs `work`; a DecodeError becomes a value, anything else is our own bug and is rethrown. */
function attempt<T>(work: () => T): { value: T } | { error: DecodeError } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof DecodeError) return { error };
    throw error;
  }
}

/** Reads only the header, not the tables or the network stream. */
export function readHeader(
  bytes: Uint8Array,
): { kind: 'ok'; header: ReplayHeader } | { kind: 'failed'; error: DecodeError } {
  const located = attempt(() => locateHeader(bytes));
  return 'error' in located
    ? { kind: 'failed', error: located.error }
    : { kind: 'ok', header: located.value.header };
}

/** How much of a file's start `checkContainer` needs. */
export const CONTAINER_HEAD_BYTES = LIMITS.headerBytes + 2 * SECTION_HEAD_BYTES;

/**
 * Quickly checks a file before it's stored: a readable header, two sections that make up the whole file, and a frame
 * count that the content could hold. Null if valid. `head` is the file, or its first `CONTAINER_HEAD_BYTES`.
 */
export function checkContainer(head: Uint8Array, fileBytes = head.length): DecodeError | null {
  const checked = attempt(() => {
    const { header, section } = locateHeader(head);
    const content = locateContent(head, section, fileBytes);
    getClaimedFrames(header, content.end - content.start);
    if (content.end < fileBytes) {
      const offset = (content.end - content.start) * 8;
      throw new DecodeError('trailing-bytes', 'content', offset, `${fileBytes - content.end} bytes too many`);
    }
  });
  if (!('error' in checked)) return null;
  checked.error.isDamaged = isWrong(readChecksums(head).header);
  return checked.error;
}

/** Whether a section was changed after the game wrote it, or isn't all there. */
const isWrong = (sum: Checksum | null): boolean => !sum || sum.stored !== sum.computed;

/**
 * Decodes a replay file into `sink`. Never throws on bad input: see DecodeOutcome. Errors thrown by the sink itself
 * are passed on.
 */
export function decodeReplay(
  bytes: Uint8Array,
  sink: ReplaySink,
  options: DecodeOptions = {},
): DecodeOutcome {
  const located = attempt(() => locateHeader(bytes));
  if ('error' in located) {
    const sums = checksums(bytes, options, true);
    if (sums) located.error.isDamaged = isWrong(sums.header);
    return { kind: 'failed', error: located.error, checksums: sums };
  }
  const { header, section } = located.value;
  let content: Content | null = null;
  let decoder: FrameDecoder | null = null;
  const decoded = attempt(() => {
    const body = locateContent(bytes, section);
    content = readContentSection(new ByteReader(bytes, body.start, body.end, 'content'));
    sink.start?.({ header, content });
    if ((getHeaderInt(header, 'NumFrames') ?? 0) !== 0) {
      decoder = new FrameDecoder(header, content, sink);
      decoder.run();
    }
    return content;
  });
  const frames = (decoder as FrameDecoder | null)?.frames ?? 0;
  const failed = 'error' in decoded;
  const sums = checksums(bytes, options, failed);
  if (failed && sums) decoded.error.isDamaged = isWrong(sums.content);
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

/** Returns both sections' stored and calculated checksums; null if a section is incomplete. */
export function readChecksums(bytes: Uint8Array): Checksums {
  const header = attempt(() => readSection(bytes, 0, 'header'));
  if ('error' in header) return { header: null, content: null };
  const content = attempt(() => readSection(bytes, header.value.end, 'content'));
  return {
    header: calculateChecksum(bytes, header.value),
    content: 'error' in content ? null : calculateChecksum(bytes, content.value),
  };
}
