import { and, asc, type Column, eq, gt, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { consents, getStartedAnswers } from '../../schema/account.schema.ts';
import { users } from '../../schema/auth.schema.ts';
import { matches, matchPlayers, playerFacts } from '../../schema/gamedata.schema.ts';
import { referenceMatches } from '../../schema/scores.schema.ts';
import type { ReferenceMatch } from './reference-ledger.repository.ts';
import { IS_PLAYER_FACTS, STORED_GAME } from './window.repository.ts';

/** Joins a player's match in the ledger. */
export const isInLedger = and(
  eq(referenceMatches.matchId, matchPlayers.matchId),
  eq(referenceMatches.identity, matchPlayers.identity),
);

export interface RankedUser {
  id: string;
  duel: string | null;
  doubles: string | null;
  standard: string | null;
  rankKnownAt: Date;
}

/** References may use the games of users who agreed to research and declared an age of 13 or more. */
function hasResearchConsent(userId: Column): SQL {
  return sql`(
    exists (select 1 from ${consents} where ${consents.userId} = ${userId} and ${consents.kind} = 'research' and ${consents.isGiven})
    and exists (select 1 from ${getStartedAnswers}
      where ${getStartedAnswers.userId} = ${userId} and ${getStartedAnswers.ageBand} <> 'under-13'))`;
}

/** Removes matches of accounts that withdrew consent from the ledger. */
export async function deleteWithoutConsent(db: Executor): Promise<void> {
  await db.delete(referenceMatches).where(not(hasResearchConsent(referenceMatches.userId)));
}

/** Returns accounts that consent and have declared a rank, after `afterId`. */
export async function listRankedUsers(db: Executor, afterId: string | null, limit: number) {
  const rows = await db
    .select({
      id: users.id,
      duel: users.duelModeRank,
      doubles: users.doublesModeRank,
      standard: users.standardModeRank,
      rankKnownAt: users.ranksConfirmedAt,
    })
    .from(users)
    .where(
      and(
        isNotNull(users.ranksConfirmedAt),
        hasResearchConsent(users.id),
        afterId === null ? undefined : gt(users.id, afterId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ rankKnownAt, ...row }) => ({ ...row, rankKnownAt: rankKnownAt! }));
}

/**
 * Returns matches of an account's players that may be counted, were played within these days around `at`, and aren't
 * in the ledger. A player who is only claimed counts only in the account's own uploads.
 */
export async function listUncountedMatches(
  db: Executor,
  {
    userId,
    identities,
    verified,
  }: { userId: string; identities: readonly string[]; verified: readonly string[] },
  { at, days }: { at: Date; days: number },
): Promise<{ matchId: string; identity: string; teamSize: number; playedAt: Date; factsAt: Date }[]> {
  const near = sql`abs(extract(epoch from ${matches.playedAt} - ${at.toISOString()}::timestamptz)) <= ${days * 86_400}`;
  const rows = await db
    .select({
      matchId: matches.id,
      identity: matchPlayers.identity,
      teamSize: matches.teamSize,
      playedAt: matches.playedAt,
      factsAt: matches.updatedAt,
    })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .innerJoin(playerFacts, IS_PLAYER_FACTS)
    .leftJoin(referenceMatches, isInLedger)
    .where(
      and(
        inArray(matchPlayers.identity, [...identities]),
        sql`'reference' = any(${playerFacts.countsFor})`,
        near,
        sql`${referenceMatches.matchId} is null`,
        // A game that exists only in coaches' folders isn't used for references.
        sql`exists (select 1 from replays source where source.match_id = ${matches.id} and source.folder_id is null
          and (source.owner_id = ${userId} or ${matchPlayers.identity} = any(${sql.param([...verified])}::text[])))`,
      ),
    );
  return rows.map((row) => ({ ...row, identity: row.identity!, playedAt: row.playedAt! }));
}

export async function listGames(db: Executor, rows: readonly Pick<ReferenceMatch, 'matchId' | 'identity'>[]) {
  const found = await db
    .select({ matchId: matches.id, identity: matchPlayers.identity, ...STORED_GAME })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .innerJoin(playerFacts, IS_PLAYER_FACTS)
    .where(
      and(
        inArray(matchPlayers.matchId, [...new Set(rows.map(({ matchId }) => matchId))]),
        inArray(matchPlayers.identity, [...new Set(rows.map(({ identity }) => identity))]),
      ),
    );
  return found.map((row) => ({ ...row, identity: row.identity! }));
}
