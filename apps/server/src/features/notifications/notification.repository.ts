import { NOTIFICATION_KINDS, type NotificationKind } from '@datacoach/contract';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor, Page } from '../../platform/database/database.ts';
import { listPage, updateRows } from '../../platform/database/rows.ts';
import { getStartedAnswers } from '../../schema/account.schema.ts';
import { users } from '../../schema/auth.schema.ts';
import {
  discordWebhooks,
  notificationChoices,
  notificationSettings,
  notifications,
} from '../../schema/notifications.schema.ts';

const isOwnNotification = (userId: string) => and(eq(notifications.userId, userId), isShown);
const isOne = (userId: string, id: string) => and(eq(notifications.id, id), isOwnNotification(userId));

/** Returns a page of the panel, newest first, and the total number. */
export function listShown(db: Executor, userId: string, page: Page) {
  const order = [desc(notifications.createdAt), asc(notifications.id)];
  return listPage(db, notifications, isOwnNotification(userId), page, ...order);
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  return db.$count(notifications, and(isOwnNotification(userId), isNull(notifications.readAt)));
}

/** Marks a notification as read; false if it doesn't exist. The first time counts. */
export async function markRead(db: Executor, userId: string, id: string, now: Date): Promise<boolean> {
  return updateRows(
    db,
    notifications,
    { readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` },
    isOne(userId, id),
  );
}

export async function markAllRead(db: Executor, userId: string, now: Date): Promise<void> {
  await updateRows(
    db,
    notifications,
    { readAt: now },
    and(isOwnNotification(userId), isNull(notifications.readAt)),
  );
}

/** Removes a notification from the panel and from pending mails; the row stays so that it isn't sent again. */
export async function markDeleted(db: Executor, userId: string, id: string, now: Date): Promise<boolean> {
  return updateRows(
    db,
    notifications,
    { deletedAt: now, mailDueAt: null, discordDueAt: null },
    isOne(userId, id),
  );
}

export async function listAllNotifications(db: Executor, userId: string): Promise<Notification[]> {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.deletedAt)))
    .orderBy(desc(notifications.createdAt));
}

export async function deleteOlder(db: Executor, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

export type Notification = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

export interface Reader {
  timeZone: string | null;
  dailyDigest: boolean;
  mailsStopped: boolean;
  /** Null for the kind's default. */
  inApp: boolean | null;
  email: boolean | null;
  discord: boolean | null;
  hasWebhook: boolean;
  isUnder18: boolean;
}

/** Returns an account's choices for a kind; null if the account doesn't exist. */
export async function findReader(db: Executor, userId: string, kind: NotificationKind) {
  const rows = await db
    .select({
      timeZone: users.timeZone,
      dailyDigest: sql<boolean>`coalesce(${notificationSettings.dailyDigest}, false)`,
      mailsStopped: sql<boolean>`coalesce(${notificationSettings.mailsStopped}, false)`,
      inApp: notificationChoices.inApp,
      email: notificationChoices.email,
      discord: notificationChoices.discord,
      hasWebhook: sql<boolean>`${discordWebhooks.userId} is not null`,
      isUnder18: sql<boolean>`coalesce(${getStartedAnswers.ageBand} <> '18-or-older', false)`,
    })
    .from(users)
    .leftJoin(getStartedAnswers, eq(getStartedAnswers.userId, users.id))
    .leftJoin(discordWebhooks, eq(discordWebhooks.userId, users.id))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .leftJoin(
      notificationChoices,
      and(eq(notificationChoices.userId, users.id), eq(notificationChoices.kind, kind)),
    )
    .where(eq(users.id, userId));
  return rows[0] ?? null;
}

/** Adds a notification; null if it already exists. */
export async function insertNotification(db: Executor, row: NewNotification): Promise<Notification | null> {
  const rows = await db
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: [notifications.userId, notifications.onceKey] })
    .returning();
  return rows[0] ?? null;
}

/** Increments the newest unread notification of the kind since `since` instead of adding one; null if there is none. */
export async function combineNotification(
  db: Executor,
  row: NewNotification & { createdAt: Date },
  since: Date,
): Promise<Notification | null> {
  const [newest] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, row.userId),
        eq(notifications.kind, row.kind),
        gt(notifications.createdAt, since),
        isNull(notifications.readAt),
        isShown,
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(1)
    .for('update');
  if (!newest) return null;
  const { values, path, createdAt, mailDueAt = null, discordDueAt = null } = row;
  const rows = await db
    .update(notifications)
    .set({
      values,
      path,
      createdAt,
      count: sql`${notifications.count} + 1`,
      mailDueAt: sql`coalesce(${notifications.mailDueAt}, ${mailDueAt?.toISOString() ?? null}::timestamptz)`,
      discordDueAt: sql`coalesce(${notifications.discordDueAt}, ${discordDueAt?.toISOString() ?? null}::timestamptz)`,
    })
    .where(eq(notifications.id, newest.id))
    .returning();
  return rows[0] ?? null;
}

/** Condition for notifications in the panel. */
export const isShown = and(notifications.inApp, isNull(notifications.deletedAt));

/** Whether the account has already been notified of this. */
export async function isNotified(db: Executor, userId: string, onceKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.onceKey, onceKey)))
    .limit(1);
  return rows.length > 0;
}

/** Adds a notification for all accounts except one that can get the kind and haven't switched it off. */
export async function insertForEveryone(
  db: Executor,
  row: Pick<NewNotification, 'kind' | 'values' | 'path' | 'onceKey'>,
  exceptUserId: string | null,
  now: Date,
): Promise<void> {
  const { audience, channels } = NOTIFICATION_KINDS[row.kind];
  const inApp = sql`coalesce(${notificationChoices.inApp}, ${channels.inApp})`;
  const email = sql`coalesce(${notificationChoices.email}, ${channels.email} and not coalesce(${notificationSettings.mailsStopped}, false))`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await db
    .insert(notifications)
    .select(
      db
        .select({
          id: sql`gen_random_uuid()`.as('id'),
          userId: users.id,
          kind: sql`${row.kind}`.as('kind'),
          values: sql`${JSON.stringify(row.values)}::jsonb`.as('values'),
          path: sql`${row.path}`.as('path'),
          count: sql`1`.as('count'),
          onceKey: sql`${row.onceKey}`.as('once_key'),
          inApp: inApp.as('in_app'),
          createdAt: at.as('created_at'),
          readAt: sql`null::timestamptz`.as('read_at'),
          deletedAt: sql`null::timestamptz`.as('deleted_at'),
          mailDueAt: sql`case when ${email} then ${at} end`.as('mail_due_at'),
          mailedAt: sql`null::timestamptz`.as('mailed_at'),
          discordDueAt: sql`null::timestamptz`.as('discord_due_at'),
          discordTries: sql`0`.as('discord_tries'),
        })
        .from(users)
        .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
        .leftJoin(
          notificationChoices,
          and(eq(notificationChoices.userId, users.id), eq(notificationChoices.kind, row.kind)),
        )
        .where(
          and(
            inArray(users.userType, [...audience]),
            exceptUserId === null ? undefined : ne(users.id, exceptUserId),
            sql`(${inApp} or ${email})`,
          ),
        ) as never,
    )
    .onConflictDoNothing();
}
