import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mailer/mailer.ts';

/** What the capacity functions work with. */
export interface CapacityContext {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Address of the product in mails. */
  publicUrl: string;
}
