import { and, asc, eq, gt, gte, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { insertNew, insertRow } from '../../platform/database/rows.ts';
import { matchReviews, matchReviewVoices } from '../../schema/match-reviews.schema.ts';
import { type LEDGER_KINDS, ledger, SETTLEMENTS } from '../../schema/membership.schema.ts';
import { chunkUploads, deletedReplays, replays } from '../../schema/replays.schema.ts';

type LedgerKind = (typeof LEDGER_KINDS)[number];
export type Settlement = (typeof SETTLEMENTS)[number];

/** Grants an account additional replays for a cycle. */
export async function insertReplayGrant(
  tx: Transaction,
  grant: { userId: string; cycleStart: Date; at: Date; amount: number; note: string },
): Promise<void> {
  await tx.insert(ledger).values({ ...grant, kind: 'replays-granted' });
}

/** Counts of a cycle's rows. */
export interface CycleCounts {
  /** Uploads started and not returned. */
  uploaded: number;
  /** Uploads among them with console players, which don't count. */
  withConsolePlayers: number;
  /** Uploads among them that were found to count. */
  kept: number;
  /** Coaching sessions taken. */
  sessions: number;
  /** Replays granted in addition to the plan's. */
  granted: number;
}

export async function countCycle(db: Executor, userId: string, cycleStart: Date): Promise<CycleCounts> {
  const countKind = (kind: LedgerKind) =>
    sql<number>`(count(*) filter (where ${ledger.kind} = ${kind}))::integer`;
  const [row] = await db
    .select({
      reserved: countKind('upload-reserved'),
      returned: countKind('upload-returned'),
      withConsolePlayers: countKind('upload-console'),
      kept: countKind('upload-kept'),
      taken: countKind('session-taken'),
      refunded: countKind('session-returned'),
      granted: sql<number>`(coalesce(sum(${ledger.amount}) filter (where ${ledger.kind} = 'replays-granted'), 0))::integer`,
    })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.cycleStart, cycleStart)));
  const { reserved, returned, withConsolePlayers, kept, taken, refunded, granted } = row!;
  return { uploaded: reserved - returned, withConsolePlayers, kept, sessions: taken - refunded, granted };
}

/** Counts uploads and coaching sessions since a time, without returned ones and files with console players. */
export async function countUseSince(db: Executor, userId: string, since: Date) {
  const end = alias(ledger, 'ended');
  const countsNot = db
    .select({ one: sql`1` })
    .from(end)
    .where(
      and(
        eq(end.subjectId, ledger.subjectId),
        inArray(end.kind, ['upload-returned', 'upload-console', 'session-returned']),
      ),
    );
  const countKind = (kind: LedgerKind) =>
    sql<number>`(count(*) filter (where ${ledger.kind} = ${kind}))::integer`;
  const [row] = await db
    .select({ uploaded: countKind('upload-reserved'), sessions: countKind('session-taken') })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, userId),
        inArray(ledger.kind, ['upload-reserved', 'session-taken']),
        gte(ledger.at, since),
        notExists(countsNot),
      ),
    );
  return row!;
}

/** Returns counted uploads and granted replays of accounts that have any, each in its own cycle. */
export async function countCycles(db: Executor, cycles: readonly { userId: string; cycleStart: Date }[]) {
  if (cycles.length === 0) return new Map<string, { counted: number; granted: number }>();
  const signs = sql<number>`sum(case ${ledger.kind} when 'upload-reserved' then 1
    when 'upload-returned' then -1 when 'upload-console' then -1 else 0 end)::integer`;
  const rows = await db
    .select({
      userId: ledger.userId,
      counted: signs,
      granted: sql<number>`(coalesce(sum(${ledger.amount}) filter (where ${ledger.kind} = 'replays-granted'), 0))::integer`,
    })
    .from(ledger)
    .where(
      or(
        ...cycles.map(({ userId, cycleStart }) =>
          and(eq(ledger.userId, userId), eq(ledger.cycleStart, cycleStart)),
        ),
      ),
    )
    .groupBy(ledger.userId);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}

/**
 * Returns the size of an account's files and voice-overs in bytes, including deleted files that can still be restored
 * and files whose chunks are arriving.
 */
export async function sumStoredBytes(db: Executor, ownerId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select (select coalesce(sum(file_size), 0) from ${replays} where owner_id = ${ownerId})
      + (select coalesce(sum((row ->> 'file_size')::bigint), 0) from ${deletedReplays} where owner_id = ${ownerId})
      + (select coalesce(sum(bytes), 0) from ${matchReviewVoices}
        join ${matchReviews} review on review.id = review_id where review.coach_id = ${ownerId})
      + (select coalesce(sum(total_size), 0) from ${chunkUploads}
        where owner_id = ${ownerId} and result_id is null)
      as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}

/** Counts an account's uploads, including deleted ones that can still be restored and those being received. */
export async function countStartedUploads(db: Executor, ownerId: string): Promise<number> {
  const { rows } = await db.execute<{ started: number }>(sql`
    select ((select count(*) from ${replays} where owner_id = ${ownerId})
      + (select count(*) from ${deletedReplays} where owner_id = ${ownerId})
      + (select count(*) from ${ledger} started where user_id = ${ownerId} and kind = 'upload-reserved'
        and not exists (select 1 from ${ledger} ended where ended.subject_id = started.subject_id
          and ended.kind in ('upload-kept', 'upload-console', 'upload-returned'))
        and not exists (select 1 from ${replays} stored where stored.id = started.subject_id)))::integer as started`);
  return rows[0]?.started ?? 0;
}

export async function insertReservation(
  tx: Transaction,
  reservation: { userId: string; subjectId: string; cycleStart: Date; at: Date },
): Promise<void> {
  await tx
    .insert(ledger)
    .values({ ...reservation, kind: 'upload-reserved' })
    .onConflictDoNothing();
}

export async function findReservation(db: Executor, subjectId: string) {
  const rows = await db
    .select({ userId: ledger.userId, cycleStart: ledger.cycleStart })
    .from(ledger)
    .where(and(eq(ledger.subjectId, subjectId), eq(ledger.kind, 'upload-reserved')));
  return (rows[0] as { userId: string; cycleStart: Date } | undefined) ?? null;
}

/** Adds a settlement; false if the reservation is already settled. */
export const insertSettlement = insertNew(ledger);

/** Returns uploads from before `before` with an unsettled reservation, in order, after `afterId`. */
export async function listOpenReservations(db: Executor, before: Date, afterId: number, limit: number) {
  const settled = alias(ledger, 'settled');
  const end = db
    .select({ one: sql`1` })
    .from(settled)
    .where(and(eq(settled.subjectId, ledger.subjectId), inArray(settled.kind, [...SETTLEMENTS])));
  const rows = await db
    .select({ id: ledger.id, subjectId: ledger.subjectId })
    .from(ledger)
    .where(
      and(eq(ledger.kind, 'upload-reserved'), lt(ledger.at, before), gt(ledger.id, afterId), notExists(end)),
    )
    .orderBy(asc(ledger.id))
    .limit(limit);
  return rows as { id: number; subjectId: string }[];
}

/** Records that a coaching session of the plan was taken or returned. */
export const insertSessionEvent = insertRow(ledger);

export async function findUsedSession(db: Executor, sessionId: string) {
  const rows = await db
    .select({ userId: ledger.userId, cycleStart: ledger.cycleStart })
    .from(ledger)
    .where(and(eq(ledger.subjectId, sessionId), eq(ledger.kind, 'session-taken')));
  return (rows[0] as { userId: string; cycleStart: Date } | undefined) ?? null;
}
