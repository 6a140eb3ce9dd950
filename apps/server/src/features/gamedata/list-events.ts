import { isMomentOf, type MomentSubject } from '@datacoach/analysis';
import { EVENT_CODES, type EventContext, METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import type { EventSort, MatchEvent } from '@datacoach/contract';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type DescribedEvent, describeEvent, type EventPlace } from './describe-event.ts';
import { countCodes, listCoded, type PlayerFilter, playerKeys, playerNumbers } from './event.repository.ts';
import { ballSpeedOf, chanceOf, openEventContext } from './event-context.ts';
import { type EventFilter, isInRows, isOpen } from './event-filter.ts';
import { openEventStream } from './event-stream.ts';
import { readEventStreams, readKindPlaces, readMetricPlaces } from './match.repository.ts';

const VALUES: Readonly<Record<Exclude<EventSort, 'time'>, (event: MatchEvent) => number | null>> = {
  xg: chanceOf,
  ballSpeed: ({ kind, evidence }) => ballSpeedOf(kind, evidence),
  trust: ({ confidence }) => confidence,
};

/** Recordings opened side by side: each unpacks to some megabytes. */
const AT_ONCE = 10;

/** A page of the events that pass a filter, and how many do. */
async function listFiltered(
  db: Database,
  filter: EventFilter,
): Promise<{ items: DescribedEvent[]; total: number }> {
  const { matchIds, criteria, descending, page } = filter;
  const found: Found[] = [];
  for (let from = 0; from < matchIds.length; from += AT_ONCE) {
    found.push(...(await findIn(db, matchIds.slice(from, from + AT_ONCE), filter)));
  }
  if (criteria.sort !== 'time') {
    const way = descending ? -1 : 1;
    const rank = ({ value }: Found) => (value === null ? Number.POSITIVE_INFINITY : way * value);
    found.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
  }
  const shown = found.slice(page.index * page.size, (page.index + 1) * page.size);
  return {
    items: shown.map(({ matchId, ordinal, event, context }) =>
      describeEvent({ matchId, ordinal }, event, context),
    ),
    total: found.length,
  };
}

interface Found {
  matchId: string;
  ordinal: number;
  event: MatchEvent;
  context: EventContext;
  /** What the list is sorted by; null where it does not have it. */
  value: number | null;
}

