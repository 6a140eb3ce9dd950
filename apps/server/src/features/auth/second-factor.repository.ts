import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { findBy, lockRow, updateBy, upsertRow } from '../../platform/database/rows.ts';
import { secondFactors, users } from '../../schema/auth.schema.ts';

type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Returns the account's second factor, set up or about to be; null without one. */
export const findSecondFactor = findBy(secondFactors, 'userId');

export async function hasSecondFactor(db: Executor, userId: string): Promise<boolean> {
  return ((await findSecondFactor(db, userId))?.key ?? null) !== null;
}

/** Returns the second factor that sign-ins need, locked until the transaction ends. */
export async function lockSecondFactor(tx: Transaction, userId: string): Promise<SecondFactorRow | null> {
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.key));
  return lockRow(tx, secondFactors, isOn);
}

export async function savePendingKey(db: Executor, userId: string, pendingKey: string): Promise<void> {
  await upsertRow(db, secondFactors, ['userId'], { userId, pendingKey, recoveryHashes: [] }, { pendingKey });
}

export async function activatePendingKey(
  tx: Transaction,
  userId: string,
  { step, recoveryHashes }: { step: number; recoveryHashes: string[] },
): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ key: sql`pending_key`, pendingKey: null, lastStep: step, recoveryHashes })
    .where(eq(secondFactors.userId, userId));
  await setSecondFactorDue(tx, userId, false);
}

export const recordUsedCode = updateBy(secondFactors, 'userId');

/** Removes an account's second factor, which an administrator has to set up again; false if it had none. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const deleted = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  if (deleted.every(({ key }) => key === null)) return false;
  await tx
    .update(users)
    .set({ secondFactorDue: sql`${users.userType} = 'Admin'` })
    .where(eq(users.id, userId));
  return true;
}

/** Sets whether an administrator has to set up a second factor before anything else. */
export async function setSecondFactorDue(db: Executor, userId: string, isDue: boolean): Promise<void> {
  await db.update(users).set({ secondFactorDue: isDue }).where(eq(users.id, userId));
}
