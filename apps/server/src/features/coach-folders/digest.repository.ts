import { INVITATION_STATUS } from '@datacoach/contract';
import { and, countDistinct, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { teamInvitations } from '../../schema/coach.schema.ts';
import { matchDigests, matches, matchPlayers } from '../../schema/gamedata.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

/** Returns stored digests of matches; `digest` is null if it is missing or from an older analysis. */
export async function readStoredDigests(db: Executor, matchIds: readonly string[]) {
  if (matchIds.length === 0) return [];
  return db
    .select({ matchId: matches.id, updatedAt: matches.updatedAt, digest: matchDigests.digest })
    .from(matches)
    .leftJoin(
      matchDigests,
      and(eq(matchDigests.matchId, matches.id), eq(matchDigests.madeFrom, matches.updatedAt)),
    )
    .where(inArray(matches.id, [...matchIds]));
}

/** Returns matches whose digest has another format. */
export async function listOtherFormats(db: Executor, format: number): Promise<string[]> {
  const prefix = `{"format":${format},`;
  const rows = await db
    .select({ matchId: matchDigests.matchId })
    .from(matchDigests)
    // Unlike `like`, `left` unpacks only the beginning of a long text.
    .where(sql`left(${matchDigests.digest}, ${prefix.length}) <> ${prefix}`);
  return rows.map(({ matchId }) => matchId);
}

export async function saveDigest(db: Executor, row: { matchId: string; madeFrom: Date; digest: string }) {
  const { madeFrom, digest } = row;
  // The match may have been deleted meanwhile.
  await db.execute(sql`
    insert into ${matchDigests} (match_id, made_from, digest)
    select id, ${madeFrom.toISOString()}::timestamptz, ${digest} from ${matches} where id = ${row.matchId}
    on conflict (match_id) do update set made_from = excluded.made_from, digest = excluded.digest`);
}

export async function isInFolder(db: Executor, matchId: string): Promise<boolean> {
  const rows = await db
    .select({ id: replays.id })
    .from(replays)
    .where(and(eq(replays.matchId, matchId), isNotNull(replays.folderId)))
    .limit(1);
  return rows.length > 0;
}

/** Whether several members of a coach's team played on the same side of the match. */
export async function hasSeveralMembers(db: Executor, matchId: string): Promise<boolean> {
  const rows = await db
    .select({ coachId: teamInvitations.coachId })
    .from(matchPlayers)
    .innerJoin(
      playerIdentities,
      and(eq(playerIdentities.identity, matchPlayers.identity), ne(playerIdentities.linkStatus, 'refused')),
    )
    .innerJoin(
      teamInvitations,
      and(
        eq(teamInvitations.playerId, playerIdentities.userId),
        eq(teamInvitations.status, INVITATION_STATUS.accepted),
      ),
    )
    .where(eq(matchPlayers.matchId, matchId))
    .groupBy(teamInvitations.coachId, matchPlayers.team)
    .having(gt(countDistinct(playerIdentities.userId), 1))
    .limit(1);
  return rows.length > 0;
}
