import type { Executor } from '../../platform/database/database.ts';
import { appSettings } from '../../schema/administration.schema.ts';

/** The table has one row. */
const ROW = 1;

export type SetByAdministrators = Pick<typeof appSettings.$inferSelect, 'discordInviteUrl' | 'supportMail'>;

export async function findAppSettings(db: Executor): Promise<SetByAdministrators | null> {
  const rows = await db.select().from(appSettings).limit(1);
  return rows[0] ?? null;
}

export async function storeAppSettings(db: Executor, set: SetByAdministrators, now: Date): Promise<void> {
  const values = { ...set, updatedAt: now };
  await db
    .insert(appSettings)
    .values({ id: ROW, ...values })
    .onConflictDoUpdate({ target: appSettings.id, set: values });
}
