import type { AttributeKind, AttributeValues } from '../attribute-values.ts';
import type { DecodeContext } from '../decode-context.ts';

/** Reads one kind of value, or moves over it without making it. */
export interface AttributeCodec<K extends AttributeKind> {
  read(context: DecodeContext): AttributeValues[K];
  skip(context: DecodeContext): void;
}

/** Codec of a kind whose width is always the same. */
export function fixedWidth<K extends AttributeKind>(
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

/** Codec of a rare kind that is skipped by reading it. */
export function walked<K extends AttributeKind>(read: AttributeCodec<K>['read']): AttributeCodec<K> {
  return { read, skip: read };
}
