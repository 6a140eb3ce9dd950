import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { identityDisputes } from '../../schema/identities.schema.ts';

export type Dispute = typeof identityDisputes.$inferSelect;

/** One a player and account: raised again, it is open again with the new reason. */
export async function raiseDispute(
  db: Executor,
  dispute: Pick<Dispute, 'userId' | 'identity' | 'name' | 'reason' | 'raisedAt'>,
): Promise<void> {
  const { reason, raisedAt } = dispute;
  await db
    .insert(identityDisputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: [identityDisputes.userId, identityDisputes.identity],
      set: { reason, raisedAt, state: 'open', decidedAt: null, decidedBy: null, note: null },
    });
}

export async function listDisputes(
  db: Executor,
  state: Dispute['state'],
): Promise<{ dispute: Dispute; userName: string }[]> {
  return db
    .select({ dispute: identityDisputes, userName: users.userName })
    .from(identityDisputes)
    .innerJoin(users, eq(users.id, identityDisputes.userId))
    .where(eq(identityDisputes.state, state))
    .orderBy(asc(identityDisputes.raisedAt));
}

export async function lockDispute(tx: Transaction, id: string): Promise<Dispute | null> {
  const rows = await tx.select().from(identityDisputes).where(eq(identityDisputes.id, id)).for('update');
  return rows[0] ?? null;
}

export async function closeDispute(
  db: Executor,
  id: string,
  decision: Pick<Dispute, 'state' | 'decidedAt' | 'decidedBy' | 'note'>,
): Promise<void> {
  await db.update(identityDisputes).set(decision).where(eq(identityDisputes.id, id));
}

/** The account's own disputes, for its export. */
export function disputesOf(db: Executor, userId: string) {
  const { identity, name, reason, state, raisedAt, decidedAt, note } = identityDisputes;
  return db
    .select({ identity, name, reason, state, raisedAt, decidedAt, note })
    .from(identityDisputes)
    .where(and(eq(identityDisputes.userId, userId)));
}
