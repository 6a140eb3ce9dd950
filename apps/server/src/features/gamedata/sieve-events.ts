import { isMomentOf, type MomentSubject } from '@datacoach/analysis';
import type { EventSort, MatchEvent } from '@datacoach/contract';
import type { Database } from '../../platform/database/database.ts';
import { type DescribedEvent, describeEvent } from './describe-event.ts';
import { playerKeys } from './event.repository.ts';
import { type EventContext, openEventContext } from './event-context.ts';
import { ballSpeedOf, chanceOf } from './event-facts.ts';
import type { EventFilter } from './event-filter.ts';
import { openEventStream } from './event-stream.ts';
import { readEventStreams } from './match.repository.ts';

const VALUES: Readonly<Record<Exclude<EventSort, 'time'>, (event: MatchEvent) => number | null>> = {
  xg: chanceOf,
  ballSpeed: ({ kind, evidence }) => ballSpeedOf(kind, evidence),
  trust: ({ confidence }) => confidence,
};

/** Recordings opened side by side: each unpacks to some megabytes. */
const AT_ONCE = 10;

/** A page of the events that pass a sieve, and how many do. */
export async function listSieved(
  db: Database,
  filter: EventFilter,
): Promise<{ items: DescribedEvent[]; total: number }> {
  const { matchIds, sieve, descending, page } = filter;
  const found: Found[] = [];
  for (let from = 0; from < matchIds.length; from += AT_ONCE) {
    found.push(...(await findIn(db, matchIds.slice(from, from + AT_ONCE), filter)));
  }
  if (sieve.sort !== 'time') {
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
  { player, codes, kinds, sieve, descending }: EventFilter,
): Promise<Found[]> {
  const { teams, role, scoreState, metric, ordinals: wanted, sort } = sieve;
  // One snapshot: between two statements a match may be analysed again.
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

/** Each player by himself: those of one account may have met in a match. */
function playersIn(teams: ReadonlyMap<string, 0 | 1> = new Map()): MomentSubject[] {
  return [...teams].map(([key, team]) => ({ team, players: new Set([key]) }));
}
