import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { teamLinks } from '../../schema/coach.schema.ts';
import type { User } from '../auth/index.ts';

export type LinkRow = typeof teamLinks.$inferSelect;

const isOpen = (now: Date) =>
  and(isNull(teamLinks.revokedAt), gt(teamLinks.expiresAt, now), lt(teamLinks.used, teamLinks.seats));

export async function insertLink(db: Executor, link: typeof teamLinks.$inferInsert): Promise<void> {
  await db.insert(teamLinks).values(link);
}

/** Newest first. */
export function listOpenLinks(db: Executor, coachId: string, now: Date): Promise<LinkRow[]> {
  return db
    .select()
    .from(teamLinks)
    .where(and(eq(teamLinks.coachId, coachId), isOpen(now)))
    .orderBy(desc(teamLinks.createdAt), desc(teamLinks.id));
}

export function listAllTeamLinks(db: Executor, coachId: string): Promise<LinkRow[]> {
  return db
    .select()
    .from(teamLinks)
    .where(eq(teamLinks.coachId, coachId))
    .orderBy(desc(teamLinks.createdAt), desc(teamLinks.id));
}

/** Returns the seats that open links hold. */
export async function countSeatsHeldByLinks(db: Executor, coachId: string, now: Date): Promise<number> {
  const rows = await db
    .select({ held: sql<number>`coalesce(sum(${teamLinks.seats} - ${teamLinks.used}), 0)::int` })
    .from(teamLinks)
    .where(and(eq(teamLinks.coachId, coachId), isOpen(now)));
  return rows[0]?.held ?? 0;
}

export async function findLink(db: Executor, tokenHash: string): Promise<LinkRow | null> {
  const rows = await db.select().from(teamLinks).where(eq(teamLinks.tokenHash, tokenHash));
  return rows[0] ?? null;
}

/** Open links mailed to an address. */
export function openLinksTo(tx: Transaction, emailKey: string, now: Date): Promise<LinkRow[]> {
  return tx
    .select()
    .from(teamLinks)
    .where(and(eq(teamLinks.emailKey, emailKey), isOpen(now)));
}

/** Counts a player that the link admits; false if it is no longer open. */
export async function countUse(tx: Transaction, id: string, now: Date, playerId: string | null) {
  const { rowCount } = await tx
    .update(teamLinks)
    .set({ used: sql`${teamLinks.used} + 1`, ...(playerId && { playerId }) })
    .where(and(eq(teamLinks.id, id), isOpen(now)));
  return (rowCount ?? 0) > 0;
}

/** Revokes an open link of the coach, or all of them; returns how many. */
export async function revokeLinks(db: Executor, coachId: string, now: Date, id?: string): Promise<number> {
  const rows = await db
    .update(teamLinks)
    .set({ revokedAt: now })
    .where(and(eq(teamLinks.coachId, coachId), isOpen(now), id ? eq(teamLinks.id, id) : undefined))
    .returning({ id: teamLinks.id });
  return rows.length;
}

/** Deletes links, and the addresses in them, that expired before. */
export async function deleteLinksExpired(db: Executor, before: Date): Promise<void> {
  await db.delete(teamLinks).where(lt(teamLinks.expiresAt, before));
}

/** Returns the player who has confirmed this address; null if there is none. */
export async function findPlayerByEmail(db: Executor, emailKey: string): Promise<User | null> {
  const rows = await db
    .select()
    .from(users)
    .where(
      and(eq(users.emailKey, emailKey), eq(users.userType, 'Player'), isNotNull(users.emailConfirmedAt)),
    );
  return rows[0] ?? null;
}
