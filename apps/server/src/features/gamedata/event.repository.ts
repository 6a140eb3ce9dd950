import type { EventContext } from '@datacoach/analysis/metadata';
import { EVENT_ROLES, type PlayKind, SCORE_STATES } from '@datacoach/contract';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  like,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { matchEvents, matches, matchPlayers, playedGames } from '../../schema/gamedata.schema.ts';
import { isVisibleTo } from '../identities/index.ts';
import type { EventPosition } from './describe-event.ts';

export interface MatchFilter {
  ownerId: string;
  /** Identities of the owner's own players. */
  identities: readonly string[];
  /** Players per team of a soccar match; null for any match. */
  teamSize: number | null;
  /** True for matches won by the owner, false for lost ones. */
  won: boolean | null;
  mapCode: string | null;
  since: Date | null;
  /** Only matches that count for the owner's scores, of this kind. */
  play: PlayKind | null;
  /** Max newest matches. */
  window: number;
}

/** Returns the ids of the newest matches that the owner may see and that match the filter, newest first. */
export async function chooseMatches(db: Executor, filter: MatchFilter): Promise<string[]> {
  const { teamSize, won, mapCode, since, play } = filter;
  if (play !== null) return chooseCounted(db, { ...filter, play });
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        isVisibleTo(filter.ownerId, sql`${matches.id}`),
        teamSize === null ? undefined : and(eq(matches.mode, 'soccar'), eq(matches.teamSize, teamSize)),
        mapCode === null ? undefined : eq(matches.mapCode, mapCode),
        won === null ? undefined : exists(selectResults(db, filter.identities, won)),
        since === null ? undefined : gte(matches.playedAt, since),
      ),
    )
    .orderBy(sql`${matches.playedAt} desc nulls last`, asc(matches.id))
    .limit(filter.window);
  return rows.map(({ id }) => id);
}

const RANKED = 'ranked-%';

/** Returns the same for matches that count for the scores of a player with these identities, which only soccar does. */
async function chooseCounted(
  db: Executor,
  { ownerId, identities, teamSize, won, mapCode, since, play, window }: MatchFilter & { play: PlayKind },
): Promise<string[]> {
  if (identities.length === 0) return [];
  const lead = sql`(${playedGames.blueScore} - ${playedGames.orangeScore}) * (1 - 2 * ${playedGames.team})`;
  const rows = await db
    .select({ id: playedGames.matchId })
    .from(playedGames)
    .where(
      and(
        inArray(playedGames.identity, [...identities]),
        isVisibleTo(ownerId, sql`${playedGames.matchId}`),
        arrayContains(playedGames.countsFor, [play === 'private' ? 'privateScore' : 'score']),
        teamSize === null ? undefined : eq(playedGames.teamSize, teamSize),
        mapCode === null ? undefined : eq(playedGames.mapCode, mapCode),
        won === null ? undefined : won ? sql`${lead} > 0` : sql`${lead} < 0`,
        since === null ? undefined : gte(playedGames.playedAt, since),
        play === 'ranked' ? like(playedGames.playlistSlug, RANKED) : undefined,
        play === 'casual' ? notLike(playedGames.playlistSlug, RANKED) : undefined,
      ),
    )
    .orderBy(sql`${playedGames.playedAt} desc nulls last`, asc(playedGames.matchId))
    // Several players of the same account may have played in one match.
    .limit(window * identities.length);
  return [...new Set(rows.map(({ id }) => id))].slice(0, window);
}

