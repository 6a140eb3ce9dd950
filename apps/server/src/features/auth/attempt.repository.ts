import { lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { deleteBy } from '../../platform/database/rows.ts';
import { attempts } from '../../schema/auth.schema.ts';

/** Counts one more attempt. Returns the count and when it resets. */
export async function countAttempt(db: Executor, key: string, now: Date, windowMs: number) {
  const end = new Date(now.getTime() + windowMs);
  // A counter that ends later than one started now was started under a wrong clock.
  const isOver = sql`(${attempts.endsAt} <= ${now.toISOString()}::timestamptz
    or ${attempts.endsAt} > ${end.toISOString()}::timestamptz)`;
  const rows = await db
    .insert(attempts)
    .values({ key, count: 1, endsAt: end })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.endsAt });
  return rows[0]!;
}

export const deleteAttempts = deleteBy(attempts, 'key');

export async function removeEndedAttempts(db: Executor, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.endsAt, now));
}
