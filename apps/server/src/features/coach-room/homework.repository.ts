import { asc, desc, eq, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { homework } from '../../schema/coach.schema.ts';

export type StoredHomework = typeof homework.$inferSelect;

/** What lists look back at. */
const MOST = 500;

/** Newest first. */
export function homeworkSetBy(db: Executor, coachId: string): Promise<StoredHomework[]> {
  return db
    .select()
    .from(homework)
    .where(eq(homework.coachId, coachId))
    .orderBy(desc(homework.setAt))
    .limit(MOST);
}

/** What an account has set or got, for its export. */
export function allHomeworkOf(db: Executor, userId: string): Promise<StoredHomework[]> {
  return db
    .select()
    .from(homework)
    .where(or(eq(homework.coachId, userId), eq(homework.playerId, userId)))
    .orderBy(asc(homework.setAt));
}

/** Answers its id. */
export async function insertHomework(tx: Transaction, row: typeof homework.$inferInsert): Promise<string> {
  const rows = await tx.insert(homework).values(row).returning({ id: homework.id });
  return rows[0]!.id;
}
