import type { FeatureModule } from '../../feature-module.ts';
import {
  discountUses,
  invoices,
  paymentCustomers,
  paymentOrders,
  subscriptions,
} from '../../schema/payments.schema.ts';
import { adminPriceRoutes } from './admin-prices.route.ts';
import { endPayments, exportPayments } from './my-payments.ts';
import { paymentWebhookRoute } from './payment-webhook.route.ts';
import { buyerRoutes } from './payments.route.ts';
import { sandboxCheckoutRoutes } from './sandbox-checkout.route.ts';
import { sweepPayments } from './sweep-payments.ts';
import { userPaymentRoutes } from './user-payments.route.ts';

export { grantDiscountCode } from './judge-discounts.ts';
export { openPaymentProvider } from './open-payment-provider.ts';
export { hasPaid } from './order.repository.ts';

export const paymentsModule: FeatureModule = {
  name: 'payments',
  accountData: [
    { column: paymentCustomers.userId, exportedAs: 'payments', onErasure: 'deleted' },
    { column: paymentOrders.userId, exportedAs: 'payments', onErasure: 'deleted' },
    { column: subscriptions.userId, exportedAs: 'payments', onErasure: 'deleted' },
    {
      column: invoices.userId,
      exportedAs: 'payments',
      onErasure: 'cleared',
      reason: 'Amounts are kept for accounting, without the account.',
    },
    {
      column: discountUses.userId,
      exportedAs: null,
      onErasure: 'deleted',
      reason: 'The orders name their codes.',
    },
  ],
  async routes(app, context) {
    buyerRoutes(app, context);
    userPaymentRoutes(app, context);
    sandboxCheckoutRoutes(app, context);
    adminPriceRoutes(app, context);
    await paymentWebhookRoute(app, context);
  },
  schedules: [{ at: ['minute'], what: 'payments', run: sweepPayments }],
  exportData: async ({ db }, { id }) => ({ payments: await exportPayments(db, id) }),
  beforeErase: endPayments,
};
