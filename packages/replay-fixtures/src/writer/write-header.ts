import type { HeaderProperty, HeaderValue, ReplayHeader } from '@datacoach/replay';
import { ByteWriter } from './byte-writer.ts';

/** Header kind to its name in the file. */
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

/** Body of the header section. Source: replay-format.md 1.4 and 1.5. */
export function writeHeader(header: ReplayHeader): Uint8Array {
  const bytes = new ByteWriter();
  const { major, minor, net } = header.version;
  bytes.i32(major);
  bytes.i32(minor);
  if (hasNetVersion(major, minor)) bytes.i32(net ?? 0);
  bytes.text(header.gameType);
  writeProperties(bytes, header.properties, major === 0 && minor === 0);
  return bytes.finish();
}

/** From 868.18 on the header names a third version number. */
function hasNetVersion(major: number, minor: number): boolean {
  return major > 865 && minor > 17;
}

function writeProperties(bytes: ByteWriter, properties: readonly HeaderProperty[], oldest: boolean): void {
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

/** A value and what its size field counts, which is not always all of it. */
function writePayload(value: HeaderValue, oldest: boolean): { bytes: Uint8Array; size: number } {
  const bytes = new ByteWriter();
  /** Bytes in front that the size field leaves out. */
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
      uncounted = bytes.length;
      if (typeof value.value === 'number') bytes.u8(value.value);
      else bytes.text(value.value);
      break;
    case 'struct':
      bytes.text(value.name);
      uncounted = bytes.length;
      writeProperties(bytes, value.properties, oldest);
      break;
    case 'array':
      bytes.list(value.items, (item) => writeProperties(bytes, item, oldest));
      break;
  }
  return { bytes: bytes.finish(), size: bytes.length - uncounted };
}
