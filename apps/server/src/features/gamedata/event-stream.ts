import type { MatchEvent } from '@datacoach/contract';
import { unpackItems } from '../../platform/packed-list/packed-list.ts';

/** The events of a match as it is stored; each is parsed only when it is asked for. */
export interface EventStream {
  at(ordinal: number): MatchEvent | null;
  /** Every event, in order. */
  all(): MatchEvent[];
  /** Ordinals of the events of these kinds. */
  ordinalsOf(kinds: readonly string[]): number[];
  /** Ordinals of the events with one of these codes; null = with any. */
  ordinalsOfCodes(codes: readonly number[] | null): number[];
}

/** `kind` and `code` are the first properties of every stored event: no need to parse the others. */
const CODE = /^\{"kind":"[^"]*","code":(\d+),/;

export async function openEventStream(packed: Uint8Array): Promise<EventStream> {
  const lines = await unpackItems(packed);
  return {
    at: (ordinal) => {
      const line = lines[ordinal];
      return line === undefined ? null : (JSON.parse(line) as MatchEvent);
    },
    all: () => lines.map((line) => JSON.parse(line) as MatchEvent),
    ordinalsOf(kinds) {
      const beginnings = kinds.map((kind) => `{"kind":${JSON.stringify(kind)},`);
      return lines.flatMap((line, ordinal) =>
        beginnings.some((beginning) => line.startsWith(beginning)) ? [ordinal] : [],
      );
    },
    ordinalsOfCodes(codes) {
      return lines.flatMap((line, ordinal) => {
        const code = CODE.exec(line)?.[1];
        return code !== undefined && (codes === null || codes.includes(Number(code))) ? [ordinal] : [];
      });
    },
  };
}
