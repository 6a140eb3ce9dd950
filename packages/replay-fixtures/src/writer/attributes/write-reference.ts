import type { ObjectRef } from '@datacoach/replay';
import type { BitWriter } from '../bit-writer.ts';

/** Reference to an actor or a static object. Source: replay-format.md 4.1. */
export function writeRef(bits: BitWriter, { actor, id }: ObjectRef): void {
  bits.bit(actor);
  bits.i32(id);
}
