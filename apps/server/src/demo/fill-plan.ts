import type { SandboxCard, Wanted } from '@datacoach/contract';
import type { Context } from '../feature-module.ts';
import { beginOrder } from '../features/payments/order-life.ts';
import { priceOrder } from '../features/payments/price-order.ts';
import { findCustomer } from '../features/payments/subscription.repository.ts';
import { isSandbox } from '../features/payments/sweep-payments.ts';

const CARD: SandboxCard['number'] = '4242 4242 4242 4242';
const BOUGHT: readonly Wanted[] = [
  { kind: 'plan', planName: 'Diamond', period: 5, trial: false, codes: [] },
  { kind: 'tokens', product: 'three', codes: [] },
];

/** The demo's player pays for a plan and has bought tokens, in the sandbox: nothing is ordered where money could move. */
export async function fillPlan(context: Context, playerId: string): Promise<void> {
  const { db, paymentProvider: provider } = context;
  if (!isSandbox(provider) || (await findCustomer(db, playerId))) return;
  const buyer = { userId: playerId, userType: 'Player' } as const;
  for (const wanted of BOUGHT) {
    const { quote } = await priceOrder(context, buyer, wanted);
    const { url } = await beginOrder(context, buyer, { ...wanted, agreedTotal: quote.due.total });
    const customer = await findCustomer(db, playerId);
    const checkout = url?.split('/').at(-1);
    if (!customer || !checkout) throw new Error(`nothing to pay for ${quote.title}`);
    await provider.finishCheckout(checkout, customer.customerId, { action: 'pay', card: CARD });
  }
}
