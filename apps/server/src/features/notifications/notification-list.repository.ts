import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { notifications } from '../../schema/notifications.schema.ts';
import { type Notification, shown } from './notification.repository.ts';

const own = (userId: string) => and(eq(notifications.userId, userId), shown);
const one = (userId: string, id: string) => and(eq(notifications.id, id), own(userId));

/** A page of what stands in the panel, newest first, and how many there are. */
export async function listShown(
  db: Executor,
  userId: string,
  page: { index: number; size: number },
): Promise<{ rows: Notification[]; total: number }> {
  const rows = await db
    .select()
    .from(notifications)
    .where(own(userId))
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(page.size)
    .offset(page.index * page.size);
  const [counted] = await db.select({ total: count() }).from(notifications).where(own(userId));
  return { rows, total: counted?.total ?? 0 };
}

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const [counted] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(own(userId), isNull(notifications.readAt)));
  return counted?.unread ?? 0;
}

/** False when there is no such notification; the first reading counts. */
export async function markRead(db: Executor, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(one(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function markAllRead(db: Executor, userId: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(own(userId), isNull(notifications.readAt)));
}

/** Takes it out of the panel, and of mails to come; the row stays so that the happening is not told again. */
export async function markDeleted(db: Executor, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ deletedAt: now, mailDueAt: null })
    .where(one(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Everything kept of an account, for its export. */
export async function notificationsOf(db: Executor, userId: string): Promise<Notification[]> {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.deletedAt)))
    .orderBy(desc(notifications.createdAt));
}

/** Forgets what happened before; answers nothing because nobody asks how many those were. */
export async function removeOlder(db: Executor, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}
