import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { findBy, findRow, first, lockBy, updateBy, updateRows } from '../../platform/database/rows.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { activeDays, users } from '../../schema/auth.schema.ts';

export type User = typeof users.$inferSelect;

/** Normalizes an address for comparison. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Adds an account; null if the address is taken. */
export function insertUser(db: Executor, user: typeof users.$inferInsert): Promise<User | null> {
  return first(db.insert(users).values(user).onConflictDoNothing({ target: users.emailKey }).returning());
}

export function findUserByEmail(db: Executor, email: string): Promise<User | null> {
  return findRow(db, users, eq(users.emailKey, toEmailKey(email)));
}

export async function markFirstSignIn(db: Executor, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ firstSignedInAt: now })
    .where(and(eq(users.id, userId), isNull(users.firstSignedInAt)));
}

/** Stores that an account is active, and on which day. */
export async function recordActivity(db: Executor, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
  const day = now.toISOString().slice(0, 10);
  await db.insert(activeDays).values({ userId, day }).onConflictDoNothing();
}

/** Bans an account from `bannedAt` on; two nulls unban it. */
export const setBan = updateBy(users, 'id');

/** Returns the IANA name of an account's time zone; null if unknown. */
export async function findTimeZone(db: Executor, userId: string): Promise<string | null> {
  const rows = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return rows[0]?.timeZone ?? null;
}

export const findUser = findBy(users, 'id');

/** Returns the account of a caller. Throws ProblemError 401 if it is gone. */
export async function requireUser(db: Executor, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
  return user;
}

export async function setPasswordHash(db: Executor, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Stores that the owner has verified the address; the first time counts. */
export async function confirmUserEmail(db: Executor, userId: string, now: Date): Promise<User> {
  const rows = await db
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning();
  return rows[0]!;
}

export async function setEmail(db: Executor, userId: string, email: string, now: Date): Promise<User> {
  const rows = await db
    .update(users)
    .set({ email, emailKey: toEmailKey(email), emailConfirmedAt: now })
    .where(eq(users.id, userId))
    .returning();
  return rows[0]!;
}

export const lockUser = lockBy(users, 'id');

/** Makes changes to what a user has wait for each other; rows that refer to the user can be inserted meanwhile. */
export async function lockUserChanges(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Stores the browser's time zone unless one is known: a chosen one stays (decisions.md 15.7). */
export async function setTimeZoneIfUnknown(db: Executor, userId: string, timeZone: string): Promise<void> {
  await updateRows(db, users, { timeZone }, and(eq(users.id, userId), isNull(users.timeZone)));
}

export async function setUserType(db: Executor, userId: string, userType: User['userType']): Promise<void> {
  await db.update(users).set({ userType }).where(eq(users.id, userId));
}

export async function hasAdministrator(db: Executor): Promise<boolean> {
  return (await db.$count(users, eq(users.userType, 'Admin'))) > 0;
}

export async function promoteToAdministrator(db: Executor, userId: string, passwordHash: string, now: Date) {
  await db
    .update(users)
    .set({ userType: 'Admin', passwordHash, emailConfirmedAt: now })
    .where(eq(users.id, userId));
}
