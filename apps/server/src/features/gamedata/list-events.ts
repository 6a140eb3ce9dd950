import { isMetricMoment, type MomentSubject } from '@datacoach/analysis';
import { EVENT_CODES, type EventContext, findMetricInfo } from '@datacoach/analysis/metadata';
import type { EventSort, MatchEvent } from '@datacoach/contract';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type DescribedEvent, describeEvent, type EventPosition } from './describe-event.ts';
import {
  countCodes,
  listCoded,
  listPlayerKeys,
  listPlayerNumbers,
  type PlayerFilter,
} from './event.repository.ts';
import { getAttemptChance, getBallSpeed, openEventContext } from './event-context.ts';
import { type EventFilter, isInRows, isOpen } from './event-filter.ts';
import { openEventStream } from './event-stream.ts';
import { readEventStreams, readKindIndexes, readMetricIndexes } from './match.repository.ts';

const VALUES: Readonly<Record<Exclude<EventSort, 'time'>, (event: MatchEvent) => number | null>> = {
  xg: getAttemptChance,
  ballSpeed: ({ kind, evidence }) => getBallSpeed(kind, evidence),
  trust: ({ confidence }) => confidence,
};

/** Recordings opened concurrently: each unpacks to a few megabytes. */
const BATCH_SIZE = 10;

/** Returns a page of events that match a filter, and their total number. */
async function listFiltered(db: Database, filter: EventFilter) {
  const { matchIds, criteria, descending, page } = filter;
  const found: FoundEvent[] = [];
  for (let from = 0; from < matchIds.length; from += BATCH_SIZE) {
    found.push(...(await findInMatches(db, matchIds.slice(from, from + BATCH_SIZE), filter)));
  }
  if (criteria.sort !== 'time') {
    const direction = descending ? -1 : 1;
    const getSortValue = ({ value }: FoundEvent) =>
      value === null ? Number.POSITIVE_INFINITY : direction * value;
    found.sort((a, b) => (getSortValue(a) === getSortValue(b) ? 0 : getSortValue(a) - getSortValue(b)));
  }
  const shown = found.slice(page.index * page.size, (page.index + 1) * page.size);
  return {
    items: shown.map(({ matchId, ordinal, event, context }) =>
      describeEvent({ matchId, ordinal }, event, context),
    ),
    total: found.length,
  };
}

interface FoundEvent {
  matchId: string;
  ordinal: number;
  event: MatchEvent;
  context: EventContext;
  /** The value it is sorted by; null without one. */
  value: number | null;
}

