import type { MatchEvent } from '@datacoach/contract';
import { unpackItems } from '../../platform/packed-list/packed-list.ts';

/** The events of a match as it is stored; each is parsed only when it is asked for. */
export interface EventStream {
  at(ordinal: number): MatchEvent | null;
  /** Ordinals of the events of these kinds. */
  ordinalsOf(kinds: readonly string[]): number[];
}

export async function openEventStream(packed: Uint8Array): Promise<EventStream> {
  const lines = await unpackItems(packed);
  return {
    at: (ordinal) => {
      const line = lines[ordinal];
      return line === undefined ? null : (JSON.parse(line) as MatchEvent);
    },
    ordinalsOf(kinds) {
      // `kind` is the first property of every stored event: no need to parse the others.
      const beginnings = kinds.map((kind) => `{"kind":${JSON.stringify(kind)},`);
      return lines.flatMap((line, ordinal) =>
        beginnings.some((beginning) => line.startsWith(beginning)) ? [ordinal] : [],
      );
    },
  };
}
