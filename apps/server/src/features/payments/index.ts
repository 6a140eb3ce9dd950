import type { FastifyInstance } from 'fastify';
import { adminPriceRoutes } from './admin-prices.route.ts';
import { paymentWebhookRoute } from './payment-webhook.route.ts';
import { buyerRoutes } from './payments.route.ts';
import type { PaymentsContext } from './payments-context.ts';
import { sandboxCheckoutRoutes } from './sandbox-checkout.route.ts';

export { endPayments } from './end-payments.ts';
export { exportPayments } from './export-payments.ts';
export { giveDiscountCode } from './give-discount-code.ts';
export { openPayments } from './open-payments.ts';
export { hasPaid } from './order.repository.ts';
export type { PaymentsContext } from './payments-context.ts';
export { sweepPayments } from './sweep-payments.ts';

export async function registerPayments(app: FastifyInstance, context: PaymentsContext): Promise<void> {
  buyerRoutes(app, context);
  sandboxCheckoutRoutes(app, context);
  adminPriceRoutes(app, context);
  await paymentWebhookRoute(app, context);
}
