import type { Executor } from '../../platform/database/database.ts';
import { newestSeason } from './season.repository.ts';

export interface Season {
  /** Null if the list of seasons doesn't reach that far; the last 90 days are used then (decisions.md 19.3). */
  number: number | null;
  from: Date;
}

const DAY_MS = 24 * 60 * 60_000;
/** The longest season so far took 126 days; after that the next season is missing from the list. */
const MAX_DAYS = 126;
const WITHOUT_ENTRY_DAYS = 90;

export async function currentSeason(db: Executor, now: Date): Promise<Season> {
  const newest = await newestSeason(db, now);
  if (newest && now.getTime() - newest.startsAt.getTime() <= MAX_DAYS * DAY_MS) {
    return { number: newest.number, from: newest.startsAt };
  }
  return { number: null, from: new Date(now.getTime() - WITHOUT_ENTRY_DAYS * DAY_MS) };
}
