import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { PaymentsContext } from './payments-context.ts';
import { receiveEvent } from './receive-event.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** Payments by Stripe where that is set up, else by the sandbox, which moves no money. */
export function openPayments({
  db,
  clock,
  logger,
  config,
  cameByFriend,
}: {
  db: Database;
  clock: Clock;
  logger: Logger;
  config: Config;
  cameByFriend: PaymentsContext['cameByFriend'];
}): PaymentsContext {
  const provider = config.stripe
    ? stripeProvider(config.stripe, clock)
    : sandboxProvider({
        db,
        clock,
        secret: sandboxSecret(config.authSecret),
        deliver: async (event) => void (await receiveEvent(context, event)),
      });
  const context: PaymentsContext = {
    db,
    clock,
    logger,
    provider,
    publicUrl: config.publicUrl,
    cameByFriend,
  };
  return context;
}

/** Key of the sandbox's events, made of the key of sessions. */
export function sandboxSecret(authSecret: string): string {
  return createHmac('sha256', authSecret).update('payment sandbox').digest('hex');
}
