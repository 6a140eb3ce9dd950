import Stripe from 'stripe';
import { CardDeclined, type PaymentProvider, ProviderFailure } from '../payment-provider.ts';

/** Errors of Stripe as this product knows them. */
export function withOwnErrors(provider: PaymentProvider): PaymentProvider {
  const entries = Object.entries(provider).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...given: unknown[]) =>
          (value as (...given: unknown[]) => Promise<unknown>)(...given).catch((error: unknown) => {
            throw asOwnError(error);
          })
      : value,
  ]);
  return Object.fromEntries(entries) as PaymentProvider;
}

function asOwnError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new CardDeclined(error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError) return new ProviderFailure(error.message, { cause: error });
  return error;
}
