import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type LEDGER_KINDS, ledger, SETTLEMENTS } from './ledger.table.ts';

type Kind = (typeof LEDGER_KINDS)[number];
export type Settlement = (typeof SETTLEMENTS)[number];

/** Rows of a cycle, counted. */
export interface CycleCounts {
  /** Uploads that have begun and were not given back. */
  uploaded: number;
  /** Those of them with console players, which do not count. */
  withConsolePlayers: number;
  /** Those of them that have turned out to count. */
  kept: number;
  /** Coaching sessions taken. */
  sessions: number;
}

export async function countCycle(db: Executor, userId: string, cycleStart: Date): Promise<CycleCounts> {
  const number = (kind: Kind) => sql<number>`(count(*) filter (where ${ledger.kind} = ${kind}))::integer`;
  const [row] = await db
    .select({
      reserved: number('upload-reserved'),
      returned: number('upload-returned'),
      withConsolePlayers: number('upload-console'),
      kept: number('upload-kept'),
      taken: number('session-taken'),
      givenBack: number('session-returned'),
    })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.cycleStart, cycleStart)));
  const { reserved, returned, withConsolePlayers, kept, taken, givenBack } = row!;
  return { uploaded: reserved - returned, withConsolePlayers, kept, sessions: taken - givenBack };
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

export async function findReservation(
  db: Executor,
  subjectId: string,
): Promise<{ userId: string; cycleStart: Date } | null> {
  const rows = await db
    .select({ userId: ledger.userId, cycleStart: ledger.cycleStart })
    .from(ledger)
    .where(and(eq(ledger.subjectId, subjectId), eq(ledger.kind, 'upload-reserved')));
  return (rows[0] as { userId: string; cycleStart: Date } | undefined) ?? null;
}

/** False when the reservation has had an end before. */
export async function insertSettlement(
  tx: Transaction,
  settlement: { userId: string; subjectId: string; cycleStart: Date; at: Date; kind: Settlement },
): Promise<boolean> {
  const rows = await tx.insert(ledger).values(settlement).onConflictDoNothing().returning({ id: ledger.id });
  return rows.length > 0;
}

/** Uploads of before `before` whose reservation has no end yet, in order; those after `afterId`. */
export async function openReservations(
  db: Executor,
  before: Date,
  afterId: number,
  limit: number,
): Promise<{ id: number; subjectId: string }[]> {
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
