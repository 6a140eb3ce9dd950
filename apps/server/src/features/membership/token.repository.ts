import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { ledger, TOKEN_EVENTS } from '../../schema/membership.schema.ts';

/** A row of the ledger that brings or takes tokens. */
export interface TokenRow {
  at: Date;
  /** Half tokens, below 0 for those that go. */
  amount: number;
  /** Last moment of those that come. */
  endsAt: Date | null;
}

export interface TokenEvent {
  userId: string;
  kind: (typeof TOKEN_EVENTS)[number];
  at: Date;
  /** Half tokens, below 0 for those that go. */
  amount: number;
  endsAt: Date | null;
  /** Order or coaching session. */
  subjectId: string | null;
  note: string;
}

export async function tokenRowsOf(db: Executor, userId: string): Promise<TokenRow[]> {
  const { at, amount, endsAt } = ledger;
  const rows = await db
    .select({ at, amount: sql<number>`coalesce(${amount}, 0)`, endsAt })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), inArray(ledger.kind, [...TOKEN_EVENTS])))
    .orderBy(asc(ledger.id));
  return rows;
}

/** False when this order or session has had such a row before. */
export async function insertTokenEvent(tx: Transaction, event: TokenEvent): Promise<boolean> {
  const rows = await tx.insert(ledger).values(event).onConflictDoNothing().returning({ id: ledger.id });
  return rows.length > 0;
}

/** Accounts that got tokens which end after `now` and not after `before`, whether or not some of them are left. */
export async function holdersOfEnding(db: Executor, now: Date, before: Date): Promise<string[]> {
  const { userId, kind, amount, endsAt } = ledger;
  const rows = await db
    .selectDistinct({ userId })
    .from(ledger)
    .where(and(inArray(kind, [...TOKEN_EVENTS]), gt(amount, 0), gt(endsAt, now), lte(endsAt, before)));
  return rows.map((row) => row.userId);
}

/** The row of an order or session; null when there is none. */
export async function findTokenEvent(
  db: Executor,
  kind: TokenEvent['kind'],
  subjectId: string,
): Promise<{ userId: string; amount: number; endsAt: Date | null } | null> {
  const rows = await db
    .select({ userId: ledger.userId, amount: ledger.amount, endsAt: ledger.endsAt })
    .from(ledger)
    .where(and(eq(ledger.kind, kind), eq(ledger.subjectId, subjectId)));
  const [row] = rows;
  return row ? { ...row, amount: row.amount ?? 0 } : null;
}
