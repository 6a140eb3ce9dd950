import type { ReferenceCell, ScoreMode } from '@datacoach/analysis';
import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gt,
  inArray,
  isNotNull,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/user.table.ts';
import { matches, matchPlayers, playerFacts } from '../gamedata/match.table.ts';
import type { StoredGame } from './make-score-game.ts';
import { referenceCells, referenceMatches, referenceStates } from './reference.table.ts';

/** The one row of `reference_states`. */
const ONLY = 1;

export type ReferenceMatch = typeof referenceMatches.$inferSelect;
export type StoredState = typeof referenceStates.$inferSelect;

export interface RankedUser {
  id: string;
  duel: string | null;
  doubles: string | null;
  standard: string | null;
  rankKnownAt: Date;
}

/** Accounts that have told a rank, after `afterId`. */
export async function rankedUsers(
  db: Executor,
  afterId: string | null,
  limit: number,
): Promise<RankedUser[]> {
  const rows = await db
    .select({
      id: users.id,
      duel: users.duelModeRank,
      doubles: users.doublesModeRank,
      standard: users.standardModeRank,
      rankKnownAt: users.ranksConfirmedAt,
    })
    .from(users)
    .where(and(isNotNull(users.ranksConfirmedAt), afterId === null ? undefined : gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ rankKnownAt, ...row }) => ({ ...row, rankKnownAt: rankKnownAt! }));
}

/** Players' matches that may be counted, were played within these days around `at`, and are not in the ledger. */
export async function uncountedMatches(
  db: Executor,
  identities: readonly string[],
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
    .innerJoin(playerFacts, ofPlayer)
    .leftJoin(
      referenceMatches,
      and(
        eq(referenceMatches.matchId, matchPlayers.matchId),
        eq(referenceMatches.identity, matchPlayers.identity),
      ),
    )
    .where(
      and(
        inArray(matchPlayers.identity, [...identities]),
        sql`'reference' = any(${playerFacts.countsFor})`,
        near,
        sql`${referenceMatches.matchId} is null`,
        // A game that only coaches keep in their folders teaches nothing to others.
        sql`exists (select 1 from replays witness where witness.match_id = ${matches.id} and witness.folder_id is null)`,
      ),
    );
  return rows.map((row) => ({ ...row, identity: row.identity!, playedAt: row.playedAt! }));
}

const ofPlayer = and(
  eq(playerFacts.matchId, matchPlayers.matchId),
  eq(playerFacts.playerKey, matchPlayers.playerKey),
);

export async function addToLedger(
  db: Executor,
  rows: readonly (typeof referenceMatches.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(referenceMatches)
      .values([...rows])
      .onConflictDoNothing();
}

/** Takes matches of identities that are no longer the account's out of the ledger. */
export async function dropForeign(
  db: Executor,
  userId: string,
  identities: readonly string[],
): Promise<void> {
  await db
    .delete(referenceMatches)
    .where(
      and(
        eq(referenceMatches.userId, userId),
        identities.length === 0 ? undefined : notInArray(referenceMatches.identity, [...identities]),
      ),
    );
}

/** Which matches of an account went, or are to go, into the references, oldest first. */
export async function countedForReferences(
  db: Executor,
  userId: string,
): Promise<Omit<ReferenceMatch, 'userId' | 'factsAt'>[]> {
  const rows = await db
    .select()
    .from(referenceMatches)
    .where(eq(referenceMatches.userId, userId))
    .orderBy(asc(referenceMatches.playedAt), asc(referenceMatches.matchId));
  return rows.map(({ userId: _user, factsAt: _facts, ...row }) => row);
}

/** The state, kept from others until the transaction ends; made where there is none. */
export async function lockState(tx: Transaction, version: string): Promise<StoredState> {
  await tx
    .insert(referenceStates)
    .values({ id: ONLY, version, counted: 0, newestPlayedAt: null, revision: 0 })
    .onConflictDoNothing();
  const rows = await tx.select().from(referenceStates).where(eq(referenceStates.id, ONLY)).for('update');
  return rows[0]!;
}

export async function readState(db: Executor): Promise<StoredState | null> {
  const rows = await db.select().from(referenceStates).where(eq(referenceStates.id, ONLY));
  return rows[0] ?? null;
}

export async function writeState(tx: Transaction, state: Omit<StoredState, 'id'>): Promise<void> {
  await tx.update(referenceStates).set(state).where(eq(referenceStates.id, ONLY));
}

export async function countedInLedger(db: Executor): Promise<number> {
  const [row] = await db
    .select({ counted: count() })
    .from(referenceMatches)
    .where(eq(referenceMatches.status, 'counted'));
  return row?.counted ?? 0;
}

/** Whether a counted match has other numbers by now. */
export async function hasChangedMatches(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ id: matches.id })
    .from(referenceMatches)
    .innerJoin(matches, eq(matches.id, referenceMatches.matchId))
    .where(and(eq(referenceMatches.status, 'counted'), ne(matches.updatedAt, referenceMatches.factsAt)))
    .limit(1);
  return rows.length > 0;
}

