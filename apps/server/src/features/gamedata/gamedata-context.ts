import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** What the answers about matches are made from. */
export interface GamedataContext {
  db: Database;
  clock: Clock;
}
