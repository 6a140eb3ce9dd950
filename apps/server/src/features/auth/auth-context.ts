import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TokenKeys } from './token-keys.ts';

/** What the account functions work with. */
export interface AuthContext {
  db: Database;
  clock: Clock;
  keys: TokenKeys;
}