/** Builds the condition that a player with these identities won, or lost, the match. */
function selectResults(db: Executor, identities: readonly string[], won: boolean) {
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

/** The player whose events are listed; null for everyone. */
export type PlayerFilter = { key: string } | { identities: readonly string[] } | null;

function isPlayer(player: PlayerFilter): SQL | undefined {
  if (player === null) return undefined;
  return 'key' in player
    ? eq(matchPlayers.playerKey, player.key)
    : inArray(matchPlayers.identity, [...player.identities]);
}

/** Returns keys and teams of the matching players, by match. */
export async function listPlayerKeys(db: Executor, matchIds: readonly string[], player: PlayerFilter) {
  const rows = await db
    .select({ matchId: matchPlayers.matchId, key: matchPlayers.playerKey, team: matchPlayers.team })
    .from(matchPlayers)
    .where(and(inArray(matchPlayers.matchId, [...matchIds]), isPlayer(player)));
  const keys = new Map<string, Map<string, 0 | 1>>();
  for (const { matchId, key, team } of rows)
    keys.set(matchId, (keys.get(matchId) ?? new Map<string, 0 | 1>()).set(key, team));
  return keys;
}

/** Returns the team of the players with these identities, by match. */
export async function listOwnTeams(db: Executor, matchIds: readonly string[], identities: readonly string[]) {
  if (matchIds.length === 0 || identities.length === 0) return new Map<string, 0 | 1>();
  const rows = await db
    .select({ matchId: matchPlayers.matchId, team: matchPlayers.team })
    .from(matchPlayers)
    .where(and(inArray(matchPlayers.matchId, [...matchIds]), isPlayer({ identities })));
  return new Map(rows.map(({ matchId, team }) => [matchId, team]));
}

/** Returns the indexes of the matching players, by match. */
export async function listPlayerNumbers(db: Executor, matchIds: readonly string[], player: PlayerFilter) {
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
  /** In the order of their events. */
  matchIds: readonly string[];
  player: PlayerFilter;
  /** Null = all. */
  codes: readonly number[] | null;
  /** Left out or null = any. */
  role?: EventContext['role'];
  scoreState?: EventContext['scoreState'];
  /** Acting team by match; left out or null = both. A match without one has no events. */
  teams?: ReadonlyMap<string, 0 | 1> | null;
}

function matchesFilter({ matchIds, player, codes, role, scoreState, teams }: CodedFilter): SQL | undefined {
  return and(
    inArray(matchEvents.matchId, [...matchIds]),
    codes === null ? undefined : inArray(matchEvents.code, [...codes]),
    role ? eq(matchEvents.role, EVENT_ROLES.indexOf(role)) : undefined,
    scoreState ? eq(matchEvents.scoreState, SCORE_STATES.indexOf(scoreState)) : undefined,
    teams ? or(...([0, 1] as const).map((team) => isTeamEvent(teams, team))) : undefined,
    isPlayer(player),
  );
}

function isTeamEvent(teams: ReadonlyMap<string, 0 | 1>, team: 0 | 1): SQL | undefined {
  const matchIds = [...teams].filter(([, one]) => one === team).map(([matchId]) => matchId);
  return and(eq(matchEvents.team, team), inArray(matchEvents.matchId, matchIds));
}

const IS_SAME_PLAYER = and(
  eq(matchPlayers.matchId, matchEvents.matchId),
  eq(matchPlayers.number, matchEvents.player),
);

/** Returns a page of events with a code, and their total number. */
export async function listCoded(
  db: Executor,
  filter: CodedFilter,
  page: { index: number; size: number; descending: boolean },
): Promise<{ places: EventPosition[]; total: number }> {
  const positions = await db
    .select({ matchId: matchEvents.matchId, ordinal: matchEvents.ordinal })
    .from(matchEvents)
    .leftJoin(matchPlayers, IS_SAME_PLAYER)
    .where(matchesFilter(filter))
    .orderBy(
      sql`array_position(${sql.param(`{${filter.matchIds.join(',')}}`)}::uuid[], ${matchEvents.matchId})`,
      page.descending ? desc(matchEvents.ordinal) : asc(matchEvents.ordinal),
    )
    .limit(page.size)
    .offset(page.index * page.size);
  const [counted] = await db
    .select({ total: count() })
    .from(matchEvents)
    .leftJoin(matchPlayers, IS_SAME_PLAYER)
    .where(matchesFilter(filter));
  return { places: positions, total: counted?.total ?? 0 };
}

/** Counts events by code. */
export async function countCodes(db: Executor, filter: CodedFilter): Promise<Map<number, number>> {
  const rows = await db
    .select({ code: matchEvents.code, events: count() })
    .from(matchEvents)
    .leftJoin(matchPlayers, IS_SAME_PLAYER)
    .where(matchesFilter(filter))
    .groupBy(matchEvents.code);
  return new Map(rows.map(({ code, events }) => [code, events]));
}
