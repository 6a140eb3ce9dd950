import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { secondFactors, users } from '../../schema/auth.schema.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Returns the account's second factor, set up or about to be; null without one. */
export async function findSecondFactor(db: Executor, userId: string): Promise<SecondFactorRow | null> {
  const rows = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return rows[0] ?? null;
}

export async function hasSecondFactor(db: Executor, userId: string): Promise<boolean> {
  return ((await findSecondFactor(db, userId))?.key ?? null) !== null;
}

/** Returns the second factor that sign-ins need, locked until the transaction ends. */
export async function lockSecondFactor(tx: Transaction, userId: string): Promise<SecondFactorRow | null> {
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.key));
  const rows = await tx.select().from(secondFactors).where(isOn).for('update');
  return rows[0] ?? null;
}

export async function savePendingKey(db: Executor, userId: string, pendingKey: string): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ userId, pendingKey, recoveryHashes: [] })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingKey } });
}

export async function turnOnPendingKey(
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

export async function noteUsedCode(
  tx: Transaction,
  userId: string,
  used: Partial<Pick<SecondFactorRow, 'lastStep' | 'recoveryHashes'>>,
): Promise<void> {
  await tx.update(secondFactors).set(used).where(eq(secondFactors.userId, userId));
}

/** Removes an account's second factor; false if it had none. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const deleted = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return deleted.some(({ key }) => key !== null);
}

/** Sets whether an administrator has to set up a second factor before anything else. */
export async function setSecondFactorDue(db: Executor, userId: string, isDue: boolean): Promise<void> {
  await db.update(users).set({ secondFactorDue: isDue }).where(eq(users.id, userId));
}
