import { randomUUID } from 'node:crypto';
import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { deleteBy } from '../../../platform/database/rows.ts';
import { sandboxObjects } from '../../../schema/payments.schema.ts';
import type { BillingStore } from './billing-books.ts';
import type { BillingObject } from './billing-object.ts';

/** Key of the lock under which only one call at a time changes the sandbox; an arbitrary unique number. */
const SANDBOX_LOCK = 2_026_112_107;

/** Locks the sandbox's objects for the transaction; other calls wait. */
export async function openSandboxStore(tx: Transaction): Promise<BillingStore> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SANDBOX_LOCK})`);
  const { id, customerId, dueAt, data } = sandboxObjects;
  return {
    async find(requested) {
      const [row] = await tx.select({ data }).from(sandboxObjects).where(eq(id, requested));
      return (row?.data as BillingObject | undefined) ?? null;
    },
    async listByCustomer(requested) {
      const rows = await tx.select({ data }).from(sandboxObjects).where(eq(customerId, requested));
      return rows.map((row) => row.data as BillingObject);
    },
    async listDue(now) {
      const rows = await tx
        .select({ data })
        .from(sandboxObjects)
        .where(lte(dueAt, new Date(now)))
        .orderBy(asc(dueAt))
        .limit(200);
      return rows.map((row) => row.data as BillingObject);
    },
    async save(object, listDue) {
      const row = {
        id: object.id,
        kind: object.kind,
        customerId: findOwner(object),
        dueAt: listDue === null ? null : new Date(listDue),
        data: object,
      };
      await tx.insert(sandboxObjects).values(row).onConflictDoUpdate({ target: id, set: row });
    },
    deleteByCustomer: async (requested) => {
      await removeObjects(tx, requested);
    },
    createId: (prefix) => `${prefix}_${randomUUID()}`,
  };
}

export const removeObjects = deleteBy(sandboxObjects, 'customerId');

function findOwner(object: BillingObject): string {
  return object.kind === 'customer' ? object.id : object.customerId;
}
