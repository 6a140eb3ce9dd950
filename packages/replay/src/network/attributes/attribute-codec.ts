import type {
  AttributeKind,
  AttributeValues,
  ObjectRef,
  RawRotator,
  RawVector,
} from '../attribute-values.ts';
import type { DecodeContext } from '../decode-context.ts';

/** Reads one kind of value, or skips it without creating it. */
export interface AttributeCodec<K extends AttributeKind> {
  read(context: DecodeContext): AttributeValues[K];
  skip(context: DecodeContext): void;
}

export function createFixedWidthCodec<K extends AttributeKind>(
  bits: number,
  read: AttributeCodec<K>['read'],
): AttributeCodec<K> {
  return {
    read,
    skip: (context) => {
      context.reader.position += bits;
    },
  };
}

/** Returns the codec of a rare kind that is skipped by reading it. */
export function walked<K extends AttributeKind>(read: AttributeCodec<K>['read']): AttributeCodec<K> {
  return { read, skip: read };
}

/** Width in bits of an object reference. */
export const REF_BITS = 33;

/** Reads `bit isActor, i32 index` (replay-format.md 4.1). */
export function readRef({ reader }: DecodeContext): ObjectRef {
  const actor = reader.bit();
  return { actor, id: reader.i32() };
}

export function readVector({ reader, gates }: DecodeContext): RawVector {
  reader.vector(gates.vectorBound);
  return { x: reader.x, y: reader.y, z: reader.z };
}

/** Reads three optional signed bytes, in the order pitch, yaw, roll (replay-format.md 3.6). */
export function readRotator({ reader }: DecodeContext): RawRotator {
  const pitch = reader.bit() ? reader.i8() : null;
  const yaw = reader.bit() ? reader.i8() : null;
  const roll = reader.bit() ? reader.i8() : null;
  return { pitch, yaw, roll };
}
