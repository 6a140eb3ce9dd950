import { type Content, crc32, type ReplayHeader } from '@datacoach/replay';
import { ByteWriter } from './byte-writer.ts';
import { buildNetCache } from './net-cache.ts';
import { type ReplayScript, writeContext } from './replay-script.ts';
import { writeContent } from './write-content.ts';
import { writeHeader } from './write-header.ts';
import { writeNetwork } from './write-network.ts';

/** A whole replay file. Throws `RangeError` when the script contradicts itself. */
export function writeReplay(script: ReplayScript): Uint8Array {
  return writeFile(script.header, scriptContent(script));
}

/** The content tables that `writeReplay` would write, to be changed before `writeFile`. */
export function scriptContent(script: ReplayScript): Content {
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

/** Both sections with sizes and checksums. `trailer` defaults to what the version has after its net cache. */
export function writeFile(
  header: ReplayHeader,
  content: Content,
  trailer: Uint8Array = new Uint8Array((header.version.net ?? 0) >= 10 ? 4 : 0),
): Uint8Array {
  return joinSections(writeHeader(header), writeContent(content, trailer));
}

/** File of two section bodies: size, checksum and body of each. Source: replay-format.md 1.1. */
export function joinSections(...bodies: Uint8Array[]): Uint8Array {
  const bytes = new ByteWriter();
  for (const body of bodies) {
    bytes.u32(body.length);
    bytes.u32(crc32(body));
    bytes.bytes(body);
  }
  return bytes.finish();
}
