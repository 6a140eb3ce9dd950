import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { isWaitingForConsent } from './school-members.repository.ts';

/**
 * Plain SQL because the conditions use the same tables several times. A match is shared with a player if a teammate
 * recorded and uploaded it and shares that upload, or hasn't decided on it but agrees to share with teammates. No
 * match with a hidden player is shared, except with that player (decisions.md 16.2).
 */
function isShared(matchId: SQL, identity: SQL, team: SQL): SQL {
  return sql`exists (
      select 1 from replays source
      left join consents on consents.user_id = source.owner_id and consents.kind = 'shareWithTeammates'
      where source.match_id = ${matchId}
        and (source.visibility in ('team', 'link') or (source.visibility is null and consents.is_given))
        and (source.summary -> 'teams' ->> source.recorder_identity)::int = ${team})
    and not exists (
      select 1 from match_players someone
      where someone.match_id = ${matchId} and someone.identity <> ${identity}
        and ${isHidden(sql`someone.identity`)})`;
}

/** Builds the condition for a player who is hidden, by themselves or by an administrator at their request. */
function isHidden(identity: SQL): SQL {
  return sql`(exists (
      select 1 from player_identities hidden
      where hidden.identity = ${identity} and hidden.hidden_at is not null)
    or exists (select 1 from hidden_players where hidden_players.identity = ${identity}))`;
}

/** Builds the condition that someone in a match is hidden, besides a linked player who is proved to be the account's. */
function hasHiddenPlayerExcept(linked: SQL, matchId: SQL): SQL {
  return sql`exists (
      select 1 from match_players someone
      where someone.match_id = ${matchId} and ${isHidden(sql`someone.identity`)}
        and (someone.identity <> ${linked}.identity or ${linked}.link_status <> 'verified'))`;
}

/** Builds the condition that the account may see the match `matchId` (SQL): its own, or shared with it. */
export function isVisibleTo(userId: string | SQL, matchId: SQL): SQL {
  return sql`(exists (select 1 from replays own where own.match_id = ${matchId} and own.owner_id = ${userId})
    or ${isSharedWith(userId, matchId)})`;
}

/** Builds the condition that a verified player of the account plays in it, and it is shared with them. */
export function isSharedWith(userId: string | SQL, matchId: SQL): SQL {
  return sql`exists (
    select 1 from player_identities mine
    join match_players me on me.identity = mine.identity and me.match_id = ${matchId}
    where mine.user_id = ${userId} and mine.link_status = 'verified'
      and ${isShared(matchId, sql`me.identity`, sql`me.team`)})`;
}

/** Whether someone in a match is hidden, besides the account's own players: then it isn't shared with anyone. */
export async function hasHiddenPlayer(db: Executor, userId: string, matchId: string): Promise<boolean> {
  const { rows } = await db.execute<{ hidden: boolean }>(sql`
    select exists (
      select 1 from match_players someone
      where someone.match_id = ${matchId} and ${isHidden(sql`someone.identity`)}
        and not exists (
          select 1 from player_identities mine
          where mine.identity = someone.identity and mine.user_id = ${userId} and mine.link_status = 'verified')
    ) as hidden`);
  return rows[0]?.hidden === true;
}

export interface FoundPlayer {
  identity: string;
  name: string;
  playedAt: Date | null;
  map: string;
  playlist: string;
}

const GAMES_EACH = 2;
/** How long after a session its coach may see the player's games. */
export const VISIBLE_AFTER_SESSION_MS = 14 * 24 * 60 * 60_000;

