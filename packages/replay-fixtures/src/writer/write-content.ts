import type { Content } from '@datacoach/replay';
import { ByteWriter } from './byte-writer.ts';

/** Body of the content section; `trailer` is what follows the net cache. Source: replay-format.md 1.6. */
export function writeContent(content: Content, trailer: Uint8Array = new Uint8Array(0)): Uint8Array {
  const bytes = new ByteWriter();
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
