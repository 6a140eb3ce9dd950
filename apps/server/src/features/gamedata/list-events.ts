import { EVENT_CODES } from '@datacoach/analysis/metadata';
import type { EventItem } from '@datacoach/contract';
import type { Database, Executor } from '../../platform/database/database.ts';
import { describeEvent, type EventPlace } from './describe-event.ts';
import { countCodes, listCoded, type PlayerFilter, playerKeys } from './event.repository.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { readEventStreams } from './match.repository.ts';

export interface EventFilter {
  /** In the order in which their events are listed. */
  matchIds: readonly string[];
  player: PlayerFilter;
  /** Null = all with a code, or those of the kinds. */
  codes: readonly number[] | null;
  /** Null = all with a code. */
  kinds: readonly string[] | null;
  descending: boolean;
  page: { index: number; size: number };
}

/** A page of events, and how many there are. */
export async function listEvents(
  db: Database,
  filter: EventFilter,
): Promise<{ items: EventItem[]; total: number }> {
  if (filter.matchIds.length === 0) return { items: [], total: 0 };
  return filter.kinds === null ? listByCode(db, filter) : listByKind(db, filter, filter.kinds);
}

/** Rows say which; the recordings, what they are. */
async function listByCode(
  db: Database,
  { matchIds, player, codes, descending, page }: EventFilter,
): Promise<{ items: EventItem[]; total: number }> {
  // One snapshot: between two statements a match may be analysed again.
  const { places, total, packed } = await snapshot(db, async (tx) => {
    const listed = await listCoded(tx, { matchIds, player, codes }, { ...page, descending });
    return {
      ...listed,
      packed: await readEventStreams(
        tx,
        listed.places.map(({ matchId }) => matchId),
      ),
    };
  });
  const streams = new Map<string, EventStream>();
  for (const [matchId, bytes] of packed) streams.set(matchId, await openEventStream(bytes));
  return { items: places.flatMap((place) => describe(streams.get(place.matchId), place)), total };
}

/** Most kinds have no code, and no rows: they are found in the recordings. */
async function listByKind(
  db: Database,
  { matchIds, player, codes, descending, page }: EventFilter,
  kinds: readonly string[],
): Promise<{ items: EventItem[]; total: number }> {
  const first = page.index * page.size;
  const items: EventItem[] = [];
  let total = 0;
  for (const matchId of matchIds) {
    const { packed, keys } = await snapshot(db, async (tx) => ({
      packed: await readEventStreams(tx, [matchId]),
      keys: player && (await playerKeys(tx, [matchId], player)),
    }));
    const bytes = packed.get(matchId);
    if (!bytes) continue;
    const stream = await openEventStream(bytes);
    const ordinals = stream.ordinalsOf(kinds);
    for (const ordinal of descending ? ordinals.reverse() : ordinals) {
      const event = stream.at(ordinal)!;
      if (codes !== null && (event.code === null || !codes.includes(event.code))) continue;
      if (keys !== null && (event.player === null || !keys.get(matchId)?.has(event.player))) continue;
      if (total >= first && items.length < page.size) items.push(describeEvent({ matchId, ordinal }, event));
      total++;
    }
  }
  return { items, total };
}

function describe(stream: EventStream | undefined, place: EventPlace): EventItem[] {
  const event = stream?.at(place.ordinal);
  return event ? [describeEvent(place, event)] : [];
}

function snapshot<T>(db: Database, read: (tx: Executor) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

export interface EventCount {
  code: number;
  label: string;
  groups: number[];
  count: number;
}

/** How often each code, of a group if one is given, occurs in these matches. */
export async function countEvents(
  db: Database,
  matchIds: readonly string[],
  player: PlayerFilter,
  group: number | undefined,
): Promise<EventCount[]> {
  const counts =
    matchIds.length === 0 ? new Map() : await countCodes(db, { matchIds, player, codes: codesOf(group) });
  return EVENT_CODES.filter(({ groups }) => isOf(groups, group)).map(({ code, label, groups }) => ({
    code,
    label,
    groups: [...groups],
    count: counts.get(code) ?? 0,
  }));
}

/** Codes of a group; null for all. */
export function codesOf(group: number | undefined): number[] | null {
  return group === undefined
    ? null
    : EVENT_CODES.filter(({ groups }) => isOf(groups, group)).map(({ code }) => code);
}

function isOf(groups: readonly number[], group: number | undefined): boolean {
  return group === undefined || groups.includes(group);
}