/** Returns visible players by name or identity, each with their newest two games, newest first. */
export async function findPlayers(
  db: Executor,
  userId: string,
  requested: { name: string } | { identities: readonly string[] },
  limit: number,
): Promise<FoundPlayer[]> {
  const isRequested =
    'name' in requested
      ? sql`lower(player.name) = lower(${requested.name}) and not player.name_hidden`
      : sql`player.identity = any(${sql.param([...requested.identities])}::text[])`;
  const { rows } = await db.execute<{
    identity: string;
    name: string;
    played_ms: string | null;
    map_name: string;
    playlist_name: string;
  }>(sql`
    select identity, name, extract(epoch from played_at) * 1000 as played_ms, map_name, playlist_name from (
      select player.identity, player.name, matches.played_at, matches.map_name, matches.playlist_name,
        row_number() over (partition by player.identity order by matches.played_at desc nulls last, matches.id) as game,
        dense_rank() over (order by player.identity) as found
      from match_players player
      join matches on matches.id = player.match_id
      where player.identity is not null and ${isRequested}
        and (not ${isHidden(sql`player.identity`)} or exists (
          select 1 from player_identities mine
          where mine.identity = player.identity and mine.user_id = ${userId} and mine.link_status = 'verified'))
        and (exists (select 1 from replays own where own.match_id = matches.id and own.owner_id = ${userId})
          or (${isShared(sql`matches.id`, sql`player.identity`, sql`player.team`)}))
    ) games
    where game <= ${GAMES_EACH} and found <= ${limit}
    order by identity, game`);
  return rows.map((row) => ({
    identity: row.identity,
    name: row.name,
    playedAt: row.played_ms === null ? null : new Date(Number(row.played_ms)),
    map: row.map_name,
    playlist: row.playlist_name,
  }));
}

export async function canSeeMatch(db: Executor, userId: string, matchId: string): Promise<boolean> {
  const { rows } = await db.execute<{ visible: boolean }>(
    sql`select ${isVisibleTo(userId, sql`${matchId}::uuid`)} as visible`,
  );
  return rows[0]?.visible === true;
}

/**
 * Whether a coach may watch a match: a member of their team has uploaded it, hasn't made it private, and played it
 * while the coach had access; not if someone else in it is hidden.
 */
export async function canCoachSeeMatch(db: Executor, coachId: string, matchId: string, now: Date) {
  const { rows } = await db.execute<{ visible: boolean }>(
    sql`select ${isShownToCoach(sql`${coachId}::uuid`, sql`${matchId}::uuid`, now)} as visible`,
  );
  return rows[0]?.visible === true;
}

/**
 * Whether a match is one of a coach's team, so that their assistants may watch it: in one of the team's folders, or a
 * member's. The coach's own games and those of their coaching sessions aren't.
 */
export async function isTeamMatch(db: Executor, coachId: string, matchId: string): Promise<boolean> {
  const { rows } = await db.execute<{ visible: boolean }>(
    sql`select ${isTeamMatchRow(sql`${coachId}::uuid`, sql`${matchId}::uuid`)} as visible`,
  );
  return rows[0]?.visible === true;
}

/** Builds the condition for the same on a match `matchId` (an SQL expression). */
export function isTeamMatchRow(coachId: SQL, matchId: SQL): SQL {
  return sql`(exists (
      select 1 from replays source join replay_folders folder on folder.id = source.folder_id
      where source.match_id = ${matchId} and folder.coach_id = ${coachId} and folder.deleted_at is null)
    or ${isShownToTeamCoach(coachId, matchId)})`;
}

/** Builds the same condition on `matchId` (SQL), or that the coach may see it like any account. */
export function isSeenByCoach(coachId: SQL, matchId: SQL, now: Date): SQL {
  return sql`(${isVisibleTo(coachId, matchId)} or ${isShownToCoach(coachId, matchId, now)})`;
}

function isShownToCoach(coachId: SQL, matchId: SQL, now: Date): SQL {
  return sql`(${isShownToTeamCoach(coachId, matchId)} or ${isShownToProCoach(coachId, matchId, now)})`;
}

/** Builds the condition for a game that a session's player shows its coach, until two weeks after it. */
function isShownToProCoach(coachId: SQL, matchId: SQL, now: Date): SQL {
  const since = new Date(now.getTime() - VISIBLE_AFTER_SESSION_MS).toISOString();
  return sql`exists (
      select 1 from coach_sessions session
      join replays source on source.owner_id = session.player_id and source.match_id = ${matchId}
        and source.visibility is distinct from 'private'
      join player_identities who on who.user_id = session.player_id and who.link_status <> 'refused'
      join played_games game on game.match_id = ${matchId} and game.identity = who.identity
        and game.team_size = session.mode / 5
      where session.coach_id = ${coachId} and session.status in (5, 10, 15)
        and session.ends_at > ${since}::timestamptz
        and not ${hasHiddenPlayerExcept(sql`who`, matchId)})`;
}

