import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RankProvider } from './rank-provider.ts';

/** What the functions of ranks work with. */
export interface RanksContext {
  db: Database;
  clock: Clock;
  /** Null while none is configured: then ranks are what the player declares (rulings C1). */
  rankProvider: RankProvider | null;
}
