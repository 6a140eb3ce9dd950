import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { findRow, insertRow, listBy } from '../../platform/database/rows.ts';
import { scoutPages } from '../../schema/replays.schema.ts';

export type ScoutPageRow = typeof scoutPages.$inferSelect;

export const insertScoutPage = insertRow(scoutPages);

/** Returns a folder's pages that haven't expired, newest first. */
export function listScoutPages(db: Executor, folderId: string, now: Date): Promise<ScoutPageRow[]> {
  return db
    .select()
    .from(scoutPages)
    .where(and(eq(scoutPages.folderId, folderId), gt(scoutPages.expiresAt, now)))
    .orderBy(desc(scoutPages.createdAt));
}

export function findScoutPage(db: Executor, tokenHash: string, now: Date) {
  return findRow(db, scoutPages, and(eq(scoutPages.tokenHash, tokenHash), gt(scoutPages.expiresAt, now)));
}

/** Deletes a coach's page and returns it; null if there is none. */
export async function deleteScoutPage(db: Executor, coachId: string, id: string) {
  const rows = await db
    .delete(scoutPages)
    .where(and(eq(scoutPages.coachId, coachId), eq(scoutPages.id, id)))
    .returning();
  return rows[0] ?? null;
}

export async function deleteExpiredPages(db: Executor, now: Date): Promise<void> {
  await db.delete(scoutPages).where(lte(scoutPages.expiresAt, now));
}

export const listCoachScoutPages = listBy(scoutPages, ['coachId'], scoutPages.createdAt);
