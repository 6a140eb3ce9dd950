import type { MaintenanceNotice } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { maintenanceNotices } from '../../schema/content.schema.ts';

/** The table has one row. */
const ROW = 1;

export async function findNotice(db: Executor): Promise<MaintenanceNotice | null> {
  const rows = await db.select().from(maintenanceNotices).limit(1);
  return rows[0] ?? null;
}

/** The notice while it is in force; null while it is not. */
export async function findActiveNotice(db: Executor): Promise<MaintenanceNotice | null> {
  const notice = await findNotice(db);
  return notice?.isActive ? notice : null;
}

export async function saveNotice(db: Executor, notice: MaintenanceNotice, now: Date): Promise<void> {
  const values = { ...notice, updatedAt: now };
  await db
    .insert(maintenanceNotices)
    .values({ id: ROW, ...values })
    .onConflictDoUpdate({ target: maintenanceNotices.id, set: values });
}
