import type { Executor } from '../../platform/database/database.ts';
import { first, upsertRow } from '../../platform/database/rows.ts';
import { appSettings } from '../../schema/administration.schema.ts';

/** The table has one row. */
const ROW = 1;

export type SetByAdministrators = Pick<typeof appSettings.$inferSelect, 'discordInviteUrl' | 'supportMail'>;

export function findAppSettings(db: Executor): Promise<SetByAdministrators | null> {
  return first(db.select().from(appSettings).limit(1));
}

export async function storeAppSettings(db: Executor, set: SetByAdministrators, now: Date): Promise<void> {
  await upsertRow(db, appSettings, ['id'], { id: ROW, ...set, updatedAt: now });
}
