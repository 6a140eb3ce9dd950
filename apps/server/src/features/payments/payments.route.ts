import { ENDPOINTS, type Invoice, type PaidPlanName, PLAN_LABELS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  registerEndpoints,
  registerEndpointsWith,
  registerEndpointWith,
  respond,
} from '../../platform/http/register-endpoint.ts';
import {
  calculateTokenBalance,
  getMembership,
  isLarger,
  listPricedPlans,
  listTokenLots,
  listTokenProducts,
  startTrial,
} from '../membership/index.ts';
import { cancelPlan, describeMyPayments, payOpenInvoice, refundPlan, resumePlan } from './my-payments.ts';
import { receiveEvent } from './open-payment-provider.ts';
import {
  describeOrder,
  findInvoice,
  findOrder,
  type InvoiceRow,
  insertOrder,
  listInvoicePage,
  setCheckout,
} from './order.repository.ts';
import { closeOrder, createReturnUrl, refreshOrder, requireCustomer, startOrder } from './order-lifecycle.ts';
import { BadSignature, convertProviderErrors } from './payment-provider.ts';
import { type Buyer, priceOrder } from './price-order.ts';

/** Starts a trial without a card and returns its end. Throws ProblemError 409 with the reason if it isn't available. */
async function startPlanTrial(
  { db, clock, answers }: Context,
  { userId, userType }: Buyer,
  planName: PaidPlanName,
): Promise<Date> {
  const label = PLAN_LABELS[planName];
  const createNoTrialError = (message: string) => conflict('no-trial', message);
  if (userType !== 'Player') throw createNoTrialError('Coaches can try Team Analytics with a card.');
  const plan = (await listPricedPlans(db)).find(({ name }) => name === planName);
  const trials = plan?.trials.filter(({ rule }) => rule !== 'card') ?? [];
  if (trials.length === 0) throw createNoTrialError(`A ${label} trial needs a card.`);
  const isFriend = await answers.wasReferredByFriend(db, userId);
  const offer = trials.find(({ rule }) => rule === 'open' || isFriend);
  if (!offer) throw createNoTrialError(`The ${label} trial is only for referred players.`);
  const now = clock.now();
  const membership = await getMembership(db, userId, now);
  if (
    membership.trialEndsAt !== null &&
    membership.timedPlanName !== null &&
    isLarger(membership.timedPlanName, planName)
  ) {
    throw createNoTrialError(`You’re already on a higher plan: ${PLAN_LABELS[membership.timedPlanName]}.`);
  }
  const note = offer.rule === 'open' ? 'trial' : 'referral trial';
  await startTrial(db, { userId, planName, days: offer.days, note }, now);
  await publishChange(db, { topic: 'plan', userId });
  return new Date(now.getTime() + offer.days * DAY_MS);
}

const ORDER_NOT_FOUND_MESSAGE = 'Order not found. It may belong to another account.';
const HALVES = 2;

