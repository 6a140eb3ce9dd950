import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

/**
 * Conditions in plain SQL, because they name the same tables several times. A match is shared with a player when
 * somebody of his team has recorded and uploaded it and shares that upload, or has said nothing of it and agrees to share
 * with team-mates. No match is shared in which somebody is hidden, but with himself (rulings M6).
 */
function isShared(matchId: SQL, identity: SQL, team: SQL): SQL {
  return sql`exists (
      select 1 from replays witness
      left join consents on consents.user_id = witness.owner_id and consents.kind = 'shareWithTeamMates'
      where witness.match_id = ${matchId}
        and (witness.visibility in ('team', 'link') or (witness.visibility is null and consents.is_given))
        and (witness.summary -> 'teams' ->> witness.recorder_identity)::int = ${team})
    and not exists (
      select 1 from match_players someone
      where someone.match_id = ${matchId} and someone.identity <> ${identity}
        and ${isHidden(sql`someone.identity`)})`;
}

/** A player who has hidden himself, or was hidden by an administrator at his wish. */
function isHidden(identity: SQL): SQL {
  return sql`(exists (
      select 1 from player_identities hidden
      where hidden.identity = ${identity} and hidden.hidden_at is not null)
    or exists (select 1 from hidden_players where hidden_players.identity = ${identity}))`;
}

/** Whether the account may see the match `matchId` (an SQL expression): its own upload, or shared with its player. */
export function isVisibleTo(userId: string, matchId: SQL): SQL {
  return sql`(exists (select 1 from replays own where own.match_id = ${matchId} and own.owner_id = ${userId})
    or ${isSharedWith(userId, matchId)})`;
}

/** A player who is certainly the account's plays in it, and it is shared with him. */
export function isSharedWith(userId: string, matchId: SQL): SQL {
  return sql`exists (
    select 1 from player_identities mine
    join match_players me on me.identity = mine.identity and me.match_id = ${matchId}
    where mine.user_id = ${userId} and mine.standing = 'verified'
      and ${isShared(matchId, sql`me.identity`, sql`me.team`)})`;
}

/** Whether somebody hides in a match, besides the account's own players: then it is shared with nobody. */
export async function hidesSomebody(db: Executor, userId: string, matchId: string): Promise<boolean> {
  const { rows } = await db.execute<{ hidden: boolean }>(sql`
    select exists (
      select 1 from match_players someone
      where someone.match_id = ${matchId} and ${isHidden(sql`someone.identity`)}
        and not exists (
          select 1 from player_identities mine
          where mine.identity = someone.identity and mine.user_id = ${userId} and mine.standing = 'verified')
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

/**
 * Players with their newest two games, newest first: those of a name, or these. Only games that the account has
 * uploaded or that are shared with the player who is found.
 */
export async function findPlayers(
  db: Executor,
  userId: string,
  wanted: { name: string } | { identities: readonly string[] },
  most: number,
): Promise<FoundPlayer[]> {
  const isWanted =
    'name' in wanted
      ? sql`lower(player.name) = lower(${wanted.name}) and not player.name_hidden`
      : sql`player.identity = any(${sql.param([...wanted.identities])}::text[])`;
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
      where player.identity is not null and ${isWanted}
        and (not ${isHidden(sql`player.identity`)} or exists (
          select 1 from player_identities mine
          where mine.identity = player.identity and mine.user_id = ${userId} and mine.standing = 'verified'))
        and (exists (select 1 from replays own where own.match_id = matches.id and own.owner_id = ${userId})
          or (${isShared(sql`matches.id`, sql`player.identity`, sql`player.team`)}))
    ) games
    where game <= ${GAMES_EACH} and found <= ${most}
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
