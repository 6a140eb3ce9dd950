import type { OrderRequest, SandboxCard } from '@datacoach/contract';
import type { Context } from '../feature-module.ts';
import { startOrder } from '../features/payments/order-lifecycle.ts';
import { priceOrder } from '../features/payments/price-order.ts';
import { findCustomer } from '../features/payments/subscription.repository.ts';
import { isSandbox } from '../features/payments/sweep-payments.ts';

const CARD: SandboxCard['number'] = '4242 4242 4242 4242';
const BOUGHT: readonly OrderRequest[] = [
  { kind: 'plan', planName: 'Diamond', period: 5, trial: false, codes: [] },
  { kind: 'tokens', product: 'three', codes: [] },
];

/** Pays for the player's plan and buys tokens. */
export async function fillPlan(context: Context, playerId: string): Promise<void> {
  if (await findCustomer(context.db, playerId)) return;
  for (const requested of BOUGHT) await payFor(context, playerId, requested, CARD);
}

/** Pays in the sandbox; orders nothing where real money could move. */
export async function payFor(
  context: Context,
  userId: string,
  requested: OrderRequest,
  card: SandboxCard['number'],
): Promise<void> {
  const { db, paymentProvider: provider } = context;
  if (!isSandbox(provider)) return;
  const buyer = { userId, userType: 'Player' } as const;
  const { quote } = await priceOrder(context, buyer, requested);
  const { url } = await startOrder(context, buyer, { ...requested, agreedTotal: quote.due.total });
  const customer = await findCustomer(db, userId);
  const checkout = url?.split('/').at(-1);
  if (!customer || !checkout) throw new Error(`nothing to pay for ${quote.title}`);
  await provider.finishCheckout(checkout, customer.customerId, { action: 'pay', card });
}
