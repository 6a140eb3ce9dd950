import type { NotificationKind } from '@datacoach/contract';
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { notificationSettings, notifications } from '../../schema/notifications.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

export interface MailReader {
  userId: string;
  userName: string;
  /** Null if no mail can be sent: no address, an unconfirmed one, or a banned account. */
  email: string | null;
}

const READER = {
  userId: users.id,
  userName: users.userName,
  email: sql<
    string | null
  >`case when ${users.emailConfirmedAt} is not null and ${users.bannedAt} is null then ${users.email} end`,
};

/** Takes notifications with due mails off the list, oldest first; those read or deleted meanwhile are dropped. */
export async function claimDueMails(tx: Transaction, now: Date, limit: number) {
  const due = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(lte(notifications.mailDueAt, now))
    .orderBy(asc(notifications.mailDueAt))
    .limit(limit)
    // Another worker is processing the other rows.
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.update(notifications).set({ mailDueAt: null }).where(inArray(notifications.id, ids));
  const taken = await tx
    .select({ reader: READER, notification: notifications })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(
        inArray(notifications.id, ids),
        isNull(notifications.readAt),
        isNull(notifications.deletedAt),
        sql`${READER.email} is not null`,
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  const mailed = taken.map(({ notification }) => notification.id);
  await tx.update(notifications).set({ mailedAt: now }).where(inArray(notifications.id, mailed));
  return taken;
}

/** Drops mails of a kind that are still due, because their reason is gone. */
export async function deleteDueMails(tx: Transaction, userId: string, kind: NotificationKind): Promise<void> {
  await tx
    .update(notifications)
    .set({ mailDueAt: null })
    .where(
      and(eq(notifications.userId, userId), eq(notifications.kind, kind), isNotNull(notifications.mailDueAt)),
    );
}

/** Takes accounts whose weekly summary is due, and starts their next week. */
export async function claimDueSummaries(tx: Transaction, now: Date, weekAgo: Date, limit: number) {
  const { userId, weeklySummary, weeklySummarySentAt } = notificationSettings;
  const due = await tx
    .select({ userId })
    .from(notificationSettings)
    .where(and(weeklySummary, or(isNull(weeklySummarySentAt), lte(weeklySummarySentAt, weekAgo))))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map((row) => row.userId);
  if (ids.length === 0) return [];
  await tx.update(notificationSettings).set({ weeklySummarySentAt: now }).where(inArray(userId, ids));
  return tx.select(READER).from(users).where(inArray(users.id, ids));
}

/** Counts an account's uploads since a time, by status. */
export async function countUploads(db: Executor, userId: string, since: Date) {
  return db
    .select({ status: replays.status, total: count() })
    .from(replays)
    .where(and(eq(replays.ownerId, userId), gte(replays.uploadedAt, since)))
    .groupBy(replays.status);
}
