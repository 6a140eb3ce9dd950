import { and, asc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { insertNew } from '../../platform/database/rows.ts';
import { ledger, TOKEN_EVENTS } from '../../schema/membership.schema.ts';
import { notifications } from '../../schema/notifications.schema.ts';

/** A ledger row that adds or removes tokens. */
export interface TokenRow {
  at: Date;
  /** Half tokens; below 0 for spent ones. */
  amount: number;
  /** When added tokens expire. */
  endsAt: Date | null;
}

export interface TokenEvent {
  userId: string;
  kind: (typeof TOKEN_EVENTS)[number];
  at: Date;
  /** Half tokens; below 0 for spent ones. */
  amount: number;
  endsAt: Date | null;
  /** Id of the order or coaching session. */
  subjectId: string | null;
  note: string;
}

export async function listTokenRows(db: Executor, userId: string): Promise<TokenRow[]> {
  const { at, amount, endsAt } = ledger;
  const rows = await db
    .select({ at, amount: sql<number>`coalesce(${amount}, 0)`, endsAt })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), inArray(ledger.kind, [...TOKEN_EVENTS])))
    .orderBy(asc(ledger.id));
  return rows;
}

/** Adds a row; false if this order or session already has one of this kind. */
export const insertTokenEvent = insertNew(ledger);

/**
 * Returns accounts with tokens that expire after `now` and until `before` and didn't get a notification yet. Few of
 * them have none of those tokens left: accounts that have spent everything are left out.
 */
export async function listHoldersOfExpiringTokens(
  db: Executor,
  { now, before, onceKey }: { now: Date; before: Date; onceKey: string },
): Promise<string[]> {
  const { userId, kind, amount, endsAt } = ledger;
  const isTokens = inArray(kind, [...TOKEN_EVENTS]);
  const expiring = db
    .select({ userId })
    .from(ledger)
    .where(and(isTokens, gt(amount, 0), gt(endsAt, now), lte(endsAt, before)));
  const notified = db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.onceKey, onceKey));
  const rows = await db
    .select({ userId })
    .from(ledger)
    .where(and(isTokens, inArray(userId, expiring), notInArray(userId, notified)))
    .groupBy(userId)
    .having(gt(sql`sum(${amount})`, 0));
  return rows.map((row) => row.userId);
}

/** Returns the row of an order or session; null if there is none. */
export async function findTokenEvent(db: Executor, kind: TokenEvent['kind'], subjectId: string) {
  const rows = await db
    .select({ userId: ledger.userId, amount: ledger.amount, endsAt: ledger.endsAt })
    .from(ledger)
    .where(and(eq(ledger.kind, kind), eq(ledger.subjectId, subjectId)));
  const [row] = rows;
  return row ? { ...row, amount: row.amount ?? 0 } : null;
}
