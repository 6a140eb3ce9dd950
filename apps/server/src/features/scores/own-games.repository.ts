import { type Purpose, SCORE_MODES } from '@datacoach/analysis';
import type { PlayKind, TeamGames } from '@datacoach/contract';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  like,
  lte,
  max,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';
import { playedGames } from '../../schema/gamedata.schema.ts';
import { isVisibleTo, isWaitingForConsent } from '../identities/index.ts';

export type ModeCode = 5 | 10 | 15;

/** An account and its player identities. */
export interface PlayerAccount {
  userId: string;
  identities: readonly string[];
}

const { identity: _identity, ...GAME } = getTableColumns(playedGames);

/** The fields needed to choose among the user's games. */
export type OwnGame = Omit<typeof playedGames.$inferSelect, 'identity'>;

/** Null for a match that no one played. */
export async function findTeamSize(db: Executor, matchId: string): Promise<number | null> {
  const rows = await db
    .select({ teamSize: playedGames.teamSize })
    .from(playedGames)
    .where(eq(playedGames.matchId, matchId))
    .limit(1);
  return rows[0]?.teamSize ?? null;
}

const NEWEST_FIRST = [sql`${playedGames.playedAt} desc nulls last`, playedGames.matchId] as const;
const OLDEST_FIRST = [asc(playedGames.playedAt), desc(playedGames.matchId)] as const;

/** Matches visible matches in which exactly one of the account's players played. */
export function isOwnGame(db: Executor, account: PlayerAccount): SQL | undefined {
  return and(isPlayedBy(db, account), isVisibleTo(account.userId, sql`${playedGames.matchId}`));
}

function isPlayedBy(db: Executor, { identities }: PlayerAccount): SQL | undefined {
  const other = alias(playedGames, 'other');
  const alsoPlayed = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.matchId, playedGames.matchId),
        inArray(other.identity, [...identities]),
        sql`${other.playerKey} <> ${playedGames.playerKey}`,
      ),
    );
  return and(
    inArray(playedGames.identity, [...identities]),
    identities.length > 1 ? sql`not exists ${alsoPlayed}` : undefined,
  );
}

export interface GameFilter {
  play: PlayKind;
  /** 0 = all. */
  mode: 0 | ModeCode;
  result?: 'won' | 'lost' | undefined;
  /** Map code. */
  map?: string | undefined;
  from?: Date | undefined;
  /** Latest time, inclusive. */
  to?: Date | undefined;
  /** Only these matches. */
  matchIds?: readonly string[] | undefined;
  /** Only games with a known time. */
  timed?: boolean;
  /** Only what the coach may see: the user's own uploads that aren't private, or what counts for the coach's team. */
  forCoach?: boolean | TeamView | undefined;
}

/** What a coach sees of a member: games since a date, and those in the coach's own folders, private matches too. */
export interface TeamView {
  coachId: string;
  games: TeamGames;
  /** Of the member's own uploads. */
  from: Date;
}

const RANKED = 'ranked-%';
const isRanked = like(playedGames.playlistSlug, RANKED);
const LEAD = sql`(${playedGames.blueScore} - ${playedGames.orangeScore}) * (1 - 2 * ${playedGames.team})`;

function matchesFilter(filter: GameFilter): SQL | undefined {
  const { play, mode, result, map, from, to, timed, matchIds, forCoach } = filter;
  return and(
    typeof forCoach === 'object'
      ? undefined
      : arrayContains(playedGames.countsFor, [play === 'private' ? 'privateScore' : 'score']),
    play === 'ranked' ? isRanked : undefined,
    play === 'casual' ? not(isRanked) : undefined,
    mode === 0 ? undefined : isInMode(mode),
    result && (result === 'won' ? sql`${LEAD} > 0` : sql`${LEAD} < 0`),
    map === undefined ? undefined : eq(playedGames.mapCode, map),
    from && gte(playedGames.playedAt, from),
    to && lte(playedGames.playedAt, to),
    matchIds && inArray(playedGames.matchId, [...matchIds]),
    timed ? isNotNull(playedGames.playedAt) : undefined,
  );
}

/** Matches the account's uploads that aren't private; no slow visibility check for own uploads. */
function isOpenToCoach(userId: string): SQL {
  return sql`exists (
    select 1 from replays source
    where source.match_id = ${playedGames.matchId} and source.owner_id = ${userId}
      and source.visibility is distinct from 'private')`;
}

