import type { PlayKind } from '@datacoach/contract';
import { and, asc, count, desc, eq, exists, gte, inArray, like, notLike, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { isVisibleTo } from '../identities/index.ts';
import type { EventPlace } from './describe-event.ts';
import { matchEvents } from './event.table.ts';
import { matches, matchPlayers, playerFacts } from './match.table.ts';

export interface MatchFilter {
  ownerId: string;
  /** Identities of the owner's own players. */
  identities: readonly string[];
  /** Players a team of a soccar match; null = any match. */
  teamSize: number | null;
  /** True: won by the owner; false: lost. */
  won: boolean | null;
  mapCode: string | null;
  /** Played since then. */
  since: Date | null;
  /** Only matches that count for the owner's scores, of this kind. */
  play: PlayKind | null;
  /** Newest matches taken. */
  window: number;
}

/** Ids of the newest matches that the owner may see and that pass, newest first. */
export async function chooseMatches(db: Executor, filter: MatchFilter): Promise<string[]> {
  const { teamSize, won, mapCode, since, play } = filter;
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        isVisibleTo(filter.ownerId, sql`${matches.id}`),
        teamSize === null ? undefined : and(eq(matches.mode, 'soccar'), eq(matches.teamSize, teamSize)),
        mapCode === null ? undefined : eq(matches.mapCode, mapCode),
        won === null ? undefined : exists(ended(db, filter.identities, won)),
        since === null ? undefined : gte(matches.playedAt, since),
        play === null ? undefined : exists(counted(db, filter.identities, play)),
        play === 'ranked' ? like(matches.playlistSlug, RANKED) : undefined,
        play === 'casual' ? notLike(matches.playlistSlug, RANKED) : undefined,
      ),
    )
    .orderBy(sql`${matches.playedAt} desc nulls last`, asc(matches.id))
    .limit(filter.window);
  return rows.map(({ id }) => id);
}

const RANKED = 'ranked-%';

/** The player of these identities for whose scores the match counts. */
function counted(db: Executor, identities: readonly string[], play: PlayKind) {
  const purpose = play === 'private' ? 'privateScore' : 'score';
  return db
    .select({ one: sql`1` })
    .from(matchPlayers)
    .innerJoin(
      playerFacts,
      and(eq(playerFacts.matchId, matchPlayers.matchId), eq(playerFacts.playerKey, matchPlayers.playerKey)),
    )
    .where(
      and(
        eq(matchPlayers.matchId, matches.id),
        inArray(matchPlayers.identity, [...identities]),
        sql`${purpose} = any(${playerFacts.countsFor})`,
      ),
    );
}

/** The player of these identities whose team won, or lost, the match. */
function ended(db: Executor, identities: readonly string[], won: boolean) {
  const lead = sql`case ${matchPlayers.team} when 0 then 1 else -1 end
    * (${matches.blueScore} - ${matches.orangeScore})`;
  return db
    .select({ one: sql`1` })
    .from(matchPlayers)
    .where(
      and(
        eq(matchPlayers.matchId, matches.id),
        inArray(matchPlayers.identity, [...identities]),
        won ? sql`${lead} > 0` : sql`${lead} < 0`,
      ),
    );
}

/** Whose events; null = everybody's. */
export type PlayerFilter = { key: string } | { identities: readonly string[] } | null;

function isPlayer(player: PlayerFilter): SQL | undefined {
  if (player === null) return undefined;
  return 'key' in player
    ? eq(matchPlayers.playerKey, player.key)
    : inArray(matchPlayers.identity, [...player.identities]);
}

/** Keys of the players of these matches that pass, by match. */
export async function playerKeys(
  db: Executor,
  matchIds: readonly string[],
  player: PlayerFilter,
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ matchId: matchPlayers.matchId, key: matchPlayers.playerKey })
    .from(matchPlayers)
    .where(and(inArray(matchPlayers.matchId, [...matchIds]), isPlayer(player)));
  const keys = new Map<string, Set<string>>();
  for (const { matchId, key } of rows) keys.set(matchId, (keys.get(matchId) ?? new Set()).add(key));
  return keys;
}

/** The team of the players with these identities, by match. */
export async function ownTeams(
  db: Executor,
  matchIds: readonly string[],
  identities: readonly string[],
): Promise<Map<string, 0 | 1>> {
  if (matchIds.length === 0 || identities.length === 0) return new Map();
  const rows = await db
    .select({ matchId: matchPlayers.matchId, team: matchPlayers.team })
    .from(matchPlayers)
    .where(and(inArray(matchPlayers.matchId, [...matchIds]), isPlayer({ identities })));
  return new Map(rows.map(({ matchId, team }) => [matchId, team]));
}

/** Numbers of the players of these matches that pass, by match. */
export async function playerNumbers(
  db: Executor,
  matchIds: readonly string[],
  player: PlayerFilter,
): Promise<Map<string, Set<number>>> {
  const rows = await db
    .select({ matchId: matchPlayers.matchId, number: matchPlayers.number })
    .from(matchPlayers)
    .where(and(inArray(matchPlayers.matchId, [...matchIds]), isPlayer(player)));
  const numbers = new Map<string, Set<number>>();
  for (const { matchId, number } of rows)
    numbers.set(matchId, (numbers.get(matchId) ?? new Set()).add(number));
  return numbers;
}

export interface CodedFilter {
  /** In the order in which their events are listed. */
  matchIds: readonly string[];
  player: PlayerFilter;
  /** Null = all. */
  codes: readonly number[] | null;
}

function passes({ matchIds, player, codes }: CodedFilter): SQL | undefined {
  return and(
    inArray(matchEvents.matchId, [...matchIds]),
    codes === null ? undefined : inArray(matchEvents.code, [...codes]),
    isPlayer(player),
  );
}

const HIS = and(eq(matchPlayers.matchId, matchEvents.matchId), eq(matchPlayers.number, matchEvents.player));

/** A page of the events with a code, and how many there are. */
export async function listCoded(
  db: Executor,
  filter: CodedFilter,
  page: { index: number; size: number; descending: boolean },
): Promise<{ places: EventPlace[]; total: number }> {
  const places = await db
    .select({ matchId: matchEvents.matchId, ordinal: matchEvents.ordinal })
    .from(matchEvents)
    .leftJoin(matchPlayers, HIS)
    .where(passes(filter))
    .orderBy(
      sql`array_position(${sql.param(`{${filter.matchIds.join(',')}}`)}::uuid[], ${matchEvents.matchId})`,
      page.descending ? desc(matchEvents.ordinal) : asc(matchEvents.ordinal),
    )
    .limit(page.size)
    .offset(page.index * page.size);
  const [counted] = await db
    .select({ total: count() })
    .from(matchEvents)
    .leftJoin(matchPlayers, HIS)
    .where(passes(filter));
  return { places, total: counted?.total ?? 0 };
}

/** How often each code occurs. */
export async function countCodes(db: Executor, filter: CodedFilter): Promise<Map<number, number>> {
  const rows = await db
    .select({ code: matchEvents.code, events: count() })
    .from(matchEvents)
    .leftJoin(matchPlayers, HIS)
    .where(passes(filter))
    .groupBy(matchEvents.code);
  return new Map(rows.map(({ code, events }) => [code, events]));
}
