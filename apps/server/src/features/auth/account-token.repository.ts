import { and, eq, gt, inArray, lte } from 'drizzle-orm';
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

export type TakenToken = Pick<typeof accountTokens.$inferSelect, 'userId' | 'purpose' | 'email'>;

/** Uses a token of one of the purposes up; answers whose it was, null when there is none that is still good. */
export async function takeToken(
  db: Executor,
  tokenHash: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TakenToken | null> {
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

/** Ends all tokens of one purpose, as when one of them has been used. */
export async function removeTokens(db: Executor, userId: string, purpose: TokenPurpose): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}

/** New address of the account that waits for its confirmation. */
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
