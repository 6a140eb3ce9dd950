import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Mailer } from '../../platform/mailer/mailer.ts';
import type { TokenKeys } from './token-keys.ts';

/** What the account functions work with. */
export interface AuthContext {
  db: Database;
  clock: Clock;
  keys: TokenKeys;
  mailer: Mailer;
  /** Address of the product in mails. */
  publicUrl: string;
  limits: RateLimits;
}
