import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { referenceStates } from '../../schema/scores.schema.ts';

/** The one row of `reference_states`. */
const ONLY = 1;

export type StoredState = typeof referenceStates.$inferSelect;

/** The state, kept from others until the transaction ends; made where there is none. */
export async function lockState(tx: Transaction, version: string): Promise<StoredState> {
  await tx
    .insert(referenceStates)
    .values({ id: ONLY, version, counted: 0, newestPlayedAt: null, revision: 0 })
    .onConflictDoNothing();
  const rows = await tx.select().from(referenceStates).where(eq(referenceStates.id, ONLY)).for('update');
  return rows[0]!;
}

export async function readState(db: Executor): Promise<StoredState | null> {
  const rows = await db.select().from(referenceStates).where(eq(referenceStates.id, ONLY));
  return rows[0] ?? null;
}

export async function writeState(tx: Transaction, state: Omit<StoredState, 'id'>): Promise<void> {
  await tx.update(referenceStates).set(state).where(eq(referenceStates.id, ONLY));
}
