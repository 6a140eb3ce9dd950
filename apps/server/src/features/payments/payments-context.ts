import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentsContext {
  db: Database;
  clock: Clock;
  logger: Logger;
  provider: PaymentProvider;
  /** Address of the product, without a slash at the end. */
  publicUrl: string;
  /** Whether an account came by a friend's code. */
  cameByFriend: (db: Executor, userId: string) => Promise<boolean>;
}
