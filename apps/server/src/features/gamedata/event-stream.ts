import { createHash } from 'node:crypto';
import type { MatchEvent } from '@datacoach/contract';
import { LRUCache } from 'lru-cache';
import { openItems } from '../../platform/packed-list/packed-list.ts';

/** The events of a match as it is stored; each is parsed only when it is asked for. */
export interface EventStream {
  at(ordinal: number): MatchEvent | null;
  /** Every event, in order. */
  all(): MatchEvent[];
  /** Ordinals of the events of these kinds. */
  ordinalsOf(kinds: readonly string[]): number[];
  /** Ordinals of the events with one of these codes; null = with any. */
  ordinalsOfCodes(codes: readonly number[] | null): number[];
  /** The events of a kind by the player with this key, in order. */
  ofPlayer(kind: string, player: string): MatchEvent[];
}

/** `kind` and `code` are the first properties of every stored event: no need to parse the others. */
const CODE = /^\{"kind":"[^"]*","code":(\d+),/;
/** Bytes that hold both, however long the kind's name is. */
const BEGINNING = 120;

/** Streams that are kept open, together, bytes: those of about thirty matches. */
const MAX_KEPT = 64 * 1024 * 1024;

/** By the digest of what they were unpacked from: a dashboard asks for those of the newest matches again and again. */
const kept = new LRUCache<string, Promise<EventStream>>({ maxSize: MAX_KEPT });

/** Rejects when these bytes were not packed. */
export async function openEventStream(packed: Uint8Array): Promise<EventStream> {
  const digest = createHash('sha256').update(packed).digest('base64');
  const known = kept.get(digest);
  if (known) return known;
  const opening = open(packed);
  // Events are packed to a ninth; what finds them takes some room too.
  kept.set(digest, opening, { size: Math.max(1, packed.length * 10) });
  opening.catch(() => kept.delete(digest));
  return opening;
}

async function open(packed: Uint8Array): Promise<EventStream> {
  const items = await openItems(packed);
  const places = Array.from({ length: items.count }, (_, place) => place);
  const parse = (place: number) => JSON.parse(items.at(place)!) as MatchEvent;
  const beginningOf = (kind: string) => Buffer.from(`{"kind":${JSON.stringify(kind)},`);
  return {
    at: (ordinal) => (ordinal in places ? parse(ordinal) : null),
    all: () => places.map(parse),
    ordinalsOf(kinds) {
      const beginnings = kinds.map(beginningOf);
      return places.filter((place) => beginnings.some((beginning) => items.beginsWith(place, beginning)));
    },
    ordinalsOfCodes(codes) {
      return places.filter((place) => {
        const code = CODE.exec(items.beginning(place, BEGINNING))?.[1];
        return code !== undefined && (codes === null || codes.includes(Number(code)));
      });
    },
    ofPlayer(kind, player) {
      const beginning = beginningOf(kind);
      const named = Buffer.from(JSON.stringify(player));
      return places
        .filter((place) => items.beginsWith(place, beginning) && items.contains(place, named))
        .map(parse)
        .filter((event) => event.player === player);
    },
  };
}
