import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { findBy, findRow, insertRow, listBy, listRows, updateRows } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { teamLinks } from '../../schema/coach.schema.ts';
import type { User } from '../auth/index.ts';

export type LinkRow = typeof teamLinks.$inferSelect;

const isOpenLink = (now: Date) =>
  and(isNull(teamLinks.revokedAt), gt(teamLinks.expiresAt, now), lt(teamLinks.used, teamLinks.seats));

export const insertLink = insertRow(teamLinks);

/** Newest first. */
export function listOpenLinks(db: Executor, coachId: string, now: Date): Promise<LinkRow[]> {
  return db
    .select()
    .from(teamLinks)
    .where(and(eq(teamLinks.coachId, coachId), isOpenLink(now)))
    .orderBy(desc(teamLinks.createdAt), desc(teamLinks.id));
}

export const listAllTeamLinks = listBy(teamLinks, ['coachId'], desc(teamLinks.createdAt), desc(teamLinks.id));

/** Returns the seats that open links hold. */
export async function countSeatsHeldByLinks(db: Executor, coachId: string, now: Date): Promise<number> {
  const rows = await db
    .select({ held: sql<number>`coalesce(sum(${teamLinks.seats} - ${teamLinks.used}), 0)::int` })
    .from(teamLinks)
    .where(and(eq(teamLinks.coachId, coachId), isOpenLink(now)));
  return rows[0]?.held ?? 0;
}

export const findLink = findBy(teamLinks, 'tokenHash');

/** Open links mailed to an address. */
export function listOpenLinksTo(tx: Transaction, emailKey: string, now: Date): Promise<LinkRow[]> {
  return listRows(tx, teamLinks, and(eq(teamLinks.emailKey, emailKey), isOpenLink(now)));
}

/** Counts a player that the link admits; false if it is no longer open. */
export async function countUse(tx: Transaction, id: string, now: Date, playerId: string | null) {
  return updateRows(
    tx,
    teamLinks,
    { used: sql`${teamLinks.used} + 1`, ...(playerId && { playerId }) },
    and(eq(teamLinks.id, id), isOpenLink(now)),
  );
}

/** Revokes an open link of the coach, or all of them; returns how many. */
export async function revokeLinks(db: Executor, coachId: string, now: Date, id?: string): Promise<number> {
  const rows = await db
    .update(teamLinks)
    .set({ revokedAt: now })
    .where(and(eq(teamLinks.coachId, coachId), isOpenLink(now), id ? eq(teamLinks.id, id) : undefined))
    .returning({ id: teamLinks.id });
  return rows.length;
}

/** Deletes links, and the addresses in them, that expired before. */
export async function deleteLinksExpired(db: Executor, before: Date): Promise<void> {
  await db.delete(teamLinks).where(lt(teamLinks.expiresAt, before));
}

/** Returns the player who has confirmed this address; null if there is none. */
export function findPlayerByEmail(db: Executor, emailKey: string): Promise<User | null> {
  return findRow(
    db,
    users,
    and(eq(users.emailKey, emailKey), eq(users.userType, 'Player'), isNotNull(users.emailConfirmedAt)),
  );
}
