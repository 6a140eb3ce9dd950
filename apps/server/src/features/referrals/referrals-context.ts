import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** What the referral functions work with. */
export interface ReferralsContext {
  db: Database;
  clock: Clock;
  /** Address of the product in share links. */
  publicUrl: string;
  /** Mark of the network that an address belongs to; null where it tells nothing of a household. */
  networkMark: (address: string) => string | null;
}
