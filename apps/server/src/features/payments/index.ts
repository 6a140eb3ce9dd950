import { type FeatureModule, ownRows } from '../../feature-module.ts';
import {
  discountUses,
  invoices,
  paymentCustomers,
  paymentOrders,
  subscriptions,
} from '../../schema/payments.schema.ts';
import { adminPriceRoutes } from './admin-prices.route.ts';
import { endSecondCustomer, mergePayments } from './merge-payments.ts';
import { endPayments, exportPayments } from './my-payments.ts';
import { buyerRoutes, paymentWebhookRoute } from './payments.route.ts';
import { sandboxCheckoutRoutes } from './sandbox-checkout.route.ts';
import { sweepPayments } from './sweep-payments.ts';
import { userPaymentRoutes } from './user-payments.route.ts';

export { grantDiscountCode } from './evaluate-discounts.ts';
export { GRACE_MS } from './failed-payment.ts';
export { openPaymentProvider } from './open-payment-provider.ts';
export { hasPaid } from './order.repository.ts';
export { findEndingPlan } from './stop-renewal.ts';

export const paymentsModule: FeatureModule = {
  name: 'payments',
  accountData: [
    ownRows(paymentCustomers.userId, 'payments'),
    ownRows(paymentOrders.userId, 'payments'),
    ownRows(subscriptions.userId, 'payments'),
    {
      column: invoices.userId,
      exportedAs: 'payments',
      onErasure: 'cleared',
      onMerge: 'moved',
      reason: 'Amounts are kept for accounting, without the account.',
    },
    {
      column: discountUses.userId,
      exportedAs: null,
      onErasure: 'deleted',
      onMerge: 'moved',
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
  schedules: [{ at: ['start', 'minute'], what: 'payments', run: sweepPayments }],
  exportData: async ({ db }, { id }) => ({ payments: await exportPayments(db, id) }),
  beforeErase: endPayments,
  beforeMerge: endSecondCustomer,
  mergeData: mergePayments,
};
