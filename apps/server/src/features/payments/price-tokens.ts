import type { Wanted } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { endOfTokens, tokenProductsOf } from '../membership/index.ts';
import { judgeCodes } from './judge-discounts.ts';
import { splitTax, takenOff } from './money.ts';
import { discountLines, sumOf } from './order-discounts.ts';
import { dayOf } from './payment-words.ts';
import type { Buyer, PricedOrder } from './priced-order.ts';

export async function priceTokens(
  context: Context,
  { userId }: Buyer,
  { product, codes }: Extract<Wanted, { kind: 'tokens' }>,
): Promise<PricedOrder> {
  const { db, clock, paymentProvider: provider } = context;
  const now = clock.now();
  const offered = await tokenProductsOf(db);
  const tokens = offered.find(({ key }) => key === product);
  if (!tokens) throw new ProblemError(404, 'not-found', 'These tokens are not offered any more.');
  const { good, refused } = await judgeCodes(context, db, userId, { codes, target: 'tokens' }, now);
  const off = takenOff(tokens.amount, good);
  const total = tokens.amount - sumOf(off);
  const title = tokens.tokens === 1 ? '1 coaching token' : `${tokens.tokens} coaching tokens`;
  return {
    quote: {
      title,
      takesEffect: 'checkout',
      lines: [{ text: title, amount: tokens.amount }, ...discountLines(good, off)],
      due: splitTax(total, provider.taxPercent),
      taxPercent: provider.taxPercent,
      creditLeft: 0,
      next: null,
      changes: [
        `A token is one session with a coach. Tokens are good until ${dayOf(endOfTokens(now))}.`,
        'A token comes back whole when the coach does not come, or when you cancel 24 hours before; half until 2 hours before.',
      ],
      codes: good.map(({ code }) => code),
      refusedCodes: refused,
      offeredCode: null,
    },
    discounts: good,
    plan: null,
    tokens,
    changes: null,
  };
}