function isShownToTeamCoach(coachId: SQL, matchId: SQL): SQL {
  return sql`exists (
      select 1 from team_invitations seat
      join replays source on source.owner_id = seat.player_id and source.match_id = ${matchId}
        and source.visibility is distinct from 'private'
      join player_identities who on who.user_id = seat.player_id and who.link_status <> 'refused'
      join played_games game on game.match_id = ${matchId} and game.identity = who.identity
        and game.played_at >= coalesce(seat.sees_from, seat.answered_at)
      where seat.coach_id = ${coachId} and seat.status = 10
        and not ${isWaitingForConsent(sql`seat.coach_id`, sql`seat.player_id`)}
        and not ${hasHiddenPlayerExcept(sql`who`, matchId)})`;
}

/**
 * Builds the query for the matches of a coach's review that are open to a player: the review is shared with them,
 * they are still a member, the coach may still see the match, and the coach uploaded it into an existing folder or the
 * player may see it anyway. Never if someone else in it is hidden. `reviewId` is an SQL expression.
 */
function selectOpenGames(playerId: string, reviewId: SQL, now: Date): SQL {
  return sql`
    select reviewed.id from match_review_players reader
    join match_reviews review on review.id = reader.review_id
    join team_invitations seat on seat.coach_id = review.coach_id and seat.player_id = reader.player_id
      and seat.status = 10
    cross join lateral ${selectReviewedGames(sql`review`)} reviewed
    where reader.review_id = ${reviewId} and reader.player_id = ${playerId}
      and ${isSeenByCoach(sql`review.coach_id`, sql`reviewed.id`, now)}
      and ${isOpenable(sql`review.coach_id`, playerId, sql`reviewed.id`)}`;
}

/** Builds the subquery with the ids of a review's match or of a playlist's matches. */
export function selectReviewedGames(review: SQL): SQL {
  return sql`(select ${review}.match_id as id where ${review}.match_id is not null
    union select (entry -> 'clip' ->> 'matchId')::uuid from jsonb_array_elements(${review}.comments) entry
    where ${review}.match_id is null)`;
}

/** Builds the condition that a review is open to a player, or just this match of it (SQL expressions). */
export function isReviewOpenTo(playerId: string, reviewId: SQL, now: Date, matchId?: SQL): SQL {
  const isMatch = matchId ? sql` and reviewed.id = ${matchId}` : sql``;
  return sql`exists (${selectOpenGames(playerId, reviewId, now)}${isMatch})`;
}

/** Returns the matches of a review that are open to a player. */
export async function listOpenGames(db: Executor, playerId: string, reviewId: string, now: Date) {
  const { rows } = await db.execute<{ id: string }>(selectOpenGames(playerId, sql`${reviewId}::uuid`, now));
  return rows.map(({ id }) => id);
}

/** Builds the condition that a coach can open a match to a player: own upload, or visible to both. */
function isOpenable(coachId: SQL, playerId: string | SQL, matchId: SQL): SQL {
  return sql`(${isVisibleTo(playerId, matchId)} or (
      exists (
        select 1 from replays source
        left join replay_folders folder on folder.id = source.folder_id
        where source.match_id = ${matchId} and source.owner_id = ${coachId} and folder.deleted_at is null)
      and not exists (
        select 1 from match_players someone
        where someone.match_id = ${matchId} and ${isHidden(sql`someone.identity`)}
          and not exists (
            select 1 from player_identities mine
            where mine.identity = someone.identity and mine.user_id = ${playerId}
              and mine.link_status = 'verified'))))`;
}

/** Returns how many of these matches the coach can open to each player. */
export async function countOpenableMatches(
  db: Executor,
  coachId: string,
  playerIds: readonly string[],
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const unnestIds = (list: readonly string[]) => sql`unnest(${sql.param(`{${list.join(',')}}`)}::uuid[])`;
  const { rows } = await db.execute<{ player_id: string; games: number }>(sql`
    select member.id as player_id, count(*)::integer as games
    from ${unnestIds(playerIds)} member (id) cross join ${unnestIds(matchIds)} reviewed (id)
    where ${isOpenable(sql`${coachId}::uuid`, sql`member.id`, sql`reviewed.id`)}
    group by member.id`);
  return new Map(rows.map(({ player_id, games }) => [player_id, games]));
}
