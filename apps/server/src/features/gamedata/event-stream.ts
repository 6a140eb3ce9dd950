import { createHash } from 'node:crypto';
import { type MatchEvent, matchEvents } from '@datacoach/contract';
import { LRUCache } from 'lru-cache';
import { openItems } from '../../platform/packed-list/packed-list.ts';

/** A match's stored events; each is parsed only when requested. */
export interface EventStream {
  /** Goals of blue and orange before the recording. */
  readonly openingScores: [number, number];
  getEvent(ordinal: number): MatchEvent | null;
  /** Returns every event, in order. */
  listEvents(): MatchEvent[];
  /** Returns the ordinals of events of these kinds. */
  listOrdinals(kinds: readonly string[]): number[];
  /** Returns the ordinals of events with one of these codes; null for any. */
  listCodeOrdinals(codes: readonly number[] | null): number[];
  /** Returns a player's events of a kind, in order. */
  listPlayerEvents(kind: string, player: string): MatchEvent[];
}

/** `kind` and `code` are the first properties of every stored event, so the others don't have to be parsed. */
const CODE = /^\{"kind":"[^"]*","code":(\d+),/;
/** Bytes that contain both, however long the kind's name is. */
const PREFIX_BYTES = 120;

/** Max total size of open streams in bytes: about thirty matches. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Keyed by the digest of the packed data: a dashboard requests the newest matches repeatedly. */
const streamCache = new LRUCache<string, Promise<EventStream>>({ maxSize: MAX_CACHED_BYTES });

/** Rejects if the bytes aren't packed. */
export async function openEventStream(packed: Uint8Array): Promise<EventStream> {
  const digest = createHash('sha256').update(packed).digest('base64');
  const known = streamCache.get(digest);
  if (known) return known;
  const opening = unpackStream(packed);
  // Events pack to a ninth of their size; the indexes need some space too.
  streamCache.set(digest, opening, { size: Math.max(1, packed.length * 10) });
  opening.catch(() => streamCache.delete(digest));
  return opening;
}

/** Streams stored before 2.14.0 don't say it, but their first goal has the score after it. */
function deriveOpeningScores(firstGoal: MatchEvent | null): [number, number] {
  const { goalsFor, goalsAgainst } = firstGoal?.evidence ?? {};
  if (typeof goalsFor !== 'number' || typeof goalsAgainst !== 'number') return [0, 0];
  return firstGoal?.team === 0 ? [goalsFor - 1, goalsAgainst] : [goalsAgainst, goalsFor - 1];
}

async function unpackStream(packed: Uint8Array): Promise<EventStream> {
  const items = await openItems(packed);
  const indexes = Array.from({ length: items.count }, (_, index) => index);
  const parseEvent = (itemIndex: number) => JSON.parse(items.getItem(itemIndex)!) as MatchEvent;
  const getPrefix = (kind: string) => Buffer.from(`{"kind":${JSON.stringify(kind)},`);
  const firstGoal = indexes.find((itemIndex) => items.startsWith(itemIndex, getPrefix('goal')));
  return {
    openingScores:
      matchEvents.shape.openingScores.parse(items.fields.openingScores) ??
      deriveOpeningScores(firstGoal === undefined ? null : parseEvent(firstGoal)),
    getEvent: (ordinal) => (ordinal in indexes ? parseEvent(ordinal) : null),
    listEvents: () => indexes.map(parseEvent),
    listOrdinals(kinds) {
      const prefixes = kinds.map(getPrefix);
      return indexes.filter((itemIndex) => prefixes.some((prefix) => items.startsWith(itemIndex, prefix)));
    },
    listCodeOrdinals(codes) {
      return indexes.filter((itemIndex) => {
        const code = CODE.exec(items.getPrefix(itemIndex, PREFIX_BYTES))?.[1];
        return code !== undefined && (codes === null || codes.includes(Number(code)));
      });
    },
    listPlayerEvents(kind, player) {
      const prefix = getPrefix(kind);
      const named = Buffer.from(JSON.stringify(player));
      return indexes
        .filter((itemIndex) => items.startsWith(itemIndex, prefix) && items.contains(itemIndex, named))
        .map(parseEvent)
        .filter((event) => event.player === player);
    },
  };
}
