import { createHash } from 'node:crypto';
import type { MatchEvent } from '@datacoach/contract';
import { LRUCache } from 'lru-cache';
import { openItems } from '../../platform/packed-list/packed-list.ts';

/** A match's stored events; each is parsed only when requested. */
export interface EventStream {
  at(ordinal: number): MatchEvent | null;
  /** Returns every event, in order. */
  all(): MatchEvent[];
  /** Returns the ordinals of events of these kinds. */
  listOrdinals(kinds: readonly string[]): number[];
  /** Returns the ordinals of events with one of these codes; null for any. */
  listCodeOrdinals(codes: readonly number[] | null): number[];
  /** Returns a player's events of a kind, in order. */
  ofPlayer(kind: string, player: string): MatchEvent[];
}

/** `kind` and `code` are the first properties of every stored event, so the others don't have to be parsed. */
const CODE = /^\{"kind":"[^"]*","code":(\d+),/;
/** Bytes that contain both, however long the kind's name is. */
const PREFIX_BYTES = 120;

/** Max total size of open streams in bytes: about thirty matches. */
const MAX_KEPT = 64 * 1024 * 1024;

/** Keyed by the digest of the packed data: a dashboard requests the newest matches repeatedly. */
const kept = new LRUCache<string, Promise<EventStream>>({ maxSize: MAX_KEPT });

/** Rejects if the bytes aren't packed. */
export async function openEventStream(packed: Uint8Array): Promise<EventStream> {
  const digest = createHash('sha256').update(packed).digest('base64');
  const known = kept.get(digest);
  if (known) return known;
  const opening = open(packed);
  // Events pack to a ninth of their size; the indexes need some space too.
  kept.set(digest, opening, { size: Math.max(1, packed.length * 10) });
  opening.catch(() => kept.delete(digest));
  return opening;
}

async function open(packed: Uint8Array): Promise<EventStream> {
  const items = await openItems(packed);
  const places = Array.from({ length: items.count }, (_, index) => index);
  const parse = (place: number) => JSON.parse(items.at(place)!) as MatchEvent;
  const getPrefix = (kind: string) => Buffer.from(`{"kind":${JSON.stringify(kind)},`);
  return {
    at: (ordinal) => (ordinal in places ? parse(ordinal) : null),
    all: () => places.map(parse),
    listOrdinals(kinds) {
      const prefixes = kinds.map(getPrefix);
      return places.filter((place) => prefixes.some((prefix) => items.startsWith(place, prefix)));
    },
    listCodeOrdinals(codes) {
      return places.filter((place) => {
        const code = CODE.exec(items.prefix(place, PREFIX_BYTES))?.[1];
        return code !== undefined && (codes === null || codes.includes(Number(code)));
      });
    },
    ofPlayer(kind, player) {
      const prefix = getPrefix(kind);
      const named = Buffer.from(JSON.stringify(player));
      return places
        .filter((place) => items.startsWith(place, prefix) && items.contains(place, named))
        .map(parse)
        .filter((event) => event.player === player);
    },
  };
}
