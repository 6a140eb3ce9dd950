import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** What the profile functions work with. */
export interface ProfileContext {
  db: Database;
  clock: Clock;
}
