import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** What the team functions work with. */
export interface TeamContext {
  db: Database;
  clock: Clock;
}