async function findIn(
  db: Database,
  matchIds: readonly string[],
  { player, codes, kinds, criteria, descending }: EventFilter,
): Promise<Found[]> {
  const { teams, role, scoreState, metric, ordinals: wanted, sort } = criteria;
  // One snapshot: between two statements a match may be analyzed again.
  const { packed, keys } = await db.transaction(
    async (tx) => ({
      packed: await readEventStreams(tx, matchIds),
      keys: player && (await playerKeys(tx, matchIds, player)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const lists = await Promise.all(
    matchIds.map(async (matchId): Promise<Found[]> => {
      const bytes = packed.get(matchId);
      const team = teams === null ? null : teams.get(matchId);
      if (!bytes || team === undefined) return [];
      const stream = await openEventStream(bytes);
      const contextOf = openEventContext(stream);
      const ordinals = kinds === null ? stream.ordinalsOfCodes(codes) : stream.ordinalsOf(kinds);
      const subjects = player === null ? teamIn(team) : playersIn(keys?.get(matchId));
      return (descending ? ordinals.toReversed() : ordinals).flatMap((ordinal) => {
        if (wanted !== null && !wanted.has(ordinal)) return [];
        const event = stream.at(ordinal)!;
        if (codes !== null && (event.code === null || !codes.includes(event.code))) return [];
        if (metric !== null) {
          if (!subjects.some((subject) => isMomentOf(metric, event, subject))) return [];
          if (player !== null && team !== null && event.team !== team) return [];
        } else {
          if (keys !== null && (event.player === null || !keys.get(matchId)?.has(event.player))) return [];
          if (team !== null && event.team !== team) return [];
        }
        const context = contextOf(event);
        if (role !== null && context.role !== role) return [];
        if (scoreState !== null && context.scoreState !== scoreState) return [];
        return [{ matchId, ordinal, event, context, value: sort === 'time' ? null : VALUES[sort](event) }];
      });
    }),
  );
  return lists.flat();
}

/** Whose metric it is where no player is asked for; null = anybody's. */
function teamIn(team: 0 | 1 | null): (MomentSubject | null)[] {
  return [team === null ? null : { team, players: null }];
}

/** Each player by themselves: those of one account may have met in a match. */
function playersIn(teams: ReadonlyMap<string, 0 | 1> = new Map()): MomentSubject[] {
  return [...teams].map(([key, team]) => ({ team, players: new Set([key]) }));
}

/** A page of events, and how many there are. */
export async function listEvents(
  db: Database,
  filter: EventFilter,
): Promise<{ items: DescribedEvent[]; total: number }> {
  if (filter.matchIds.length === 0) return { items: [], total: 0 };
  const readPlaces = placesOf(filter);
  const placed = readPlaces && (await listByPlaces(db, filter, readPlaces));
  if (placed) return placed;
  const { criteria, kinds } = filter;
  if (kinds === null && isInRows(criteria)) return listByCode(db, filter);
  return isOpen(criteria) && kinds !== null ? listByKind(db, filter, kinds) : listFiltered(db, filter);
}

type ReadPlaces = (db: Executor, matchIds: readonly string[]) => Promise<Map<string, number[] | null>>;

/** How the recordings say where all that passes stands; null where they do not. */
function placesOf({ codes, kinds, criteria }: EventFilter): ReadPlaces | null {
  if (codes !== null || kinds === null) return null;
  if (isOpen(criteria)) return (db, matchIds) => readKindPlaces(db, matchIds, kinds);
  const { metric } = criteria;
  if (metric === null || !isOpen({ ...criteria, metric: null }) || !areKindsOf(metric, kinds)) return null;
  return (db, matchIds) => readMetricPlaces(db, matchIds, metric);
}

/** Whether these are the kinds whose events a metric counts. */
function areKindsOf(metric: string, kinds: readonly string[]): boolean {
  const counted: readonly string[] =
    (METRICS as readonly MetricInfo[]).find(({ key }) => key === metric)?.events ?? [];
  return counted.every((kind) => kinds.includes(kind)) && kinds.every((kind) => counted.includes(kind));
}

/** Rows say which; the recordings, what they are. */
async function listByCode(
  db: Database,
  { matchIds, player, codes, criteria, descending, page }: EventFilter,
): Promise<{ items: DescribedEvent[]; total: number }> {
  // One snapshot: between two statements a match may be analyzed again.
  const { places, total, packed } = await snapshot(db, async (tx) => {
    const listed = await listCoded(tx, { matchIds, player, codes, ...criteria }, { ...page, descending });
    return {
      ...listed,
      packed: await readEventStreams(
        tx,
        listed.places.map(({ matchId }) => matchId),
      ),
    };
  });
  return { items: await describeAll(packed, places), total };
}

/** Recordings say where the events stand; null when one of them does not. */
async function listByPlaces(
  db: Database,
  { matchIds, player, descending, page }: EventFilter,
  readPlaces: ReadPlaces,
): Promise<{ items: DescribedEvent[]; total: number } | null> {
  const found = await snapshot(db, async (tx) => {
    const known = await readPlaces(tx, matchIds);
    if ([...known.values()].includes(null)) return null;
    const numbers = player && (await playerNumbers(tx, matchIds, player));
    const places = matchIds.flatMap((matchId) => {
      const ordinals = ordinalsOf(known.get(matchId) ?? [], numbers && (numbers.get(matchId) ?? NOBODY));
      ordinals.sort((a, b) => (descending ? b - a : a - b));
      return ordinals.map((ordinal) => ({ matchId, ordinal }));
    });
    const shown = places.slice(page.index * page.size, (page.index + 1) * page.size);
    const packed = await readEventStreams(
      tx,
      shown.map(({ matchId }) => matchId),
    );
    return { shown, total: places.length, packed };
  });
  if (!found) return null;
  return { items: await describeAll(found.packed, found.shown), total: found.total };
}

const NOBODY: ReadonlySet<number> = new Set();

/** Ordinals, each once, out of a list of ordinals and players' numbers; null = everybody's. */
function ordinalsOf(places: readonly number[], numbers: ReadonlySet<number> | null): number[] {
  const ordinals = new Set<number>();
  for (let at = 0; at < places.length; at += 2) {
    if (numbers === null || numbers.has(places[at + 1]!)) ordinals.add(places[at]!);
  }
  return [...ordinals];
}

/** Most kinds have no code, and no rows: without places they are looked for in the recordings. */
async function listByKind(
  db: Database,
  { matchIds, player, codes, descending, page }: EventFilter,
  kinds: readonly string[],
): Promise<{ items: DescribedEvent[]; total: number }> {
  const first = page.index * page.size;
  const items: DescribedEvent[] = [];
  let total = 0;
  for (const matchId of matchIds) {
    const { packed, keys } = await snapshot(db, async (tx) => ({
      packed: await readEventStreams(tx, [matchId]),
      keys: player && (await playerKeys(tx, [matchId], player)),
    }));
    const bytes = packed.get(matchId);
    if (!bytes) continue;
    const stream = await openEventStream(bytes);
    const contextOf = openEventContext(stream);
    const ordinals = stream.ordinalsOf(kinds);
    for (const ordinal of descending ? ordinals.reverse() : ordinals) {
      const event = stream.at(ordinal)!;
      if (codes !== null && (event.code === null || !codes.includes(event.code))) continue;
      if (keys !== null && (event.player === null || !keys.get(matchId)?.has(event.player))) continue;
      if (total >= first && items.length < page.size) {
        items.push(describeEvent({ matchId, ordinal }, event, contextOf(event)));
      }
      total++;
    }
  }
  return { items, total };
}

/** The events at these places, in their order; left out where there is none. */
export async function eventsAt(db: Executor, places: readonly EventPlace[]): Promise<DescribedEvent[]> {
  const matchIds = [...new Set(places.map(({ matchId }) => matchId))];
  return matchIds.length === 0 ? [] : describeAll(await readEventStreams(db, matchIds), places);
}

/** Each stream is opened once, all of them side by side. */
async function describeAll(
  packed: ReadonlyMap<string, Uint8Array>,
  places: readonly EventPlace[],
): Promise<DescribedEvent[]> {
  const opened = await Promise.all(
    [...packed].map(async ([matchId, bytes]) => {
      const stream = await openEventStream(bytes);
      return [matchId, { stream, contextOf: openEventContext(stream) }] as const;
    }),
  );
  const streams = new Map(opened);
  return places.flatMap((place) => {
    const { stream, contextOf } = streams.get(place.matchId) ?? {};
    const event = stream?.at(place.ordinal);
    return event && contextOf ? [describeEvent(place, event, contextOf(event))] : [];
  });
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
