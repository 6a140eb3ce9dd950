import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import type { ReferenceBooks } from '../scores/index.ts';

export interface WeeklyGoalsContext {
  db: Database;
  clock: Clock;
  books: ReferenceBooks;
}

/** Weeks are the player's own; those of somebody whose zone is unknown are counted in UTC. */
export function zoneOf({ timeZone }: Pick<User, 'timeZone'>): string {
  return timeZone ?? 'UTC';
}
