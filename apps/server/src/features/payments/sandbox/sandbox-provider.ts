import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { SandboxCard, SandboxCheckout } from '@datacoach/contract';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { splitTax } from '../money.ts';
import {
  BadSignature,
  type PaymentProvider,
  type ProviderEvent,
  type ReadInvoice,
  type ReadSubscription,
} from '../payment-provider.ts';
import { closeCheckout, openCheckout, payCheckout } from './billing-checkout.ts';
import { BillingEngine } from './billing-engine.ts';
import type { BillingCheckout, BillingInvoice, BillingSubscription } from './billing-object.ts';
import { calculateNextAmount } from './billing-period.ts';
import { openSandboxStore } from './sandbox-object.repository.ts';

/** Tax of the sandbox (decisions.md 7.5). */
const TAX_PERCENT = 20;

const sentEvent = z.object({
  id: z.string(),
  type: z.string(),
  customerId: z.string().nullable(),
  checkoutId: z.string().nullable(),
});

export interface SandboxContext {
  db: Database;
  clock: Clock;
  /** Key that signs its events. */
  secret: string;
  /** Delivers events, as the webhook would. */
  deliver: (event: ProviderEvent) => Promise<void>;
}

/** The embedded payment provider: works like a real one, but no money moves. */
export interface Sandbox extends PaymentProvider {
  readonly name: 'sandbox';
  /** Returns a checkout as shown on its page; null if it isn't this customer's. */
  showCheckout(checkoutId: string, customerId: string): Promise<SandboxCheckout | null>;
  finishCheckout(
    checkoutId: string,
    customerId: string,
    action: { action: 'pay'; card: SandboxCard['number'] } | { action: 'cancel' },
  ): Promise<SandboxCheckout | null>;
  /** Processes what has become due: renewals, ends, bank confirmations. */
  advance(): Promise<void>;
}

export function createSandboxProvider({ db, clock, secret, deliver }: SandboxContext): Sandbox {
  /** Runs one call to the engine; events are delivered after its changes are stored. */
  async function runWithEngine<Result>(work: (engine: BillingEngine) => Promise<Result>): Promise<Result> {
    const { result, events } = await db.transaction(async (tx) => {
      const engine = new BillingEngine(await openSandboxStore(tx), clock.now());
      await engine.advance();
      return { result: await work(engine), events: engine.events };
    });
    for (const { type, customerId, objectId } of events) {
      const checkoutId = type.startsWith('checkout') ? objectId : null;
      await deliver({ id: `evt_${randomUUID()}`, type, customerId, checkoutId });
    }
    return result;
  }
  const changeSubscription = (
    id: string,
    work: (engine: BillingEngine, of: BillingSubscription) => Promise<void>,
  ) => runWithEngine(async (engine) => work(engine, await engine.requireSubscription(id)));
  const findOwnCheckout = async (engine: BillingEngine, id: string, customerId: string) => {
    const checkout = await engine.findCheckout(id);
    return checkout?.customerId === customerId ? checkout : null;
  };

  return {
    name: 'sandbox',
    taxPercent: TAX_PERCENT,
    // It is part of this process.
    check: async () => {},
    createCustomer: ({ userId }) => runWithEngine(async (engine) => (await engine.createCustomer(userId)).id),
    openCheckout: ({ plan, ...requested }) =>
      runWithEngine(async (engine) => {
        const checkout = await openCheckout(engine, {
          ...requested,
          mode: plan ? 'plan' : 'tokens',
          item: plan?.item ?? null,
          off: plan?.off ?? null,
          trialDays: plan?.trialDays ?? null,
        });
        return { id: checkout.id, url: getPageUrl(checkout) };
      }),
    openCardChange: (requested) =>
      runWithEngine(async (engine) => {
        const nothing = { amount: 0, item: null, off: null, trialDays: null };
        const checkout = await openCheckout(engine, {
          ...requested,
          ...nothing,
          title: 'Card on file',
          mode: 'card',
        });
        return { id: checkout.id, url: getPageUrl(checkout) };
      }),
    readCheckout: (id) =>
      runWithEngine(async (engine) => {
        const checkout = await engine.findCheckout(id);
        return { status: checkout?.status ?? 'canceled', orderId: checkout?.orderId ?? null };
      }),
    closeCheckout: (id) =>
      runWithEngine(async (engine) => {
        const checkout = await engine.findCheckout(id);
        if (checkout?.status === 'open') await closeCheckout(engine, checkout);
      }),
    readCustomer: (customerId) =>
      runWithEngine(async (engine) => {
        const customer = await engine.findCustomer(customerId);
        if (!customer) return { isGone: true, card: null, subscriptions: [], invoices: [] };
        const objects = await engine.listObjects(customerId);
        const { failsLater: _future, ...card } = customer.card ?? { failsLater: false };
        return {
          isGone: false,
          card: 'brand' in card ? card : null,
          subscriptions: objects
            .filter((one) => one.kind === 'subscription')
            .map((one) => describeSubscription(one, customer.credit)),
          invoices: objects.filter((one) => one.kind === 'invoice').map(describeInvoice),
        };
      }),
    previewChange: (id, item, off) =>
      runWithEngine(async (engine) => engine.previewChange(await engine.requireSubscription(id), item, off)),
    changeNow: (id, item, off) => changeSubscription(id, (engine, of) => engine.changeNow(of, item, off)),
    changeLater: (id, item) => changeSubscription(id, (engine, of) => engine.changeLater(of, item)),
    setCancelAtEnd: (id, cancel) => changeSubscription(id, (engine, of) => engine.setCancelAtEnd(of, cancel)),
    cancelNow: (id) => changeSubscription(id, (engine, of) => engine.cancelNow(of)),
    payOpenInvoice: (id) => changeSubscription(id, (engine, of) => engine.payOpenInvoice(of)),
    refund: (id, amount) => runWithEngine((engine) => engine.refundInvoice(id, amount)),
    getCredit: (id) => runWithEngine(async (engine) => (await engine.requireCustomer(id)).credit),
    withdrawCredit: (id, atMost) => runWithEngine((engine) => engine.withdrawCredit(id, atMost)),
    // A sandbox customer has only one card.
    useCardOnFile: async () => {},
    deleteCustomer: (customerId) => runWithEngine((engine) => engine.deleteCustomer(customerId)),
    async readEvent(body, signature) {
      const expected = Buffer.from(signSandboxEvent(secret, body));
      const actual = Buffer.from(signature ?? '');
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw new BadSignature();
      return sentEvent.parse(JSON.parse(body));
    },
    showCheckout: (id, customerId) =>
      runWithEngine(async (engine) => {
        const checkout = await findOwnCheckout(engine, id, customerId);
        return checkout && describeCheckout(checkout, (await engine.requireCustomer(customerId)).credit);
      }),
    finishCheckout: (id, customerId, action) =>
      runWithEngine(async (engine) => {
        const checkout = await findOwnCheckout(engine, id, customerId);
        const { credit } = await engine.requireCustomer(customerId);
        if (checkout?.status !== 'open') return checkout && describeCheckout(checkout, credit);
        return describeCheckout(
          action.action === 'pay'
            ? await payCheckout(engine, checkout, action.card)
            : await closeCheckout(engine, checkout),
          credit,
        );
      }),
    advance: () => runWithEngine(async () => {}),
  };
}

