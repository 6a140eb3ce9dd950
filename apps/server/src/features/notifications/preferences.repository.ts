import type { NotificationChannel, NotificationKind } from '@datacoach/contract';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { upsertRow } from '../../platform/database/rows.ts';
import { notificationChoices, notificationSettings } from '../../schema/notifications.schema.ts';

export type NotificationSettings = Omit<typeof notificationSettings.$inferSelect, 'userId'>;
export type NotificationChoice = { kind: NotificationKind } & Record<NotificationChannel, boolean> & {
    discord?: boolean | null | undefined;
  };

const DEFAULT_SETTINGS: NotificationSettings = {
  dailyDigest: false,
  weeklySummary: false,
  weeklySummarySentAt: null,
  weeklyDiscord: null,
  mailsStopped: false,
  promptedAt: null,
};

export async function findSettings(db: Executor, userId: string): Promise<NotificationSettings> {
  const rows = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return rows[0] ?? DEFAULT_SETTINGS;
}

export async function saveSettings(db: Executor, userId: string, changes: Partial<NotificationSettings>) {
  await upsertRow(db, notificationSettings, ['userId'], { userId, ...changes });
}

export async function findChoices(db: Executor, userId: string): Promise<NotificationChoice[]> {
  const { kind, inApp, email, discord } = notificationChoices;
  return db
    .select({ kind, inApp, email, discord })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));
}

export async function saveChoices(db: Executor, userId: string, choices: readonly NotificationChoice[]) {
  if (choices.length === 0) return;
  await db
    .insert(notificationChoices)
    .values(choices.map((choice) => ({ userId, ...choice })))
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind],
      set: {
        inApp: sql`excluded.in_app`,
        email: sql`excluded.email`,
        discord: sql`coalesce(excluded.discord, ${notificationChoices.discord})`,
      },
    });
}

/** Switches off mails of every kind, whether chosen before or not. */
export async function stopMails(db: Executor, userId: string): Promise<void> {
  await db.update(notificationChoices).set({ email: false }).where(eq(notificationChoices.userId, userId));
  await saveSettings(db, userId, { mailsStopped: true, weeklySummary: false });
}
