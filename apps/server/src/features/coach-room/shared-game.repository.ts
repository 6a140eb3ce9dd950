import type { TeamGames } from '@datacoach/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

/** A member in a game their coach may see. */
export interface MemberInGame {
  matchId: string;
  playerId: string;
  playerKey: string;
  team: 0 | 1;
  playedAt: Date;
  blueScore: number;
  orangeScore: number;
}

/** A member's players, and since when their coach may see their games. */
export interface SeenMember {
  playerId: string;
  identities: readonly string[];
  /** Verified players; the others count in games the member has uploaded. */
  verified: readonly string[];
  seesFrom: Date;
}

const GAMES_FILTERS: Readonly<Record<TeamGames, SQL>> = {
  all: sql`true`,
  scrims: sql`coached.is_scrim`,
  ranked: sql`game.playlist_slug like 'ranked-%'`,
};

/**
 * Returns the newest games of a team size in which at least two members played on the same side, each since their
 * coach may see them, and which a member uploaded without making it private or the coach has in a folder; newest first,
 * one row per member.
 */
export async function listGamesTogether(
  db: Executor,
  { coachId, games }: { coachId: string; games: TeamGames },
  members: readonly SeenMember[],
  teamSize: number,
  limit: number,
): Promise<MemberInGame[]> {
  const known = members.flatMap(({ playerId, identities, verified, seesFrom }) =>
    identities.map((identity) => ({
      identity,
      player_id: playerId,
      sees_from: seesFrom.toISOString(),
      is_verified: verified.includes(identity),
    })),
  );
  if (known.length === 0) return [];
  const { rows } = await db.execute<{
    match_id: string;
    player_id: string;
    player_key: string;
    team: number;
    played_ms: string;
    blue_score: number;
    orange_score: number;
  }>(sql`
    with member as (
      select * from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
        as member(identity text, player_id uuid, sees_from timestamptz, is_verified boolean)
    ), played as (
      select game.match_id, member.player_id, game.player_key, game.team, game.played_at,
        game.blue_score, game.orange_score,
        count(*) over (partition by game.match_id, game.team) as teammates,
        count(*) over (partition by game.match_id, member.player_id) as selves,
        bool_or(coached.is_scrim or exists (
          select 1 from replays source
          where source.match_id = game.match_id and source.visibility is distinct from 'private'
            and source.owner_id = member.player_id)) over (partition by game.match_id) as is_shown
      from member
      join played_games game on game.identity = member.identity
      cross join lateral (select exists (
        select 1 from replays source join replay_folders folder on folder.id = source.folder_id
        where source.match_id = game.match_id and folder.coach_id = ${coachId}
          and folder.deleted_at is null) as is_scrim) coached
      where game.team_size = ${teamSize}
        and (('score' = any(game.counts_for) and game.played_at >= member.sees_from)
          or (coached.is_scrim and game.counts_for && array['score', 'privateScore']))
        and ${GAMES_FILTERS[games]}
        and (member.is_verified or coached.is_scrim or exists (
          select 1 from replays own
          where own.match_id = game.match_id and own.owner_id = member.player_id and own.folder_id is null))
    ), ranked as (
      select *, dense_rank() over (order by played_at desc, match_id) as place
      from played where teammates > 1 and selves = 1 and is_shown
    )
    select match_id, player_id, player_key, team, extract(epoch from played_at) * 1000 as played_ms,
      blue_score, orange_score
    from ranked where place <= ${limit} order by place, player_id`);
  return rows.map((row) => ({
    matchId: row.match_id,
    playerId: row.player_id,
    playerKey: row.player_key,
    team: row.team === 0 ? 0 : 1,
    playedAt: new Date(Number(row.played_ms)),
    blueScore: row.blue_score,
    orangeScore: row.orange_score,
  }));
}

export interface GameTotals {
  /** Live play in s. */
  liveSeconds: number;
  /** Expected goals of blue and orange; null if unknown. */
  xg: readonly [number, number] | null;
}

/** Returns length and expected goals of games; a team's xG isn't its players' sum (rebounds). */
export async function readTotals(db: Executor, matchIds: readonly string[]) {
  if (matchIds.length === 0) return new Map<string, GameTotals>();
  const sumXg = (team: 0 | 1) =>
    sql`(stored.teams -> ${sql.raw(String(team))} -> 'metrics' -> 'xg' ->> 'value')::float8`;
  const { rows } = await db.execute<{
    match_id: string;
    live_seconds: number;
    blue: number | null;
    orange: number | null;
  }>(sql`
    select matches.id as match_id, matches.live_seconds, ${sumXg(0)} as blue, ${sumXg(1)} as orange
    from matches
    left join lateral (
      select report.insight -> 'teams' as teams from match_reports report
      where report.match_id = matches.id offset 0) stored on true
    where matches.id = any(${sql.param(`{${matchIds.join(',')}}`)}::uuid[])`);
  return new Map(
    rows.map(({ match_id, live_seconds, blue, orange }) => [
      match_id,
      {
        liveSeconds: live_seconds,
        xg: blue === null || orange === null ? null : ([blue, orange] as const),
      },
    ]),
  );
}