export function signSandboxEvent(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

function getPageUrl({ id }: BillingCheckout): string {
  return `/sandbox-checkout/${id}`;
}

const RESULTS = { paid: 'success', processing: 'success', failed: 'failed', canceled: 'canceled' } as const;

/** @param credit the customer's credit, which pays for plans first */
function describeCheckout(checkout: BillingCheckout, credit: number): SandboxCheckout {
  const { id, title, mode, status, item, off, trialDays, amount, returnUrl } = checkout;
  const full = item ? item.amount - Math.min(item.amount, off?.amount ?? 0) : amount;
  const price = item ? full - Math.min(full, credit) : full;
  return {
    id,
    title,
    mode,
    status,
    trialDays,
    due: splitTax(trialDays === null ? price : 0, TAX_PERCENT),
    recurring: item ? item.amount : null,
    returnPath: status === 'open' ? null : `${returnUrl}&result=${RESULTS[status]}`,
  };
}

function describeSubscription(subscription: BillingSubscription, credit: number): ReadSubscription {
  const { id, item, next, status, cancelAtEnd, trialEndsAt, endedAt } = subscription;
  return {
    id,
    item,
    next,
    status,
    cancelAtEnd,
    nextAmount: calculateNextAmount(subscription, credit),
    startedAt: new Date(subscription.startedAt),
    anchorAt: new Date(subscription.anchorAt),
    currentStart: new Date(subscription.currentStart),
    currentEnd: new Date(subscription.currentEnd),
    trialEndsAt: trialEndsAt === null ? null : new Date(trialEndsAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
  };
}

function describeInvoice(invoice: BillingInvoice): ReadInvoice {
  const { id, subscriptionId, status, lines, total, refunded, issuedAt, periodFrom, periodTo } = invoice;
  return {
    id,
    subscriptionId,
    status,
    lines,
    total,
    refunded,
    tax: splitTax(total, TAX_PERCENT).tax,
    issuedAt: new Date(issuedAt),
    periodFrom: periodFrom === null ? null : new Date(periodFrom),
    periodTo: periodTo === null ? null : new Date(periodTo),
  };
}
