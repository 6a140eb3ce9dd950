import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from './user.table.ts';

export type User = typeof users.$inferSelect;

/** Address as it is compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Adds an account; null when the address has one already. */
export async function insertUser(db: Executor, user: typeof users.$inferInsert): Promise<User | null> {
  const rows = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.emailKey })
    .returning();
  return rows[0] ?? null;
}

export async function findUserByEmail(db: Executor, email: string): Promise<User | null> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return rows[0] ?? null;
}

/** Notes the account's first sign-in; true when it was the first. */
export async function markFirstSignIn(db: Executor, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ firstSignedInAt: now })
    .where(and(eq(users.id, userId), isNull(users.firstSignedInAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** IANA name of an account's time zone; null while it is unknown. */
export async function findTimeZone(db: Executor, userId: string): Promise<string | null> {
  const rows = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return rows[0]?.timeZone ?? null;
}
