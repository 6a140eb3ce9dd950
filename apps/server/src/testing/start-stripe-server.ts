import { randomUUID } from 'node:crypto';
import { SANDBOX_CARDS } from '@datacoach/contract';
import Stripe from 'stripe';
import { CardDeclined } from '../features/payments/payment-provider.ts';
import type { BillingStore } from '../features/payments/sandbox/billing-books.ts';
import { closeCheckout, openCheckout, payCheckout } from '../features/payments/sandbox/billing-checkout.ts';
import { BillingEngine } from '../features/payments/sandbox/billing-engine.ts';
import type {
  AppliedDiscount,
  BillingInvoice,
  BillingObject,
  BillingSubscription,
  PlanItem,
} from '../features/payments/sandbox/billing-object.ts';
import { calculateChangePreview } from '../features/payments/sandbox/billing-period.ts';
import { toBillingInterval, toPlanItem } from '../features/payments/stripe/stripe-plans.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { Missing, type Params, type StripeRoutes, serveStripeApi } from './serve-stripe-api.ts';
import { stripeShapes } from './stripe-shapes.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';

type CardOutcome = (typeof SANDBOX_CARDS)[number]['outcome'];

export interface StripeServer {
  url: string;
  webhookSecret: string;
  /** Requested paths, with method. */
  calls: string[];
  /** What the buyer does on a checkout page. */
  finish(pageUrl: string, how: CardOutcome | 'cancel'): Promise<void>;
  /** Processes what is due and sends webhooks for it. */
  advance(): Promise<void>;
  /** Sets where webhooks go; null: nowhere. */
  notify(webhookUrl: string | null): void;
  /** Bodies of all webhooks so far. */
  sent: string[];
  close(): Promise<void>;
}

/** Signs a webhook with Stripe's own library. */
export function signStripeEvent(body: string, at: Date, secret = WEBHOOK_SECRET): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}

/**
 * Adds what Stripe's mock lacks: state over time, webhooks, and payment pages that a test completes, for the part of
 * Stripe's API that the product uses.
 */