async function findInMatches(
  db: Database,
  matchIds: readonly string[],
  { player, codes, kinds, criteria, descending }: EventFilter,
): Promise<FoundEvent[]> {
  const { teams, role, scoreState, metric, ordinals: requested, sort } = criteria;
  // One snapshot: a match may be reanalyzed between two statements.
  const { packed, keys } = await db.transaction(
    async (tx) => ({
      packed: await readEventStreams(tx, matchIds),
      keys: player && (await listPlayerKeys(tx, matchIds, player)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const lists = await Promise.all(
    matchIds.map(async (matchId): Promise<FoundEvent[]> => {
      const bytes = packed.get(matchId);
      const team = teams === null ? null : teams.get(matchId);
      if (!bytes || team === undefined) return [];
      const stream = await openEventStream(bytes);
      const getContext = openEventContext(stream);
      const ordinals = kinds === null ? stream.listCodeOrdinals(codes) : stream.listOrdinals(kinds);
      const subjects = player === null ? listTeamSubjects(team) : listPlayerSubjects(keys?.get(matchId));
      return (descending ? ordinals.toReversed() : ordinals).flatMap((ordinal) => {
        if (requested !== null && !requested.has(ordinal)) return [];
        const event = stream.getEvent(ordinal)!;
        if (codes !== null && (event.code === null || !codes.includes(event.code))) return [];
        if (metric !== null) {
          if (!subjects.some((subject) => isMetricMoment(metric, event, subject))) return [];
          if (player !== null && team !== null && event.team !== team) return [];
        } else {
          if (keys !== null && (event.player === null || !keys.get(matchId)?.has(event.player))) return [];
          if (team !== null && event.team !== team) return [];
        }
        const context = getContext(event);
        if (role !== null && context.role !== role) return [];
        if (scoreState !== null && context.scoreState !== scoreState) return [];
        return [{ matchId, ordinal, event, context, value: sort === 'time' ? null : VALUES[sort](event) }];
      });
    }),
  );
  return lists.flat();
}

/** Returns whose metric it is if no player is requested; null for anyone's. */
function listTeamSubjects(team: 0 | 1 | null): (MomentSubject | null)[] {
  return [team === null ? null : { team, players: null }];
}

/** Lists players separately: two players of one account may have met in a match. */
function listPlayerSubjects(teams: ReadonlyMap<string, 0 | 1> = new Map()): MomentSubject[] {
  return [...teams].map(([key, team]) => ({ team, players: new Set([key]) }));
}

/** Returns a page of events and their total number. */
export async function listEvents(db: Database, filter: EventFilter) {
  if (filter.matchIds.length === 0) return { items: [], total: 0 };
  const readIndexes = readEventIndexes(filter);
  const placed = readIndexes && (await listByPositions(db, filter, readIndexes));
  if (placed) return placed;
  const { criteria, kinds } = filter;
  if (kinds === null && isInRows(criteria)) return listByCode(db, filter);
  return isOpen(criteria) && kinds !== null ? listByKind(db, filter, kinds) : listFiltered(db, filter);
}

type ReadIndexes = (db: Executor, matchIds: readonly string[]) => Promise<Map<string, number[] | null>>;

/** Returns how to read the indexes of all matching events from the recordings; null if they don't contain them. */
function readEventIndexes({ codes, kinds, criteria }: EventFilter): ReadIndexes | null {
  if (codes !== null || kinds === null) return null;
  if (isOpen(criteria)) return (db, matchIds) => readKindIndexes(db, matchIds, kinds);
  const { metric } = criteria;
  if (metric === null || !isOpen({ ...criteria, metric: null }) || !isCountExact(metric, kinds)) return null;
  return (db, matchIds) => readMetricIndexes(db, matchIds, metric);
}

/** Whether a metric counts events of exactly these kinds. */
function isCountExact(metric: string, kinds: readonly string[]): boolean {
  const counted: readonly string[] = findMetricInfo(metric)?.events ?? [];
  return counted.every((kind) => kinds.includes(kind)) && kinds.every((kind) => counted.includes(kind));
}

/** Finds the events in rows and their content in the recordings. */
async function listByCode(
  db: Database,
  { matchIds, player, codes, criteria, descending, page }: EventFilter,
): Promise<{ items: DescribedEvent[]; total: number }> {
  // One snapshot: a match may be reanalyzed between two statements.
  const {
    places: positions,
    total,
    packed,
  } = await readSnapshot(db, async (tx) => {
    const listed = await listCoded(tx, { matchIds, player, codes, ...criteria }, { ...page, descending });
    return {
      ...listed,
      packed: await readEventStreams(
        tx,
        listed.places.map(({ matchId }) => matchId),
      ),
    };
  });
  return { items: await describeAll(packed, positions), total };
}

/** Finds events by the indexes in the recordings; null if one of them has none. */
async function listByPositions(
  db: Database,
  { matchIds, player, descending, page }: EventFilter,
  readIndexes: ReadIndexes,
): Promise<{ items: DescribedEvent[]; total: number } | null> {
  const found = await readSnapshot(db, async (tx) => {
    const known = await readIndexes(tx, matchIds);
    if ([...known.values()].includes(null)) return null;
    const numbers = player && (await listPlayerNumbers(tx, matchIds, player));
    const positions = matchIds.flatMap((matchId) => {
      const ordinals = listOrdinals(
        known.get(matchId) ?? [],
        numbers && (numbers.get(matchId) ?? NO_PLAYERS),
      );
      ordinals.sort((a, b) => (descending ? b - a : a - b));
      return ordinals.map((ordinal) => ({ matchId, ordinal }));
    });
    const shown = positions.slice(page.index * page.size, (page.index + 1) * page.size);
    const packed = await readEventStreams(
      tx,
      shown.map(({ matchId }) => matchId),
    );
    return { shown, total: positions.length, packed };
  });
  if (!found) return null;
  return { items: await describeAll(found.packed, found.shown), total: found.total };
}

const NO_PLAYERS: ReadonlySet<number> = new Set();

/** Returns unique ordinals from a list of ordinals and player indexes; null for everyone. */
function listOrdinals(positions: readonly number[], numbers: ReadonlySet<number> | null): number[] {
  const ordinals = new Set<number>();
  for (let at = 0; at < positions.length; at += 2) {
    if (numbers === null || numbers.has(positions[at + 1]!)) ordinals.add(positions[at]!);
  }
  return [...ordinals];
}

/** Most kinds have no code and thus no rows: without indexes the recordings are searched. */
async function listByKind(
  db: Database,
  { matchIds, player, codes, descending, page }: EventFilter,
  kinds: readonly string[],
): Promise<{ items: DescribedEvent[]; total: number }> {
  const first = page.index * page.size;
  const items: DescribedEvent[] = [];
  let total = 0;
  for (const matchId of matchIds) {
    const { packed, keys } = await readSnapshot(db, async (tx) => ({
      packed: await readEventStreams(tx, [matchId]),
      keys: player && (await listPlayerKeys(tx, [matchId], player)),
    }));
    const bytes = packed.get(matchId);
    if (!bytes) continue;
    const stream = await openEventStream(bytes);
    const getContext = openEventContext(stream);
    const ordinals = stream.listOrdinals(kinds);
    for (const ordinal of descending ? ordinals.reverse() : ordinals) {
      const event = stream.getEvent(ordinal)!;
      if (codes !== null && (event.code === null || !codes.includes(event.code))) continue;
      if (keys !== null && (event.player === null || !keys.get(matchId)?.has(event.player))) continue;
      if (total >= first && items.length < page.size) {
        items.push(describeEvent({ matchId, ordinal }, event, getContext(event)));
      }
      total++;
    }
  }
  return { items, total };
}

/** Returns the events at these indexes, in order; missing ones are left out. */
export async function listEventsAt(
  db: Executor,
  positions: readonly EventPosition[],
): Promise<DescribedEvent[]> {
  const matchIds = [...new Set(positions.map(({ matchId }) => matchId))];
  return matchIds.length === 0 ? [] : describeAll(await readEventStreams(db, matchIds), positions);
}

/** Opens each stream once, all concurrently. */
async function describeAll(
  packed: ReadonlyMap<string, Uint8Array>,
  positions: readonly EventPosition[],
): Promise<DescribedEvent[]> {
  const opened = await Promise.all(
    [...packed].map(async ([matchId, bytes]) => {
      const stream = await openEventStream(bytes);
      return [matchId, { stream, getContext: openEventContext(stream) }] as const;
    }),
  );
  const streams = new Map(opened);
  return positions.flatMap((position) => {
    const { stream, getContext } = streams.get(position.matchId) ?? {};
    const event = stream?.getEvent(position.ordinal);
    return event && getContext ? [describeEvent(position, event, getContext(event))] : [];
  });
}

function readSnapshot<T>(db: Database, read: (tx: Executor) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Counts each code, optionally of one group, in these matches. */
export async function countEvents(
  db: Database,
  matchIds: readonly string[],
  player: PlayerFilter,
  group: number | undefined,
) {
  const counts =
    matchIds.length === 0
      ? new Map<number, number>()
      : await countCodes(db, { matchIds, player, codes: listEventCodes(group) });
  return EVENT_CODES.filter(({ groups }) => isInGroup(groups, group)).map(({ code, label, groups }) => ({
    code,
    label,
    groups: [...groups],
    count: counts.get(code) ?? 0,
  }));
}

/** Returns the codes of a group; null for all. */
export function listEventCodes(group: number | undefined): number[] | null {
  return group === undefined
    ? null
    : EVENT_CODES.filter(({ groups }) => isInGroup(groups, group)).map(({ code }) => code);
}

function isInGroup(groups: readonly number[], group: number | undefined): boolean {
  return group === undefined || groups.includes(group);
}
