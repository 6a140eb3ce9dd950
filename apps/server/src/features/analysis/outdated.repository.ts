import { REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import { and, asc, eq, exists, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { matches } from '../../schema/gamedata.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import type { Replay, ReplayResult } from '../replays/index.ts';

const FINISHED: readonly ReplayStatus[] = [REPLAY_STATUS.completed, REPLAY_STATUS.errorOccurred];

/** Finished uploads that an older engine has read. Versions are numbers between dots. */
function isOutdated(version: string): SQL {
  const numbers = (text: unknown) => sql`string_to_array(${text}, '.')::integer[]`;
  return and(
    inArray(replays.status, [...FINISHED]),
    isNotNull(replays.matchId),
    sql`${numbers(sql`coalesce(${replays.analysisVersion}, '0')`)} < ${numbers(sql`${version}::text`)}`,
  )!;
}

/**
 * Uploads, after `afterId`, whose numbers a newer engine should make again: those that a match has its numbers from, and
 * those of which only the scoreboard could be read.
 */
export async function outdatedIds(db: Executor, version: string, afterId: string | null, limit: number) {
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

/** Counts a beginning; null when the upload is up to date, not finished or gone. */
export async function beginAgain(db: Executor, id: string, version: string): Promise<Replay | null> {
  const rows = await db
    .update(replays)
    .set({ attempts: sql`${replays.attempts} + 1` })
    .where(and(eq(replays.id, id), isOutdated(version)))
    .returning();
  return rows[0] ?? null;
}

/** A beginning that had to stop without being at fault. */
export async function putBack(db: Executor, id: string): Promise<void> {
  await db
    .update(replays)
    .set({ attempts: sql`greatest(0, ${replays.attempts} - 1)` })
    .where(eq(replays.id, id));
}

/** The upload, kept from others until the transaction ends; null when it is up to date by now. */
export async function lockOutdated(tx: Transaction, id: string, version: string): Promise<Replay | null> {
  const rows = await tx
    .select()
    .from(replays)
    .where(and(eq(replays.id, id), isOutdated(version)))
    .for('update');
  return rows[0] ?? null;
}

/** Writes what a newer engine has found, and ends the attempts. */
export async function rewriteReplay(db: Executor, id: string, found: Partial<Omit<ReplayResult, 'status'>>) {
  await db
    .update(replays)
    .set({ ...found, attempts: 0 })
    .where(eq(replays.id, id));
}
