import { decodeReplay } from '@datacoach/replay';
import { writeFile } from '@datacoach/replay-fixtures';

/** The same replay with its first frames only: the header claims fewer, the stream is read that far. */
export function cutReplay(bytes: Uint8Array, frames: number): Uint8Array {
  const outcome = decodeReplay(bytes, {});
  if (outcome.kind !== 'complete') throw new Error('only a whole replay can be cut');
  const properties = outcome.header.properties.map((property) =>
    property.key === 'NumFrames' ? { ...property, value: { kind: 'int' as const, value: frames } } : property,
  );
  return writeFile({ ...outcome.header, properties }, outcome.content);
}
