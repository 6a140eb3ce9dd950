import type { ByteReader } from './bits/byte-reader.ts';

/** Tables of the content section. Source: replay-format.md 1.6. */
export interface Content {
  levels: string[];
  keyframes: Keyframe[];
  /** The bit stream; a view into the file. */
  network: Uint8Array;
  debugInfo: { frame: number; user: string; text: string }[];
  tickMarks: { description: string; frame: number }[];
  packages: string[];
  objects: string[];
  names: string[];
  classIndices: { className: string; objectId: number }[];
  netCache: NetCacheEntry[];
}

export interface Keyframe {
  time: number;
  frame: number;
  bitPosition: number;
}

export interface NetCacheEntry {
  objectId: number;
  parentId: number;
  cacheId: number;
  properties: { objectId: number; streamId: number }[];
}

/**
 * Reads the content body; the network stream stays a view. Ignores anything after the net cache (an empty list in
 * newer builds). Source: replay-format.md 1.6.
 */
export function readContentSection(reader: ByteReader): Content {
  reader.section = 'content.levels';
  const levels = reader.texts();
  reader.section = 'content.keyframes';
  const keyframes = reader.list(12, () => ({
    time: reader.f32(),
    frame: reader.i32(),
    bitPosition: reader.i32(),
  }));
  reader.section = 'content';
  const networkBytes = reader.i32();
  if (networkBytes < 0) throw reader.fail('list-too-large', `network stream of ${networkBytes} bytes`);
  const network = reader.view(networkBytes);
  reader.section = 'content.debugInfo';
  const debugInfo = reader.list(12, () => ({
    frame: reader.i32(),
    user: reader.text(),
    text: reader.text(),
  }));
  reader.section = 'content.tickMarks';
  const tickMarks = reader.list(8, () => ({ description: reader.text(), frame: reader.i32() }));
  reader.section = 'content.packages';
  const packages = reader.texts();
  reader.section = 'content.objects';
  const objects = reader.texts();
  reader.section = 'content.names';
  const names = reader.texts();
  reader.section = 'content.classIndices';
  const classIndices = reader.list(8, () => ({ className: reader.text(), objectId: reader.i32() }));
  reader.section = 'content.netCache';
  const netCache = reader.list(16, () => ({
    objectId: reader.i32(),
    parentId: reader.i32(),
    cacheId: reader.i32(),
    properties: reader.list(8, () => ({ objectId: reader.i32(), streamId: reader.i32() })),
  }));
  return {
    levels,
    keyframes,
    network,
    debugInfo,
    tickMarks,
    packages,
    objects,
    names,
    classIndices,
    netCache,
  };
}
