import type { ScoreMode } from '@datacoach/analysis';
import { and, asc, count, countDistinct, desc, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { matches, matchPlayers, playerFacts } from '../../schema/gamedata.schema.ts';
import { referenceCells, referenceMatches } from '../../schema/scores.schema.ts';

export type ReferenceMatch = typeof referenceMatches.$inferSelect;

export async function addToLedger(db: Executor, rows: readonly (typeof referenceMatches.$inferInsert)[]) {
  if (rows.length > 0)
    await db
      .insert(referenceMatches)
      .values([...rows])
      .onConflictDoNothing();
}

/** Removes matches of identities that no longer belong to the account from the ledger. */
export async function deleteForeignMatches(db: Executor, userId: string, identities: readonly string[]) {
  await db
    .delete(referenceMatches)
    .where(
      and(
        eq(referenceMatches.userId, userId),
        identities.length === 0 ? undefined : notInArray(referenceMatches.identity, [...identities]),
      ),
    );
}

/** Returns the account's matches that are, or will be, counted into the references, oldest first. */
export async function listCountedMatches(db: Executor, userId: string) {
  const rows = await db
    .select()
    .from(referenceMatches)
    .where(eq(referenceMatches.userId, userId))
    .orderBy(asc(referenceMatches.playedAt), asc(referenceMatches.matchId));
  return rows.map(({ userId: _user, factsAt: _facts, ...row }) => row);
}

export async function countLedgerMatches(db: Executor): Promise<number> {
  return db.$count(referenceMatches, eq(referenceMatches.status, 'counted'));
}

/** Returns whether a counted match has changed since. */
export async function hasChangedMatches(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ id: matches.id })
    .from(referenceMatches)
    .innerJoin(matches, eq(matches.id, referenceMatches.matchId))
    .where(and(eq(referenceMatches.status, 'counted'), ne(matches.updatedAt, referenceMatches.factsAt)))
    .limit(1);
  return rows.length > 0;
}

/** Clears the cells and requeues every match in the ledger with its recorded rank. */
export async function resetCells(tx: Transaction): Promise<void> {
  await tx.delete(referenceCells);
  // Matches that no longer count or no longer have that player are gone.
  const stillCounts = sql`exists (
    select 1 from ${matchPlayers} join ${playerFacts}
      on ${playerFacts.matchId} = ${matchPlayers.matchId} and ${playerFacts.playerKey} = ${matchPlayers.playerKey}
    where ${matchPlayers.matchId} = ${referenceMatches.matchId} and ${matchPlayers.identity} = ${referenceMatches.identity}
      and 'reference' = any(${playerFacts.countsFor}))`;
  await tx.delete(referenceMatches).where(sql`not ${stillCounts}`);
  await tx.execute(sql`
    update ${referenceMatches} set status = 'waiting', facts_at = ${matches.updatedAt}, played_at = ${matches.playedAt}
    from ${matches} where ${matches.id} = ${referenceMatches.matchId}`);
}

/** Returns some waiting matches of one mode and rank, oldest first. */
export async function listWaitingMatches(tx: Transaction, limit: number): Promise<ReferenceMatch[]> {
  const waiting = eq(referenceMatches.status, 'waiting');
  const [first] = await tx
    .select({ mode: referenceMatches.mode, tier: referenceMatches.tier })
    .from(referenceMatches)
    .where(waiting)
    .orderBy(asc(referenceMatches.mode), asc(referenceMatches.tier))
    .limit(1);
  if (!first) return [];
  return tx
    .select()
    .from(referenceMatches)
    .where(and(waiting, eq(referenceMatches.mode, first.mode), eq(referenceMatches.tier, first.tier)))
    .orderBy(asc(referenceMatches.playedAt), asc(referenceMatches.matchId), asc(referenceMatches.identity))
    .limit(limit);
}

/** Returns the status of the ledger's matches of a mode; counted matches only of one rank. */
export async function countLedger(db: Executor, mode: ScoreMode, tier: number) {
  const [counted] = await db
    .select({ matches: count(), players: countDistinct(referenceMatches.userId) })
    .from(referenceMatches)
    .where(isCountedAt(mode, tier));
  const rows = await db
    .select({ status: referenceMatches.status, matches: count() })
    .from(referenceMatches)
    .where(and(ne(referenceMatches.status, 'counted'), eq(referenceMatches.mode, mode)))
    .groupBy(referenceMatches.status);
  const countStatus = (status: ReferenceMatch['status']) =>
    rows.find((row) => row.status === status)?.matches ?? 0;
  return {
    matches: counted?.matches ?? 0,
    players: counted?.players ?? 0,
    waiting: countStatus('waiting'),
    enoughOfPlayer: countStatus('enoughOfPlayer'),
    rankTooOld: countStatus('rankTooOld'),
  };
}

const isCountedAt = (mode: ScoreMode, tier: number) =>
  and(
    eq(referenceMatches.status, 'counted'),
    eq(referenceMatches.mode, mode),
    eq(referenceMatches.tier, tier),
  );

/** Returns each player's counted matches by month (`2026-03`) at one rank. */
export async function countMatchesByMonth(db: Executor, mode: ScoreMode, tier: number) {
  const month = sql<string>`to_char(${referenceMatches.playedAt} at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({ userId: referenceMatches.userId, month, matches: count() })
    .from(referenceMatches)
    .where(isCountedAt(mode, tier))
    .groupBy(referenceMatches.userId, sql`2`);
}

export async function setStatus(
  tx: Transaction,
  rows: readonly Pick<ReferenceMatch, 'matchId' | 'identity'>[],
  status: ReferenceMatch['status'],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(referenceMatches)
    .set({ status })
    .where(
      or(
        ...rows.map(({ matchId, identity }) =>
          and(eq(referenceMatches.matchId, matchId), eq(referenceMatches.identity, identity)),
        ),
      ),
    );
}

/** Returns the newest matches that count for a rank, with where each player was. */
export async function listNewestRankMatches(db: Executor, mode: ScoreMode, tier: number, limit: number) {
  const { matchId, identity, playedAt, status } = referenceMatches;
  return db
    .select({
      matchId,
      playerKey: matchPlayers.playerKey,
      number: matchPlayers.number,
      team: matchPlayers.team,
      heat: playerFacts.heat,
    })
    .from(referenceMatches)
    .innerJoin(matchPlayers, and(eq(matchPlayers.matchId, matchId), eq(matchPlayers.identity, identity)))
    .innerJoin(
      playerFacts,
      and(eq(playerFacts.matchId, matchId), eq(playerFacts.playerKey, matchPlayers.playerKey)),
    )
    .where(and(eq(status, 'counted'), eq(referenceMatches.mode, mode), eq(referenceMatches.tier, tier)))
    .orderBy(desc(playedAt))
    .limit(limit);
}
