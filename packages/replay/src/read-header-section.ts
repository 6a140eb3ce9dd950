import type { ByteReader } from './bits/byte-reader.ts';
import { DecodeError, LIMITS } from './errors.ts';
import type { HeaderProperty, HeaderValue, ReplayHeader } from './header.ts';

const GAME_TYPE_PREFIX = 'TAGame.Replay_';

/** Reads the header body. Source: replay-format.md 1.4, 1.5. */
export function readHeaderSection(reader: ByteReader): ReplayHeader {
  const major = reader.i32();
  const minor = reader.i32();
  const net = major > 865 && minor > 17 ? reader.i32() : null;
  const gameType = readGameType(reader);
  const budget = { left: LIMITS.properties };
  const handMade = major === 0 && minor === 0;
  const properties = readProperties(reader, { handMade, budget }, 0);
  return { version: { major, minor, net }, gameType, properties };
}

/** The text that every replay carries; whatever goes wrong up to here means that the file is something else. */
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
    reader.u32(); // payload size: can be wrong in edited files, never trusted
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
      return { kind: 'array', items: reader.list(9, () => readProperties(reader, context, depth + 1)) };
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
