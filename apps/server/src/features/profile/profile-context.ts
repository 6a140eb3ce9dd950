import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RankProvider } from './rank-provider.ts';

/** What the profile functions work with. */
export interface ProfileContext {
  db: Database;
  clock: Clock;
  /** Null while none is configured: then ranks are what the player declares (rulings C1). */
  rankProvider: RankProvider | null;
}
