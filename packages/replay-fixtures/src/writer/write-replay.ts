import {
  type Content,
  crc32,
  type HeaderProperty,
  type HeaderValue,
  type ReplayHeader,
} from '@datacoach/replay';
import { BitWriter } from './bit-writer.ts';
import { buildNetCache } from './net-cache.ts';
import { type ReplayScript, writeContext } from './replay-script.ts';
import { writeNetwork } from './write-network.ts';

/** Writes a whole replay file. Throws `RangeError` if the script contradicts itself. */
export function writeReplay(script: ReplayScript): Uint8Array {
  return writeFile(script.header, createScriptContent(script));
}

/** Returns the content tables that `writeReplay` would write, for changing them before `writeFile`. */
export function createScriptContent(script: ReplayScript): Content {
  const { layouts, classIndices, netCache } = buildNetCache(script.objects, script.classes);
  const network = writeNetwork(script.frames, layouts, writeContext(script.header));
  return {
    levels: script.levels,
    keyframes: network.keyframes,
    network: network.bytes,
    debugInfo: script.debugInfo,
    tickMarks: script.tickMarks,
    packages: script.packages,
    objects: script.objects,
    names: script.names,
    classIndices,
    netCache,
  };
}

/** Writes both sections with sizes and checksums. `trailer` defaults to what the version has after its net cache. */
export function writeFile(
  header: ReplayHeader,
  content: Content,
  trailer: Uint8Array = new Uint8Array((header.version.net ?? 0) >= 10 ? 4 : 0),
): Uint8Array {
  return joinSections(writeHeader(header), writeContent(content, trailer));
}

/** Joins two section bodies into a file: size, checksum and body of each. Source: replay-format.md 1.1. */
export function joinSections(...bodies: Uint8Array[]): Uint8Array {
  const bytes = new BitWriter();
  for (const body of bodies) {
    bytes.u32(body.length);
    bytes.u32(crc32(body));
    bytes.bytes(body);
  }
  return bytes.finish();
}

/** Name in the file by header kind. */
const KIND_NAMES = {
  bool: 'BoolProperty',
  int: 'IntProperty',
  float: 'FloatProperty',
  qword: 'QWordProperty',
  str: 'StrProperty',
  name: 'NameProperty',
  byte: 'ByteProperty',
  struct: 'StructProperty',
  array: 'ArrayProperty',
} as const satisfies Record<HeaderValue['kind'], string>;

/** Writes the body of the header section. Source: replay-format.md 1.4 and 1.5. */
export function writeHeader(header: ReplayHeader): Uint8Array {
  const bytes = new BitWriter();
  const { major, minor, net } = header.version;
  bytes.i32(major);
  bytes.i32(minor);
  if (hasNetVersion(major, minor)) bytes.i32(net ?? 0);
  bytes.text(header.gameType);
  writeProperties(bytes, header.properties, major === 0 && minor === 0);
  return bytes.finish();
}

/** Returns whether the header has a third version number, from 868.18 on. */
function hasNetVersion(major: number, minor: number): boolean {
  return major > 865 && minor > 17;
}

function writeProperties(bytes: BitWriter, properties: readonly HeaderProperty[], oldest: boolean): void {
  for (const { key, index, value } of properties) {
    const payload = writePayload(value, oldest);
    bytes.text(key);
    bytes.text(KIND_NAMES[value.kind]);
    bytes.u32(payload.size);
    bytes.u32(index);
    bytes.bytes(payload.bytes);
  }
  bytes.text('None');
}

/** Writes a value; its size field doesn't always count all of it. */
function writePayload(value: HeaderValue, oldest: boolean): { bytes: Uint8Array; size: number } {
  const bytes = new BitWriter();
  /** Leading bits that the size field doesn't count. */
  let uncounted = 0;
  switch (value.kind) {
    case 'bool':
      if (oldest) bytes.u32(value.value ? 1 : 0);
      else bytes.u8(value.value ? 1 : 0);
      return { bytes: bytes.finish(), size: 0 };
    case 'int':
      bytes.i32(value.value);
      break;
    case 'float':
      bytes.f32(value.value);
      break;
    case 'qword':
      bytes.u64(value.value);
      break;
    case 'str':
    case 'name':
      bytes.text(value.value);
      break;
    case 'byte':
      bytes.text(value.enumType);
      if (value.value === null) break;
      uncounted = bytes.position;
      if (typeof value.value === 'number') bytes.u8(value.value);
      else bytes.text(value.value);
      break;
    case 'struct':
      bytes.text(value.name);
      uncounted = bytes.position;
      writeProperties(bytes, value.properties, oldest);
      break;
    case 'array':
      bytes.list(value.items, (item) => writeProperties(bytes, item, oldest));
      break;
  }
  return { bytes: bytes.finish(), size: (bytes.position - uncounted) / 8 };
}

/** Writes the body of the content section; `trailer` follows the net cache. Source: replay-format.md 1.6. */
export function writeContent(content: Content, trailer: Uint8Array = new Uint8Array(0)): Uint8Array {
  const bytes = new BitWriter();
  const text = (value: string) => bytes.text(value);
  bytes.list(content.levels, text);
  bytes.list(content.keyframes, (keyframe) => {
    bytes.f32(keyframe.time);
    bytes.i32(keyframe.frame);
    bytes.i32(keyframe.bitPosition);
  });
  bytes.i32(content.network.length);
  bytes.bytes(content.network);
  bytes.list(content.debugInfo, (entry) => {
    bytes.i32(entry.frame);
    bytes.text(entry.user);
    bytes.text(entry.text);
  });
  bytes.list(content.tickMarks, (mark) => {
    bytes.text(mark.description);
    bytes.i32(mark.frame);
  });
  bytes.list(content.packages, text);
  bytes.list(content.objects, text);
  bytes.list(content.names, text);
  bytes.list(content.classIndices, (entry) => {
    bytes.text(entry.className);
    bytes.i32(entry.objectId);
  });
  bytes.list(content.netCache, (entry) => {
    bytes.i32(entry.objectId);
    bytes.i32(entry.parentId);
    bytes.i32(entry.cacheId);
    bytes.list(entry.properties, (property) => {
      bytes.i32(property.objectId);
      bytes.i32(property.streamId);
    });
  });
  bytes.bytes(trailer);
  return bytes.finish();
}
