import type { UserPayments } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser } from '../auth/index.ts';
import { getMembership } from '../membership/index.ts';
import { formatDollars } from './money.ts';
import { describeMyPayments, refundPlan } from './my-payments.ts';
import { listInvoicePage } from './order.repository.ts';
import { convertProviderErrors } from './payment-provider.ts';
import { describeInvoice } from './payments.route.ts';

const NEWEST = 12;

export function userPaymentRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    getUserPayments: ({ params }) => describe(params.userId),
    refundUserPlan: async ({ caller, params: { userId }, body: { note } }) => {
      const { payments } = await describe(userId);
      const refunded = await convertProviderErrors(refundPlan(context, userId, true));
      const { planName = null } = payments.subscription ?? {};
      await db.transaction((tx) =>
        recordAudit(tx, {
          actorId: caller.userId,
          at: clock.now(),
          action: 'refund-plan',
          targetKind: 'user',
          targetId: userId,
          after: { planName, refunded: formatDollars(refunded) },
          note,
        }),
      );
      return await describe(userId);
    },
  });

  async function describe(userId: string): Promise<UserPayments> {
    if (!(await findUser(db, userId))) throw notFound('Account not found. It may have been deleted.');
    const { rows } = await listInvoicePage(db, userId, { index: 0, size: NEWEST });
    const { planName } = await getMembership(db, userId, clock.now());
    return {
      ownPlanName: planName,
      payments: await describeMyPayments(context, userId),
      invoices: rows.map(describeInvoice),
    };
  }
}
