import { ENDPOINTS, type Invoice } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { tokenBalance, tokenLotsOf, tokenProductsOf } from '../membership/index.ts';
import {
  describeOrder,
  findInvoice,
  findOrder,
  type InvoiceRow,
  insertOrder,
  pageOfInvoices,
  setCheckout,
} from './order.repository.ts';
import { beginOrder, closeOrder, refreshOrder, requireCustomer, returnUrl } from './order-life.ts';
import { cancelPlan, ownPaymentsOf, payOpenInvoice, refundPlan, resumePlan } from './own-payments.ts';
import { asProblem } from './payment-problem.ts';
import { priceOrder } from './price-order.ts';
import { startPlanTrial } from './start-plan-trial.ts';

const GONE = 'There is no such order. It may belong to another account.';
const HALVES = 2;

/** What buyers call. */
export function buyerRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, paymentProvider: provider } = context;
  const ownOrder = async (orderId: string, userId: string) => {
    const order = await findOrder(db, orderId);
    if (order?.userId !== userId) throw new ProblemError(404, 'not-found', GONE);
    return order;
  };

  registerEndpoint(app, ENDPOINTS.getCoachTokens, async ({ caller }) => {
    const now = clock.now();
    const lots = await tokenLotsOf(db, caller.userId, now);
    return answer(200, {
      balance: await tokenBalance(db, caller.userId, now),
      lots: lots.map(({ halves, endsAt }) => ({ tokens: halves / HALVES, endsAt: endsAt.toISOString() })),
      products: await tokenProductsOf(db),
    });
  });
  registerEndpoint(app, ENDPOINTS.quoteOrder, async ({ caller, body }) =>
    answer(200, (await asProblem(priceOrder(context, caller, body))).quote),
  );
  registerEndpoint(app, ENDPOINTS.beginOrder, async ({ caller, body }) =>
    answer(201, await asProblem(beginOrder(context, caller, body))),
  );
  registerEndpoint(app, ENDPOINTS.getOrder, async ({ caller, params }) => {
    const order = await ownOrder(params.orderId, caller.userId);
    return answer(200, describeOrder(await asProblem(refreshOrder(context, order))));
  });
  registerEndpoint(app, ENDPOINTS.leaveOrder, async ({ caller, params }) => {
    const order = await ownOrder(params.orderId, caller.userId);
    return answer(200, describeOrder(await asProblem(closeOrder(context, order))));
  });
  registerEndpoint(app, ENDPOINTS.startPlanTrial, async ({ caller, body }) => {
    const endsAt = await startPlanTrial(context, caller, body.planName);
    return answer(200, { endsAt: endsAt.toISOString() });
  });
  registerEndpoint(app, ENDPOINTS.changeCard, async ({ caller }) => {
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
    return answer(201, { url: page.url });
  });
  registerEndpoint(app, ENDPOINTS.getOwnPayments, async ({ caller }) =>
    answer(200, await ownPaymentsOf(context, caller.userId)),
  );
  for (const [endpoint, change] of [
    [ENDPOINTS.cancelPlan, cancelPlan],
    [ENDPOINTS.resumePlan, resumePlan],
    [ENDPOINTS.refundPlan, refundPlan],
    [ENDPOINTS.payOpenInvoice, payOpenInvoice],
  ] as const) {
    registerEndpoint(app, endpoint, async ({ caller }) => {
      await asProblem(change(context, caller.userId));
      return answer(200, await ownPaymentsOf(context, caller.userId));
    });
  }
  registerEndpoint(app, ENDPOINTS.listInvoices, async ({ caller, query }) => {
    const { pageIndex, pageSize } = query;
    const page = await pageOfInvoices(db, caller.userId, { index: pageIndex, size: pageSize });
    return answer(200, { items: page.rows.map(describeInvoice), pageIndex, pageSize, total: page.total });
  });
  registerEndpoint(app, ENDPOINTS.getInvoice, async ({ caller, params }) => {
    const found = await findInvoice(db, caller.userId, params.invoiceId);
    if (!found) {
      throw new ProblemError(404, 'not-found', 'There is no such invoice among yours.');
    }
    return answer(200, { ...describeInvoice(found.invoice), buyer: found.buyer });
  });
}

const NUMBER_DIGITS = 6;

function describeInvoice(row: InvoiceRow): Invoice {
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
