import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { accountTokens } from './account-token.table.ts';

type AccountToken = typeof accountTokens.$inferInsert;
export type TokenPurpose = AccountToken['purpose'];

/** Stores a token; those of the same account that have ended are removed. */
export async function insertToken(db: Executor, token: AccountToken, now: Date): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, token.userId), lte(accountTokens.expiresAt, now)));
  await db.insert(accountTokens).values(token);
}

/** Uses a token up; answers whose it was, null when there is none that is still good. */
export async function takeToken(
  db: Executor,
  tokenHash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  const rows = await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning({ userId: accountTokens.userId });
  return rows[0]?.userId ?? null;
}

/** Ends all tokens of one purpose, as when one of them has been used. */
export async function removeTokens(db: Executor, userId: string, purpose: TokenPurpose): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}
