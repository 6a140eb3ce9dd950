import { and, asc, desc, gt, lte, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy } from '../../platform/database/rows.ts';
import { seasons } from '../../schema/gamedata.schema.ts';

export type SeasonStart = typeof seasons.$inferSelect;

/** Returns the newest season that had started by then; null before the first. */
async function findNewestSeason(db: Executor, at: Date): Promise<SeasonStart | null> {
  const rows = await db
    .select()
    .from(seasons)
    .where(lte(seasons.startsAt, at))
    .orderBy(desc(seasons.startsAt))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns seasons that started after `from` and no later than `to`, oldest first. */
export function listSeasonsBetween(db: Executor, from: Date, to: Date): Promise<SeasonStart[]> {
  return db
    .select()
    .from(seasons)
    .where(and(gt(seasons.startsAt, from), lte(seasons.startsAt, to)))
    .orderBy(asc(seasons.startsAt));
}

export function listSeasons(db: Executor): Promise<SeasonStart[]> {
  return db.select().from(seasons).orderBy(desc(seasons.number));
}

/** Locks the list until the transaction ends, because each start is compared with its neighbors. */
export async function lockSeasons(tx: Transaction): Promise<SeasonStart[]> {
  await tx.execute(sql`lock table ${seasons} in share row exclusive mode`);
  return listSeasons(tx);
}

export async function storeSeason(tx: Transaction, season: SeasonStart): Promise<void> {
  const { startsAt } = season;
  await tx.insert(seasons).values(season).onConflictDoUpdate({ target: seasons.number, set: { startsAt } });
}

export const removeSeason = deleteBy(seasons, 'number');

export interface Season {
  /** Null if the list of seasons doesn't reach that far; the last 90 days are used then (decisions.md 19.3). */
  number: number | null;
  from: Date;
}

/** The longest season so far took 126 days; after that the next season is missing from the list. */
const MAX_DAYS = 126;
const WITHOUT_ENTRY_DAYS = 90;

export async function findCurrentSeason(db: Executor, now: Date): Promise<Season> {
  const newest = await findNewestSeason(db, now);
  if (newest && now.getTime() - newest.startsAt.getTime() <= MAX_DAYS * DAY_MS) {
    return { number: newest.number, from: newest.startsAt };
  }
  return { number: null, from: new Date(now.getTime() - WITHOUT_ENTRY_DAYS * DAY_MS) };
}
