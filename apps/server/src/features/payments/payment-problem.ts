import { ProblemError } from '../../platform/http/problem-error.ts';
import { CardDeclined, ProviderFailure } from './payment-provider.ts';

/** What the provider refuses, in words for the buyer. */
export async function asProblem<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CardDeclined) {
      throw new ProblemError(
        402,
        'card-declined',
        'Your card was declined. Nothing was charged, and your plan stays as it is. Change the card in Payment.',
      );
    }
    if (error instanceof ProviderFailure) {
      throw new ProblemError(
        502,
        'provider-failed',
        'The payment service does not answer. Try again in a minute. Payment shows what has been charged.',
      );
    }
    throw error;
  }
}
