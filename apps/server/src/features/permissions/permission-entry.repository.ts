import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { listBy, upsertBy } from '../../platform/database/rows.ts';
import { permissionEntries } from '../../schema/administration.schema.ts';
import { users } from '../../schema/auth.schema.ts';
import { plans } from '../../schema/membership.schema.ts';
import { currentPlan } from '../membership/index.ts';

export const listPermissionEntries = listBy(permissionEntries, ['userId']);

export const saveEntry = upsertBy(permissionEntries, 'userId', 'module');

/** Locks and returns all administrators, so that two can't remove each other at the same moment. */
export async function lockAdministrators(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userType, 'Admin'))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Returns what an account's permissions depend on; null if the account doesn't exist. */
export async function findHolder(db: Executor, userId: string) {
  const { userType, secondFactorDue } = users;
  const rows = await db
    .select({ userType, secondFactorDue, features: plans.features })
    .from(users)
    .innerJoin(plans, eq(plans.name, currentPlan))
    .where(eq(users.id, userId));
  return rows[0] ?? null;
}
