import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { deleteBy, insertRow } from '../../platform/database/rows.ts';
import { accountTokens } from '../../schema/auth.schema.ts';

type AccountToken = typeof accountTokens.$inferInsert;
export type TokenPurpose = AccountToken['purpose'];

export const insertToken = insertRow(accountTokens);

export async function removeEndedTokens(db: Executor, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now));
}

export type ConsumedToken = Pick<typeof accountTokens.$inferSelect, 'userId' | 'purpose' | 'email'>;

/** Consumes a token with one of the purposes and returns its content; null if none is valid. */
export async function consumeToken(
  db: Executor,
  tokenHash: string,
  purposes: readonly TokenPurpose[],
  now: Date,
) {
  const rows = await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        inArray(accountTokens.purpose, [...purposes]),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning({
      userId: accountTokens.userId,
      purpose: accountTokens.purpose,
      email: accountTokens.email,
    });
  return rows[0] ?? null;
}

/** Removes all of a user's tokens with one purpose, for example after one of them was used. */
export const removeTokens = deleteBy(accountTokens, 'userId', 'purpose');
export const removeAllTokens = deleteBy(accountTokens, 'userId');

/** Returns the account's new address that is waiting for confirmation. */
export async function findPendingEmail(db: Executor, userId: string, now: Date): Promise<string | null> {
  const rows = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'change-email'),
        gt(accountTokens.expiresAt, now),
      ),
    );
  return rows[0]?.email ?? null;
}
