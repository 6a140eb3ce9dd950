import { ENDPOINTS, type Invoice, type PaidPlanName, PLAN_LABELS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announcement.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import {
  isLarger,
  listPricedPlans,
  membershipOf,
  startTrial,
  tokenBalance,
  tokenLotsOf,
  tokenProductsOf,
} from '../membership/index.ts';
import { cancelPlan, myPaymentsOf, payOpenInvoice, refundPlan, resumePlan } from './my-payments.ts';
import {
  describeOrder,
  findInvoice,
  findOrder,
  type InvoiceRow,
  insertOrder,
  pageOfInvoices,
  setCheckout,
} from './order.repository.ts';
import { closeOrder, refreshOrder, requireCustomer, returnUrl, startOrder } from './order-life.ts';
import { asProblem } from './payment-provider.ts';
import { priceOrder } from './price-order.ts';
import type { Buyer } from './priced-order.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Starts a trial without a card and returns its end. Throws ProblemError 409 with the reason if it isn't available. */
async function startPlanTrial(
  { db, clock, answers }: Context,
  { userId, userType }: Buyer,
  planName: PaidPlanName,
): Promise<Date> {
  const label = PLAN_LABELS[planName];
  const refuse = (message: string) => conflict('no-trial', message);
  if (userType !== 'Player') throw refuse('Coaches can try Team Analytics with a card.');
  const plan = (await listPricedPlans(db)).find(({ name }) => name === planName);
  const trials = plan?.trials.filter(({ rule }) => rule !== 'card') ?? [];
  if (trials.length === 0) throw refuse(`A ${label} trial needs a card.`);
  const isFriend = await answers.cameByFriend(db, userId);
  const offer = trials.find(({ rule }) => rule === 'open' || isFriend);
  if (!offer) throw refuse(`The ${label} trial is only for referred players.`);
  const now = clock.now();
  const held = await membershipOf(db, userId, now);
  if (held.trialEndsAt !== null && held.timedPlanName !== null && isLarger(held.timedPlanName, planName)) {
    throw refuse(`You’re already on a higher plan: ${PLAN_LABELS[held.timedPlanName]}.`);
  }
  const note = offer.rule === 'open' ? 'trial' : 'referral trial';
  await startTrial(db, { userId, planName, days: offer.days, note }, now);
  await announce(db, { topic: 'plan', userId });
  return new Date(now.getTime() + offer.days * DAY_MS);
}

const GONE = 'Order not found. It may belong to another account.';
const HALVES = 2;

/** Registers the buyers' routes. */
export function buyerRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, paymentProvider: provider } = context;
  const ownOrder = async (orderId: string, userId: string) => {
    const order = await findOrder(db, orderId);
    if (order?.userId !== userId) throw notFound(GONE);
    return order;
  };
  registerEndpoints(app, {
    getCoachTokens: async ({ caller }) => {
      const now = clock.now();
      const lots = await tokenLotsOf(db, caller.userId, now);
      return {
        balance: await tokenBalance(db, caller.userId, now),
        lots: lots.map(({ halves, endsAt }) => ({ tokens: halves / HALVES, endsAt: endsAt.toISOString() })),
        products: await tokenProductsOf(db),
      };
    },
    quoteOrder: async ({ caller, body }) => (await asProblem(priceOrder(context, caller, body))).quote,
    startOrder: ({ caller, body }) => asProblem(startOrder(context, caller, body)),
    getOrder: async ({ caller, params }) => {
      const order = await ownOrder(params.orderId, caller.userId);
      return describeOrder(await asProblem(refreshOrder(context, order)));
    },
    leaveOrder: async ({ caller, params }) => {
      const order = await ownOrder(params.orderId, caller.userId);
      return describeOrder(await asProblem(closeOrder(context, order)));
    },
    startPlanTrial: async ({ caller, body }) => {
      const endsAt = await startPlanTrial(context, caller, body.planName);
      return { endsAt: endsAt.toISOString() };
    },
    updateCard: async ({ caller }) => {
      const { userId } = caller;
      const { customerId } = await asProblem(requireCustomer(context, userId));
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
      const page = await asProblem(
        provider.openCardChange({
          orderId: order.id,
          customerId,
          returnUrl: returnUrl(context, caller, order.id),
        }),
      );
      await setCheckout(db, order.id, page.id);
      return { url: page.url };
    },
    getMyPayments: ({ caller }) => myPaymentsOf(context, caller.userId),
  });
  for (const [endpoint, change] of [
    [ENDPOINTS.cancelPlan, cancelPlan],
    [ENDPOINTS.resumePlan, resumePlan],
    [ENDPOINTS.refundPlan, refundPlan],
    [ENDPOINTS.payOpenInvoice, payOpenInvoice],
  ] as const) {
    registerEndpoint(app, endpoint, async ({ caller }) => {
      await asProblem<unknown>(change(context, caller.userId));
      return answer(200, await myPaymentsOf(context, caller.userId));
    });
  }
  registerEndpoints(app, {
    listInvoices: async ({ caller, query }) => {
      const { pageIndex, pageSize } = query;
      const page = await pageOfInvoices(db, caller.userId, { index: pageIndex, size: pageSize });
      return { items: page.rows.map(describeInvoice), pageIndex, pageSize, total: page.total };
    },
    getInvoice: async ({ caller, params }) => {
      const found = await findInvoice(db, caller.userId, params.invoiceId);
      if (!found) {
        throw notFound('Invoice not found.');
      }
      return { ...describeInvoice(found.invoice), buyer: found.buyer };
    },
  });
}

const NUMBER_DIGITS = 6;

export function describeInvoice(row: InvoiceRow): Invoice {
  const { id, number, status, lines, net, tax, total, currency, refunded, periodFrom, periodTo } = row;
  return {
    id,
    number: `DC-${String(number).padStart(NUMBER_DIGITS, '0')}`,
    issuedAt: row.issuedAt.toISOString(),
    status,
    lines,
    sum: { net, tax, total, currency },
    refunded,
    period: periodFrom && periodTo && { from: periodFrom.toISOString(), to: periodTo.toISOString() },
  };
}
