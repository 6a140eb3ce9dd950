import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findBy, updateRows, upsertBy } from '../../platform/database/rows.ts';
import { getStartedAnswers } from '../../schema/account.schema.ts';
import { users } from '../../schema/auth.schema.ts';
import { discordWebhooks, notificationSettings, notifications } from '../../schema/notifications.schema.ts';

type AgeBand = (typeof getStartedAnswers.$inferSelect)['ageBand'];
export type DiscordWebhook = typeof discordWebhooks.$inferSelect;

export const findWebhook = findBy(discordWebhooks, 'userId');

export const saveWebhook = upsertBy(discordWebhooks, 'userId');

export const deleteWebhook = deleteBy(discordWebhooks, 'userId');

/** Under 13 nothing is shown to others (privacy policy). */
export async function isUnder13(db: Executor, userId: string): Promise<boolean> {
  return (await findAgeBand(db, userId)) === 'under-13';
}

export async function findAgeBand(db: Executor, userId: string): Promise<AgeBand> {
  const rows = await db
    .select({ ageBand: getStartedAnswers.ageBand })
    .from(getStartedAnswers)
    .where(eq(getStartedAnswers.userId, userId));
  return rows[0]?.ageBand ?? null;
}

/** Takes due posts off the list, oldest first; those deleted meanwhile, of banned accounts or without a webhook are dropped. */
export async function claimDuePosts(tx: Transaction, now: Date, limit: number) {
  const due = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(lte(notifications.discordDueAt, now))
    .orderBy(asc(notifications.discordDueAt))
    .limit(limit)
    // Another worker is processing the other rows.
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(notifications)
    .set({ discordDueAt: null, discordTries: sql`${notifications.discordTries} + 1` })
    .where(inArray(notifications.id, ids));
  return tx
    .select({ webhook: discordWebhooks, notification: notifications })
    .from(notifications)
    .innerJoin(discordWebhooks, eq(discordWebhooks.userId, notifications.userId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(inArray(notifications.id, ids), isNull(notifications.deletedAt), isNull(users.bannedAt)))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
}

/** Puts posts back on the list that couldn't be sent now. */
export async function resetPosts(db: Executor, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await updateRows(db, notifications, { discordDueAt: at }, inArray(notifications.id, [...ids]));
}

/** Takes accounts whose weekly post is due, without those that are banned, and starts their next week. */
export async function claimDueWeeklyPosts(tx: Transaction, now: Date, weekAgo: Date, limit: number) {
  const due = await tx
    .select({ userId: discordWebhooks.userId })
    .from(discordWebhooks)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, discordWebhooks.userId))
    .where(
      and(
        lte(discordWebhooks.weeklyPostedAt, weekAgo),
        or(isNull(notificationSettings.weeklyDiscord), notificationSettings.weeklyDiscord),
      ),
    )
    .limit(limit)
    .for('update', { of: discordWebhooks, skipLocked: true });
  const ids = due.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  await tx.update(discordWebhooks).set({ weeklyPostedAt: now }).where(inArray(discordWebhooks.userId, ids));
  return tx
    .select({ userId: users.id, userName: users.userName })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.bannedAt)));
}