export async function startStripeServer(clock: Clock): Promise<StripeServer> {
  const objects = new Map<string, { object: BillingObject; dueAt: number | null }>();
  const metadata = new Map<string, Record<string, string>>();
  const schedules = new Map<string, string>();
  const coupons = new Map<string, Params>();
  const gone = new Set<string>();
  /** Refunds made in the dashboard, by invoice. */
  const refunds = new Map<string, number>();
  const calls: string[] = [];
  const sent: string[] = [];
  let webhookUrl: string | null = null;

  const findOwner = (object: BillingObject) => (object.kind === 'customer' ? object.id : object.customerId);
  const store: BillingStore = {
    find: async (id) => objects.get(id)?.object ?? null,
    listByCustomer: async (id) => all().filter((object) => findOwner(object) === id),
    listDue: async (now) =>
      [...objects.values()].flatMap(({ object, dueAt }) => (dueAt !== null && dueAt <= now ? [object] : [])),
    save: async (object, dueAt) => void objects.set(object.id, { object, dueAt }),
    deleteByCustomer: async (id) => {
      for (const object of all()) {
        if (findOwner(object) === id && object.kind !== 'checkout') objects.delete(object.id);
      }
    },
    createId: (prefix) => `${prefix}_${randomUUID().replaceAll('-', '')}`,
  };
  const all = () => [...objects.values()].map(({ object }) => object);

  async function run<Result>(work: (engine: BillingEngine) => Promise<Result>): Promise<Result> {
    const engine = new BillingEngine(store, clock.now());
    await engine.advance();
    const result = await work(engine);
    for (const { type, objectId } of engine.events) await notify(type, objectId);
    return result;
  }

  async function notify(type: string, objectId: string): Promise<void> {
    const object = objects.get(objectId)?.object;
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: Math.floor(clock.now().getTime() / 1000),
      data: { object: object ? toStripeShape(object) : {} },
    });
    sent.push(body);
    if (webhookUrl === null) return;
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signStripeEvent(body, clock.now()),
      },
      body,
    });
    if (!answer.ok) throw new Error(`webhook ${type} answered ${answer.status}`);
  }

  const getCustomer = (id: string) => objects.get(id)?.object as Extract<BillingObject, { kind: 'customer' }>;
  const requireCustomer = (id: string) => {
    if (gone.has(id) || !objects.has(id)) throw new Missing(id);
    return getCustomer(id);
  };
  const getSubscription = (id: string) => objects.get(id)?.object as BillingSubscription;
  const { toStripeShape, mapInvoiceToStripe, getCard, renameCard } = stripeShapes({
    find: (id) => objects.get(id)?.object,
    all,
    metadata,
    schedules,
    getPage: (id) => `${url}/pay/${id}`,
  });

  const itemFrom = (priceData: Params): PlanItem =>
    toPlanItem({
      id: 'price_given',
      product: priceData.product,
      unit_amount: Number(priceData.unit_amount),
      recurring: {
        interval: (priceData.recurring as Params).interval,
        interval_count: Number((priceData.recurring as Params).interval_count),
      },
    } as never)!;
  /** As in Stripe: an omitted value keeps the current discount, an empty text removes it. */
  const offFrom = (
    discounts: unknown,
    { period }: PlanItem,
    stands: AppliedDiscount | null,
  ): AppliedDiscount | null => {
    if (discounts === undefined) return stands;
    const [first] = (Array.isArray(discounts) ? discounts : []) as Params[];
    const coupon = first && coupons.get(String(first.coupon));
    if (!coupon) return null;
    const { interval, interval_count: count } = toBillingInterval(period);
    const months = interval === 'year' ? 12 : count;
    const cycles =
      coupon.duration === 'forever'
        ? null
        : coupon.duration === 'once'
          ? 1
          : Number(coupon.duration_in_months) / months;
    return { amount: Number(coupon.amount_off), cycles };
  };

  const routes: StripeRoutes = {
    'POST /v1/customers': (params) =>
      run(async (engine) =>
        toStripeShape(await engine.createCustomer(String((params.metadata as Params).userId))),
      ),
    'GET /v1/customers/*': async (_params, id) =>
      gone.has(id) ? { id, object: 'customer', deleted: true } : toStripeShape(requireCustomer(id)),
    'DELETE /v1/customers/*': (_params, id) =>
      run(async (engine) => {
        requireCustomer(id);
        await engine.deleteCustomer(id);
        gone.add(id);
        return { id, object: 'customer', deleted: true };
      }),
    'POST /v1/customers/*/balance_transactions': (params, id) =>
      run(async (engine) => {
        await engine.withdrawCredit(id, Number(params.amount));
        return { id: 'cbtxn_1', object: 'customer_balance_transaction' };
      }),
    'POST /v1/products': async (params) => ({ id: params.id, object: 'product' }),
    'POST /v1/coupons': async (params) => {
      const id = String(params.id);
      coupons.set(id, params);
      return { id, object: 'coupon' };
    },
    'POST /v1/checkout/sessions': (params) =>
      run(async (engine) => {
        const [line] = params.line_items as Params[];
        const priceData = line!.price_data as Params;
        const isPlan = params.mode === 'subscription';
        const item = isPlan ? itemFrom(priceData) : null;
        const trial = (params.subscription_data as Params | undefined)?.trial_period_days;
        const checkout = await openCheckout(engine, {
          customerId: String(params.customer),
          orderId: String(params.client_reference_id),
          title: String((priceData.product_data as Params | undefined)?.name ?? ''),
          mode: isPlan ? 'plan' : 'tokens',
          amount: isPlan ? 0 : Number(priceData.unit_amount),
          item,
          off: item && offFrom(params.discounts, item, null),
          trialDays: trial === undefined ? null : Number(trial),
          returnUrl: String(params.success_url),
        });
        return toStripeShape(checkout);
      }),
    'GET /v1/checkout/sessions/*': (_params, id) =>
      run(async (engine) => toStripeShape((await engine.findCheckout(id))!)),
    'POST /v1/checkout/sessions/*/expire': (_params, id) =>
      run(async (engine) => toStripeShape(await closeCheckout(engine, (await engine.findCheckout(id))!))),
    'POST /v1/billing_portal/sessions': (params) =>
      run(async (engine) => {
        const flow = params.flow_data as Params;
        const after = (flow.after_completion as Params).redirect as Params;
        const checkout = await openCheckout(engine, {
          customerId: String(params.customer),
          orderId: 'none',
          title: 'Card on file',
          mode: 'card',
          amount: 0,
          item: null,
          off: null,
          trialDays: null,
          returnUrl: String(after.return_url),
        });
        return { id: checkout.id, object: 'billing_portal.session', url: `${url}/pay/${checkout.id}` };
      }),
    'GET /v1/subscriptions': async (params) => ({
      object: 'list',
      data: all()
        .filter((one) => one.kind === 'subscription' && one.customerId === params.customer)
        .map(toStripeShape),
    }),
    'GET /v1/invoices': async (params) => ({
      object: 'list',
      data: all()
        .filter((one) => one.kind === 'invoice' && one.customerId === params.customer)
        .map(toStripeShape)
        .toReversed(),
    }),
    'GET /v1/charges': async (params) => ({
      object: 'list',
      data: all()
        .filter((one) => one.kind === 'invoice' && one.customerId === params.customer)
        .map(({ id }) => ({
          id: `ch_${id}`,
          object: 'charge',
          payment_intent: `pi_${id}`,
          amount_refunded: refunds.get(id) ?? 0,
        })),
    }),
    'POST /v1/refunds': async (params) => {
      const id = String(params.payment_intent).replace('pi_', '');
      refunds.set(id, Number(params.amount));
      await notify('charge.refunded', id);
      return { id: 're_1', object: 'refund' };
    },
    'GET /v1/invoices/*': async (_params, id) => toStripeShape(objects.get(id)!.object),
    'POST /v1/invoices/*/void': async (_params, id) => toStripeShape(objects.get(id)!.object),
    'GET /v1/subscriptions/*': async (_params, id) => toStripeShape(getSubscription(id)),
    'DELETE /v1/subscriptions/*': (_params, id) =>
      run(async (engine) => {
        await engine.cancelNow(getSubscription(id));
        return toStripeShape(getSubscription(id));
      }),
    'POST /v1/subscriptions/*': (params, id) =>
      run(async (engine) => {
        metadata.set(id, { ...metadata.get(id), ...(params.metadata as Record<string, string>) });
        if (params.items) {
          const item = itemFrom((params.items as Params[])[0]!.price_data as Params);
          const { off } = getSubscription(id);
          await engine.changeNow(getSubscription(id), item, offFrom(params.discounts, item, off));
        } else if (params.cancel_at_period_end !== undefined) {
          await engine.setCancelAtEnd(getSubscription(id), params.cancel_at_period_end === 'true');
        }
        if (params.default_payment_method) {
          renameCard(id, getSubscription(id).customerId);
        }
        return toStripeShape(getSubscription(id));
      }),
    /** Stripe's own retry of an open invoice; never called by the product. */
    'POST /v1/test/subscriptions/*/retry': (_params, id) =>
      run(async (engine) => {
        await engine.payOpenInvoice(getSubscription(id));
        return toStripeShape(getSubscription(id));
      }),
    'POST /v1/subscription_schedules': async (params) => {
      const id = String(params.from_subscription);
      schedules.set(id, `sub_sched_${id}`);
      return { id: `sub_sched_${id}`, object: 'subscription_schedule' };
    },
    'POST /v1/subscription_schedules/*': (params, schedule) =>
      run(async (engine) => {
        const [running, phase] = params.phases as [Params, Params];
        const { status } = getSubscription(schedule.replace('sub_sched_', ''));
        if (status === 'trialing' && running.trial !== 'true') throw new Error('this would end the trial');
        const item = itemFrom((phase.items as Params[])[0]!.price_data as Params);
        await engine.changeLater(getSubscription(schedule.replace('sub_sched_', '')), item);
        return { id: schedule, object: 'subscription_schedule' };
      }),
    'POST /v1/subscription_schedules/*/release': (_params, schedule) =>
      run(async (engine) => {
        const id = schedule.replace('sub_sched_', '');
        schedules.delete(id);
        await engine.changeLater(getSubscription(id), null);
        return { id: schedule, object: 'subscription_schedule' };
      }),
    'POST /v1/invoices/create_preview': async (params) => {
      const subscription = getSubscription(String(params.subscription));
      const details = params.subscription_details as Params;
      const item = itemFrom((details.items as Params[])[0]!.price_data as Params);
      const off = offFrom(params.discounts, item, subscription.off);
      const { credit } = getCustomer(subscription.customerId);
      const engine = new BillingEngine(store, clock.now());
      const shown = await engine.previewChange(subscription, item, off);
      const at = Number(details.proration_date) * 1000;
      const paid = await engine.sumPaidForPeriod(subscription);
      const again = calculateChangePreview(subscription, { item, off, paid, credit }, at);
      if (again.total !== shown.total) throw new Error('the preview is of another hour');
      const invoice = mapInvoiceToStripe({
        kind: 'invoice',
        id: 'upcoming',
        customerId: subscription.customerId,
        subscriptionId: subscription.id,
        status: 'open',
        issuedAt: clock.now().getTime(),
        periodFrom: clock.now().getTime(),
        periodTo: clock.now().getTime(),
        lines: shown.lines,
        total: shown.total,
        refunded: 0,
      });
      return { ...invoice, status: 'draft', ending_balance: -shown.creditLeft };
    },
    'POST /v1/invoices/*/pay': (_params, id) =>
      run(async (engine) => {
        const invoice = objects.get(id)!.object as BillingInvoice;
        if (getCard(invoice.subscriptionId!)?.card.last4 === '0341') throw new CardDeclined();
        await engine.payOpenInvoice(getSubscription(invoice.subscriptionId!));
        return toStripeShape(objects.get(id)!.object);
      }),
    'POST /v1/credit_notes': (params) =>
      run(async (engine) => {
        await engine.refundInvoice(String(params.invoice), Number(params.refund_amount));
        return { id: 'cn_1', object: 'credit_note' };
      }),
  };

  const { url, close } = await serveStripeApi(routes, (call) => calls.push(call));

  return {
    url,
    webhookSecret: WEBHOOK_SECRET,
    calls,
    sent,
    notify: (given) => {
      webhookUrl = given;
    },
    finish: (pageUrl, how) =>
      run(async (engine) => {
        const checkout = (await engine.findCheckout(pageUrl.split('/').at(-1)!))!;
        if (how === 'cancel') return;
        const { number } = SANDBOX_CARDS.find(({ outcome }) => outcome === how)!;
        await payCheckout(engine, checkout, number);
      }),
    advance: () => run(async () => {}),
    close,
  };
}