export function buyerRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, paymentProvider: provider } = context;
  const requireOwnOrder = async (orderId: string, userId: string) => {
    const order = await findOrder(db, orderId);
    if (order?.userId !== userId) throw notFound(ORDER_NOT_FOUND_MESSAGE);
    return order;
  };
  const paying = { config: limitRoute(context.rateLimits.payment) };
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.order) },
    {
      getOrder: async ({ caller, params }) => {
        const order = await requireOwnOrder(params.orderId, caller.userId);
        return describeOrder(await convertProviderErrors(refreshOrder(context, order)));
      },
    },
  );
  registerEndpoints(app, {
    getCoachTokens: async ({ caller }) => {
      const now = clock.now();
      const lots = await listTokenLots(db, caller.userId, now);
      return {
        balance: await calculateTokenBalance(db, caller.userId, now),
        lots: lots.map(({ halves, endsAt }) => ({ tokens: halves / HALVES, endsAt: endsAt.toISOString() })),
        products: await listTokenProducts(db),
      };
    },
    startPlanTrial: async ({ caller, body }) => {
      const endsAt = await startPlanTrial(context, caller, body.planName);
      return { endsAt: endsAt.toISOString() };
    },
    getMyPayments: ({ caller }) => describeMyPayments(context, caller.userId),
  });
  registerEndpointsWith(app, paying, {
    quoteOrder: async ({ caller, body }) =>
      (await convertProviderErrors(priceOrder(context, caller, body))).quote,
    startOrder: ({ caller, body }) => convertProviderErrors(startOrder(context, caller, body)),
    leaveOrder: async ({ caller, params }) => {
      const order = await requireOwnOrder(params.orderId, caller.userId);
      return describeOrder(await convertProviderErrors(closeOrder(context, order)));
    },
    updateCard: async ({ caller }) => {
      const { userId } = caller;
      const { customerId } = await convertProviderErrors(requireCustomer(context, userId));
      const nothing = { net: 0, tax: 0, total: 0, currency: 'usd', codes: [] } as const;
      const order = await db.transaction((tx) =>
        insertOrder(
          tx,
          {
            ...nothing,
            codes: [],
            userId,
            kind: 'card',
            title: 'Card on file',
            status: 'open',
            provider: provider.name,
            createdAt: clock.now(),
          },
          [],
        ),
      );
      const page = await convertProviderErrors(
        provider.openCardChange({
          orderId: order.id,
          customerId,
          returnUrl: createReturnUrl(context, caller, order.id),
        }),
      );
      await setCheckout(db, order.id, page.id);
      return { url: page.url };
    },
  });
  for (const [endpoint, change] of [
    [ENDPOINTS.cancelPlan, cancelPlan],
    [ENDPOINTS.resumePlan, resumePlan],
    [ENDPOINTS.refundPlan, refundPlan],
    [ENDPOINTS.payOpenInvoice, payOpenInvoice],
  ] as const) {
    registerEndpointWith(app, endpoint, paying, async ({ caller }) => {
      await convertProviderErrors<unknown>(change(context, caller.userId));
      return respond(200, await describeMyPayments(context, caller.userId));
    });
  }
  registerEndpoints(app, {
    listInvoices: async ({ caller, query }) => {
      const { pageIndex, pageSize } = query;
      const page = await listInvoicePage(db, caller.userId, { index: pageIndex, size: pageSize });
      return { items: page.rows.map(describeInvoice), pageIndex, pageSize, total: page.total };
    },
    getInvoice: async ({ caller, params }) => {
      const found = await findInvoice(db, caller.userId, params.invoiceId);
      if (!found) throw notFound('Invoice not found.');
      return { ...describeInvoice(found.invoice), buyer: found.buyer };
    },
  });
}

const NUMBER_DIGITS = 6;

export function describeInvoice(row: InvoiceRow): Invoice {
  const { net, tax, total, currency, periodFrom, periodTo } = row;
  return {
    ...row,
    number: `DC-${String(row.number).padStart(NUMBER_DIGITS, '0')}`,
    issuedAt: row.issuedAt.toISOString(),
    sum: { net, tax, total, currency },
    period: periodFrom && periodTo && { from: periodFrom.toISOString(), to: periodTo.toISOString() },
  };
}

/** In a separate scope because the signature covers the raw body, so it isn't parsed. */
export async function paymentWebhookRoute(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    registerEndpoints(scope, {
      paymentWebhook: async ({ request, body }) => {
        const signature =
          request.headers[
            context.paymentProvider.name === 'stripe' ? 'stripe-signature' : 'sandbox-signature'
          ];
        const event = await context.paymentProvider
          .readEvent(body, Array.isArray(signature) ? signature[0] : signature)
          .catch((error: unknown) => {
            if (!(error instanceof BadSignature)) throw error;
            throw new ProblemError(400, 'bad-signature', 'This event isn’t signed by the payment provider.');
          });
        const { isNew } = await convertProviderErrors(receiveEvent(context, event));
        return { received: true, isNew };
      },
    });
  });
}
