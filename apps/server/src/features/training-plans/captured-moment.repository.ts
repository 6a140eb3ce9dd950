import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { matches } from '../gamedata/match.table.ts';
import { isVisibleTo } from '../identities/index.ts';
import { capturedMoments } from './captured-moment.table.ts';

export type Moment = typeof capturedMoments.$inferSelect;

/** Moments that a screen lists, and that a user can keep. */
export const MOST_MOMENTS = 60;

/** A user's moments of matches that he may still see, those that are due first, learned ones last. */
export function momentsOf(db: Executor, userId: string): Promise<(Moment & { playedAt: Date | null })[]> {
  return db
    .select({ ...getTableColumns(capturedMoments), playedAt: matches.playedAt })
    .from(capturedMoments)
    .innerJoin(matches, eq(matches.id, capturedMoments.matchId))
    .where(and(eq(capturedMoments.userId, userId), isVisibleTo(userId, sql`${matches.id}`)))
    .orderBy(sql`${capturedMoments.dueOn} asc nulls last`, asc(capturedMoments.capturedAt))
    .limit(MOST_MOMENTS);
}

/** Everything that a user has kept, for his export. */
export function allMomentsOf(db: Executor, userId: string): Promise<Moment[]> {
  return db
    .select()
    .from(capturedMoments)
    .where(eq(capturedMoments.userId, userId))
    .orderBy(asc(capturedMoments.capturedAt));
}

/** Keeps a moment; one that is kept already stays as it is. */
export async function insertMoment(
  tx: Transaction,
  moment: typeof capturedMoments.$inferInsert,
): Promise<void> {
  await tx.insert(capturedMoments).values(moment).onConflictDoNothing();
}

export async function lockMoment(tx: Transaction, userId: string, id: string): Promise<Moment | null> {
  const rows = await tx
    .select()
    .from(capturedMoments)
    .where(and(eq(capturedMoments.id, id), eq(capturedMoments.userId, userId)))
    .for('update');
  return rows[0] ?? null;
}

export async function placeMoment(
  tx: Transaction,
  id: string,
  place: Pick<Moment, 'step' | 'dueOn'>,
): Promise<void> {
  await tx.update(capturedMoments).set(place).where(eq(capturedMoments.id, id));
}

export async function deleteMoment(tx: Transaction, id: string): Promise<void> {
  await tx.delete(capturedMoments).where(eq(capturedMoments.id, id));
}
