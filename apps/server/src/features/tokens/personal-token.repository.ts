import type { TokenScope } from '@datacoach/contract';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { deleteBy, listBy } from '../../platform/database/rows.ts';
import { personalTokens, users } from '../../schema/auth.schema.ts';
import { lockUserChanges } from '../auth/index.ts';

export type PersonalTokenRow = typeof personalTokens.$inferSelect;

export const listPersonalTokens = listBy(
  personalTokens,
  ['userId'],
  asc(personalTokens.createdAt),
  asc(personalTokens.id),
);

/** Inserts a token; null if the account already has `max` tokens. Calls for one account run one after another. */
export function insertToken(db: Database, token: typeof personalTokens.$inferInsert, max: number) {
  return db.transaction(async (tx) => {
    await lockUserChanges(tx, token.userId);
    if ((await tx.$count(personalTokens, eq(personalTokens.userId, token.userId))) >= max) return null;
    const rows = await tx.insert(personalTokens).values(token).returning();
    return rows[0]!;
  });
}

/** Deletes a token; false if the account has no such token. */
export const deleteToken = deleteBy(personalTokens, 'userId', 'id');
export const deleteUserTokens = deleteBy(personalTokens, 'userId');

export async function findTokenOwner(db: Executor, tokenHash: string, scope: TokenScope) {
  const rows = await db
    .select({ tokenId: personalTokens.id, user: users })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(
      and(eq(personalTokens.tokenHash, tokenHash), eq(personalTokens.scope, scope), isNull(users.bannedAt)),
    );
  return rows[0] ?? null;
}

/** Records a use unless one was recorded after `before`. */
export async function recordUse(db: Executor, tokenId: string, now: Date, before: Date): Promise<void> {
  await db
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(personalTokens.id, tokenId),
        or(isNull(personalTokens.lastUsedAt), lt(personalTokens.lastUsedAt, before)),
      ),
    );
}
