import { sql } from 'drizzle-orm';
import { ANNOUNCEMENTS, type Announcement } from './announcement.ts';
import type { Executor } from './database.ts';

/** Tells every process that serves pages, once the transaction commits, or not at all. */
export async function announce(db: Executor, { topic, userId }: Announcement): Promise<void> {
  // Short on purpose: the limit is 8,000 bytes, and equal ones of a transaction are told once.
  await db.execute(sql`select pg_notify(${ANNOUNCEMENTS}, ${JSON.stringify({ topic, userId })})`);
}