/** Empties the cells and lets every match of the ledger be counted again, with the rank that it has there. */
export async function forgetCells(tx: Transaction): Promise<void> {
  await tx.delete(referenceCells);
  // Matches that do not count any more, or have not got that player: gone.
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

/** Some matches that wait, all of one mode and rank, oldest first. */
export async function waitingMatches(tx: Transaction, limit: number): Promise<ReferenceMatch[]> {
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

/** How the ledger's matches of a mode stand; of those that were counted only the ones of a rank. */
export async function ledgerStanding(
  db: Executor,
  mode: ScoreMode,
  tier: number,
): Promise<{
  matches: number;
  players: number;
  waiting: number;
  enoughOfPlayer: number;
  rankTooOld: number;
}> {
  const [counted] = await db
    .select({ matches: count(), players: countDistinct(referenceMatches.userId) })
    .from(referenceMatches)
    .where(
      and(
        eq(referenceMatches.status, 'counted'),
        eq(referenceMatches.mode, mode),
        eq(referenceMatches.tier, tier),
      ),
    );
  const rows = await db
    .select({ status: referenceMatches.status, matches: count() })
    .from(referenceMatches)
    .where(and(ne(referenceMatches.status, 'counted'), eq(referenceMatches.mode, mode)))
    .groupBy(referenceMatches.status);
  const of = (status: ReferenceMatch['status']) => rows.find((row) => row.status === status)?.matches ?? 0;
  return {
    matches: counted?.matches ?? 0,
    players: counted?.players ?? 0,
    waiting: of('waiting'),
    enoughOfPlayer: of('enoughOfPlayer'),
    rankTooOld: of('rankTooOld'),
  };
}

/** Counted matches of each player by month (`2026-03`), at one rank. */
export async function countedByMonth(
  db: Executor,
  mode: ScoreMode,
  tier: number,
): Promise<{ userId: string; month: string; matches: number }[]> {
  const month = sql<string>`to_char(${referenceMatches.playedAt} at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({ userId: referenceMatches.userId, month, matches: count() })
    .from(referenceMatches)
    .where(
      and(
        eq(referenceMatches.status, 'counted'),
        eq(referenceMatches.mode, mode),
        eq(referenceMatches.tier, tier),
      ),
    )
    .groupBy(referenceMatches.userId, sql`2`);
}

export type StoredCell = ReferenceCell & { tier: number; metric: string };

/** Cells of one mode; `sampled` tiers with the values kept for quantiles, the others without. */
export async function readCells(
  db: Executor,
  mode: ScoreMode,
  tiers: { only?: number; sampled: readonly number[] },
): Promise<StoredCell[]> {
  const sampled = sql<StoredCell['sample']>`case when ${
    tiers.sampled.length === 0 ? sql`false` : inArray(referenceCells.tier, [...tiers.sampled])
  } then ${referenceCells.sample} else '[]'::jsonb end`;
  return db
    .select({
      tier: referenceCells.tier,
      metric: referenceCells.metric,
      n: referenceCells.n,
      mean: referenceCells.mean,
      m2: referenceCells.m2,
      sample: sampled,
    })
    .from(referenceCells)
    .where(
      and(
        eq(referenceCells.mode, mode),
        tiers.only === undefined ? undefined : eq(referenceCells.tier, tiers.only),
      ),
    );
}

export async function writeCells(
  tx: Transaction,
  mode: ScoreMode,
  cells: readonly StoredCell[],
): Promise<void> {
  if (cells.length === 0) return;
  await tx.execute(sql`
    insert into ${referenceCells} (mode, tier, metric, n, mean, m2, sample)
    select ${mode}, *
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell(
      tier smallint, metric text, n integer, mean double precision, m2 double precision, sample jsonb)
    on conflict (mode, tier, metric) do update
      set n = excluded.n, mean = excluded.mean, m2 = excluded.m2, sample = excluded.sample`);
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

/** Stored games of these player matches. */
export async function gamesOf(
  db: Executor,
  rows: readonly Pick<ReferenceMatch, 'matchId' | 'identity'>[],
): Promise<(StoredGame & { matchId: string; identity: string })[]> {
  const found = await db
    .select({
      matchId: matches.id,
      identity: matchPlayers.identity,
      playedAt: matches.playedAt,
      teamSize: matches.teamSize,
      team: matchPlayers.team,
      blueScore: matches.blueScore,
      orangeScore: matches.orangeScore,
      liveSeconds: playerFacts.liveSeconds,
      metricValues: playerFacts.metricValues,
      metricOvers: playerFacts.metricOvers,
    })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .innerJoin(playerFacts, ofPlayer)
    .where(
      and(
        inArray(matchPlayers.matchId, [...new Set(rows.map(({ matchId }) => matchId))]),
        inArray(matchPlayers.identity, [...new Set(rows.map(({ identity }) => identity))]),
      ),
    );
  return found.map((row) => ({ ...row, identity: row.identity! }));
}