/** Matches what counts for a team: what the member shows the coach, and games in the coach's folders. */
function isCountedForTeam(userId: string, { coachId, games, from }: TeamView): SQL | undefined {
  const isShown = and(
    isOpenToCoach(userId),
    arrayContains(playedGames.countsFor, ['score']),
    gte(playedGames.playedAt, from),
    games === 'ranked' ? isRanked : undefined,
  );
  const isScrim = and(
    arrayOverlaps(playedGames.countsFor, ['score', 'privateScore']),
    sql`exists (
      select 1 from replays source join replay_folders folder on folder.id = source.folder_id
      where source.match_id = ${playedGames.matchId} and folder.coach_id = ${coachId}
        and folder.deleted_at is null)`,
  );
  const isCounted = games === 'scrims' ? isScrim : games === 'ranked' ? isShown : or(isShown, isScrim);
  return and(isCounted, sql`not ${isWaitingForConsent(sql`${coachId}::uuid`, sql`${userId}::uuid`)}`);
}

function isInMode(mode: ModeCode): SQL {
  return eq(playedGames.teamSize, SCORE_MODES.find(({ code }) => code === mode)!.teamSize);
}

function isListedFor(db: Executor, account: PlayerAccount, forCoach: GameFilter['forCoach']) {
  if (!forCoach) return isOwnGame(db, account);
  return and(
    isPlayedBy(db, account),
    forCoach === true ? isOpenToCoach(account.userId) : isCountedForTeam(account.userId, forCoach),
  );
}

/** Returns the user's games that count and match the filter, newest or oldest first; all of them without a limit. */
export async function listOwnGames(
  db: Executor,
  account: PlayerAccount,
  filter: GameFilter,
  limit?: number,
  oldest = false,
): Promise<OwnGame[]> {
  if (account.identities.length === 0) return [];
  const query = db
    .select(GAME)
    .from(playedGames)
    .where(and(isListedFor(db, account, filter.forCoach), matchesFilter(filter)))
    .orderBy(...(oldest ? OLDEST_FIRST : NEWEST_FIRST))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
}

/**
 * Returns newest games since a time that don't count at all, or not as `play`, of the mode or none; one in which the
 * user was on both teams only once.
 */
export async function listNotCounted(
  db: Executor,
  account: PlayerAccount,
  { play, mode, since }: { play: PlayKind; mode: 0 | ModeCode; since: Date | null },
  limit: number,
): Promise<OwnGame[]> {
  if (account.identities.length === 0) return [];
  const sizes = SCORE_MODES.map(({ teamSize }) => teamSize);
  return db
    .selectDistinctOn([playedGames.playedAt, playedGames.matchId], GAME)
    .from(playedGames)
    .where(
      and(
        isOwnGame(db, account),
        not(arrayContains(playedGames.countsFor, ['score'])),
        play === 'private' ? not(arrayContains(playedGames.countsFor, ['privateScore'])) : undefined,
        isNotNull(playedGames.notCounted),
        mode === 0 ? undefined : or(isInMode(mode), notInArray(playedGames.teamSize, sizes)),
        since ? gte(playedGames.playedAt, since) : undefined,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

/** The user's games with the same values for every filter. */
export interface GameGroup {
  teamSize: number;
  isRanked: boolean;
  countsForScore: boolean;
  countsForPrivateScore: boolean;
  mapCode: string;
  mapName: string;
  games: number;
}

/** Counts the user's games of each group. */
export async function countOwnGames(db: Executor, account: PlayerAccount): Promise<GameGroup[]> {
  if (account.identities.length === 0) return [];
  const isCountedFor = (purpose: Purpose) => sql<boolean>`${purpose} = any(${playedGames.countsFor})`;
  const rows = await db
    .select({
      teamSize: playedGames.teamSize,
      isRanked: sql<boolean>`${playedGames.playlistSlug} like ${sql.raw(`'${RANKED}'`)}`,
      countsForScore: isCountedFor('score'),
      countsForPrivateScore: isCountedFor('privateScore'),
      mapCode: playedGames.mapCode,
      mapName: max(playedGames.mapName),
      games: count(),
    })
    .from(playedGames)
    .where(isOwnGame(db, account))
    .groupBy(playedGames.teamSize, sql`2`, sql`3`, sql`4`, playedGames.mapCode);
  return rows.map((row) => ({ ...row, mapName: row.mapName ?? row.mapCode }));
}
