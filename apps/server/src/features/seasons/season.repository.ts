import { and, asc, desc, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { seasons } from './season.table.ts';

export type SeasonStart = typeof seasons.$inferSelect;

/** The newest season that had begun by then; null before the first. */
export async function newestSeason(db: Executor, at: Date): Promise<SeasonStart | null> {
  const rows = await db
    .select()
    .from(seasons)
    .where(lte(seasons.startsAt, at))
    .orderBy(desc(seasons.startsAt))
    .limit(1);
  return rows[0] ?? null;
}

/** Seasons that began after `from` and not after `to`, oldest first. */
export function seasonsBetween(db: Executor, from: Date, to: Date): Promise<SeasonStart[]> {
  return db
    .select()
    .from(seasons)
    .where(and(gt(seasons.startsAt, from), lte(seasons.startsAt, to)))
    .orderBy(asc(seasons.startsAt));
}
