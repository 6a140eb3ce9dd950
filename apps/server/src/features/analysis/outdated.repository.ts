import { REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import { and, asc, eq, exists, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { lockRow, updateRows } from '../../platform/database/rows.ts';
import { matches } from '../../schema/gamedata.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import type { Replay, ReplayResult } from '../replays/index.ts';

const FINISHED: readonly ReplayStatus[] = [REPLAY_STATUS.completed, REPLAY_STATUS.errorOccurred];

/** Builds the condition for finished uploads that an older engine analyzed. Versions are numbers separated by dots. */
function isOutdated(version: string): SQL {
  const toVersionNumbers = (text: unknown) => sql`string_to_array(${text}, '.')::integer[]`;
  return and(
    inArray(replays.status, [...FINISHED]),
    isNotNull(replays.matchId),
    sql`${toVersionNumbers(sql`coalesce(${replays.analysisVersion}, '0')`)} < ${toVersionNumbers(sql`${version}::text`)}`,
  )!;
}

/** Returns uploads after `afterId` to reanalyze: sources of matches, and those with only a scoreboard. */
export async function listOutdatedIds(db: Executor, version: string, afterId: string | null, limit: number) {
  const isSource = db.select({ one: sql`1` }).from(matches).where(eq(matches.sourceReplayId, replays.id));
  const rows = await db
    .select({ id: replays.id })
    .from(replays)
    .where(
      and(
        isOutdated(version),
        or(eq(replays.coverage, 'scoreboard'), exists(isSource)),
        afterId === null ? undefined : gt(replays.id, afterId),
      ),
    )
    .orderBy(asc(replays.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Counts a started attempt; null if the upload is up to date, unfinished or gone. */
export async function restartAnalysis(db: Executor, id: string, version: string): Promise<Replay | null> {
  const rows = await db
    .update(replays)
    .set({ attempts: sql`${replays.attempts} + 1` })
    .where(and(eq(replays.id, id), isOutdated(version)))
    .returning();
  return rows[0] ?? null;
}

/** Takes back an attempt that had to stop through no fault of the file. */
export async function restoreCompleted(db: Executor, id: string): Promise<void> {
  await updateRows(db, replays, { attempts: sql`greatest(0, ${replays.attempts} - 1)` }, eq(replays.id, id));
}

/** Returns the upload, locked until the transaction ends; null if it is up to date by now. */
export function lockOutdated(tx: Transaction, id: string, version: string): Promise<Replay | null> {
  return lockRow(tx, replays, and(eq(replays.id, id), isOutdated(version)));
}

/** Stores a newer engine's results and resets the attempts. */
export async function rewriteReplay(db: Executor, id: string, found: Partial<Omit<ReplayResult, 'status'>>) {
  await updateRows(db, replays, { ...found, attempts: 0 }, eq(replays.id, id));
}
