import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';

/** Notes a reminder to the account, unless one was sent after `since`: then `taken` is false. */
export async function takeReminder(
  db: Executor,
  userId: string,
  now: Date,
  since: Date,
): Promise<{ email: string | null; userName: string; taken: boolean }> {
  const [user] = await db
    .select({ email: users.email, userName: users.userName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.email) return { email: null, userName: user?.userName ?? '', taken: false };
  const rows = await db
    .update(users)
    .set({ replayReminderAt: now })
    .where(and(eq(users.id, userId), or(isNull(users.replayReminderAt), lte(users.replayReminderAt, since))))
    .returning({ id: users.id });
  return { email: user.email, userName: user.userName, taken: rows.length > 0 };
}
