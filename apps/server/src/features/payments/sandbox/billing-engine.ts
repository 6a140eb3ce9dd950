import { MONTHS_OF_PERIOD, SANDBOX_CARDS, type SandboxCard } from '@datacoach/contract';
import { monthsAfter } from '../../../platform/clock/months-after.ts';
import { CardDeclined, type ChangePreview } from '../payment-provider.ts';
import type {
  BillingCheckout,
  BillingCustomer,
  BillingInvoice,
  BillingObject,
  BillingSubscription,
  MoneyOff,
  PlanItem,
} from './billing-object.ts';
import { changePreview, titleOf } from './change-preview.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** How long the bank of a card that asks first takes. */
const BANK_MS = 3 * SECOND_MS;
const EXPIRY = { expiryMonth: 12, expiryYear: 2031 };

/** Where the engine keeps what it knows. */
export interface BillingStore {
  find(id: string): Promise<BillingObject | null>;
  ofCustomer(customerId: string): Promise<BillingObject[]>;
  /** Objects for which something is to be done by `now`. */
  due(now: number): Promise<BillingObject[]>;
  save(object: BillingObject, dueAt: number | null): Promise<void>;
  remove(customerId: string): Promise<void>;
  newId(prefix: string): string;
}

/** What has happened, by the names that Stripe gives it. */
export interface BillingEvent {
  type: string;
  customerId: string;
  /** Checkout, subscription or invoice. */
  objectId: string;
}

/**
 * A small payment provider: checkouts, plans that are paid again and again, invoices, and cards that pay or do not. It
 * moves no money. One call is made at a time; `events` is filled with what it has changed.
 */
export class BillingEngine {
  readonly #store: BillingStore;
  readonly #now: number;
  readonly events: BillingEvent[] = [];

  constructor(store: BillingStore, now: Date) {
    this.#store = store;
    this.#now = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
  }

  async createCustomer(userId: string): Promise<BillingCustomer> {
    const id = this.#store.newId('cus');
    const customer: BillingCustomer = { kind: 'customer', id, userId, card: null, credit: 0 };
    await this.#store.save(customer, null);
    return customer;
  }

  async createCheckout(
    wanted: Omit<BillingCheckout, 'kind' | 'id' | 'status' | 'asked' | 'subscriptionId'>,
  ): Promise<BillingCheckout> {
    const checkout: BillingCheckout = {
      ...wanted,
      kind: 'checkout',
      id: this.#store.newId('cs'),
      status: 'open',
      asked: null,
      subscriptionId: null,
    };
    await this.#store.save(checkout, null);
    return checkout;
  }

  async checkout(id: string): Promise<BillingCheckout | null> {
    const found = await this.#store.find(id);
    return found?.kind === 'checkout' ? found : null;
  }

  async subscription(id: string): Promise<BillingSubscription> {
    const found = await this.#store.find(id);
    if (found?.kind !== 'subscription') throw new Error(`no subscription ${id}`);
    return found;
  }

  async customer(id: string): Promise<BillingCustomer> {
    const found = await this.#store.find(id);
    if (found?.kind !== 'customer') throw new Error(`no customer ${id}`);
    return found;
  }

  objectsOf(customerId: string): Promise<BillingObject[]> {
    return this.#store.ofCustomer(customerId);
  }

  forget(customerId: string): Promise<void> {
    return this.#store.remove(customerId);
  }

  async payCheckout(checkout: BillingCheckout, card: SandboxCard['number']): Promise<BillingCheckout> {
    const { outcome } = SANDBOX_CARDS.find(({ number }) => number === card)!;
    if (outcome === 'declined') return this.#endCheckout(checkout, 'failed', 'async_payment_failed');
    if (outcome === 'confirms') {
      const asked = { card, answersAt: this.#now + BANK_MS };
      const waiting: BillingCheckout = { ...checkout, status: 'processing', asked };
      await this.#store.save(waiting, asked.answersAt);
      return waiting;
    }
    return this.#complete(checkout, card);
  }

  closeCheckout(checkout: BillingCheckout): Promise<BillingCheckout> {
    return this.#endCheckout(checkout, 'canceled', 'expired');
  }

  async preview(
    subscription: BillingSubscription,
    item: PlanItem,
    off: MoneyOff | null,
  ): Promise<ChangePreview> {
    const { credit } = await this.customer(subscription.customerId);
    const paid = await this.paidForPeriod(subscription);
    return changePreview(subscription, { item, off, paid, credit }, this.#now);
  }

  async changeNow(subscription: BillingSubscription, item: PlanItem, off: MoneyOff | null): Promise<void> {
    const { lines, total, creditLeft } = await this.preview(subscription, item, off);
    const customer = await this.customer(subscription.customerId);
    if (total > 0 && !pays(customer)) throw new CardDeclined();
    await this.#store.save({ ...customer, credit: creditLeft }, null);
    const changed: BillingSubscription = {
      ...subscription,
      ...this.#periodFrom(this.#now, this.#now, item),
      item,
      next: null,
      off: usedOnce(off),
      status: 'active',
      cancelAtEnd: false,
      trialEndsAt: null,
    };
    await this.#saveSubscription(changed, 'updated');
    await this.#addInvoice(changed, { lines, total, status: 'paid' });
  }

  async changeLater(subscription: BillingSubscription, next: PlanItem | null): Promise<void> {
    await this.#saveSubscription({ ...subscription, next, cancelAtEnd: false }, 'updated');
  }

  async setCancelAtEnd(subscription: BillingSubscription, cancelAtEnd: boolean): Promise<void> {
    const next = cancelAtEnd ? null : subscription.next;
    await this.#saveSubscription({ ...subscription, cancelAtEnd, next }, 'updated');
  }

  async endNow(subscription: BillingSubscription): Promise<void> {
    if (subscription.status === 'ended') return;
    for (const invoice of await this.#invoicesOf(subscription)) {
      if (invoice.status === 'open') await this.#store.save({ ...invoice, status: 'void' }, null);
    }
    await this.#end(subscription, this.#now);
  }

  async payOpen(subscription: BillingSubscription): Promise<void> {
    const customer = await this.customer(subscription.customerId);
    const open = (await this.#invoicesOf(subscription)).filter(({ status }) => status === 'open');
    if (open.length > 0 && !pays(customer)) throw new CardDeclined();
    for (const invoice of open) {
      await this.#store.save({ ...invoice, status: 'paid' }, null);
      this.#tell('invoice.paid', invoice);
    }
    if (subscription.status === 'past_due') {
      await this.#saveSubscription({ ...subscription, status: 'active' }, 'updated');
    }
  }

  async refund(invoiceId: string, amount: number): Promise<void> {
    const invoice = await this.#store.find(invoiceId);
    if (invoice?.kind !== 'invoice') throw new Error(`no invoice ${invoiceId}`);
    await this.#store.save({ ...invoice, refunded: amount, status: 'refunded' }, null);
    this.#tell('charge.refunded', invoice);
  }

  /** Takes credit back, as much as is left of it. */
  async takeCredit(customerId: string, atMost: number): Promise<void> {
    const customer = await this.customer(customerId);
    const credit = Math.max(0, customer.credit - atMost);
    await this.#store.save({ ...customer, credit }, null);
  }

  /** Does what is due: answers of banks, ends of trials and periods, invoices. */
  async advance(): Promise<void> {
    for (const object of await this.#store.due(this.#now)) {
      if (object.kind === 'checkout' && object.asked) await this.#complete(object, object.asked.card);
      if (object.kind === 'subscription') await this.#renew(object);
    }
  }

  async #renew(subscription: BillingSubscription): Promise<void> {
    let current = subscription;
    while (current.status !== 'ended' && current.currentEnd <= this.#now) {
      if (current.cancelAtEnd || current.status === 'past_due') {
        await this.#end(current, current.currentEnd);
        return;
      }
      const item = current.next ?? current.item;
      const anchorAt = current.status === 'trialing' ? current.currentEnd : current.anchorAt;
      const off = current.next ? null : current.off;
      current = {
        ...current,
        ...this.#periodFrom(current.currentEnd, anchorAt, item),
        item,
        next: null,
        off: usedOnce(off),
        status: 'active',
        trialEndsAt: null,
      };
      current = await this.#charge(current, off);
    }
  }

  /** The invoice of a period that begins; an open one where the card does not pay. */
  async #charge(subscription: BillingSubscription, off: MoneyOff | null): Promise<BillingSubscription> {
    const customer = await this.customer(subscription.customerId);
    const { lines, total, credit } = reckon(subscription.item, off, customer);
    const isPaid = total === 0 || pays(customer);
    await this.#store.save({ ...customer, credit: customer.credit - credit }, null);
    const charged: BillingSubscription = { ...subscription, status: isPaid ? 'active' : 'past_due' };
    await this.#saveSubscription(charged, 'updated');
    await this.#addInvoice(charged, { lines, total, status: isPaid ? 'paid' : 'open' });
    return charged;
  }

  async #complete(checkout: BillingCheckout, number: SandboxCard['number']): Promise<BillingCheckout> {
    const { customerId, item, off, trialDays } = checkout;
    const customer = await this.customer(customerId);
    const { brand, outcome } = SANDBOX_CARDS.find((one) => one.number === number)!;
    const failsLater = outcome === 'fails later';
    await this.#store.save(
      { ...customer, card: { brand, last4: number.slice(-4), ...EXPIRY, failsLater } },
      null,
    );
    let subscriptionId: string | null = null;
    if (item) {
      const begun = await this.#begin(customerId, item, off, trialDays);
      subscriptionId = begun.id;
    } else if (checkout.mode === 'tokens') {
      const lines = [{ text: checkout.title, amount: checkout.amount }];
      await this.#saveInvoice({
        customerId,
        subscriptionId: null,
        status: 'paid',
        periodFrom: null,
        periodTo: null,
        lines,
        total: checkout.amount,
      });
    }
    return this.#endCheckout({ ...checkout, subscriptionId }, 'paid', 'completed');
  }

  async #begin(
    customerId: string,
    item: PlanItem,
    off: MoneyOff | null,
    trialDays: number | null,
  ): Promise<BillingSubscription> {
    const base = {
      kind: 'subscription',
      id: this.#store.newId('sub'),
      customerId,
      item,
      next: null,
      startedAt: this.#now,
      cancelAtEnd: false,
      endedAt: null,
    } as const;
    if (trialDays !== null) {
      const trialEndsAt = this.#now + trialDays * DAY_MS;
      const onTrial: BillingSubscription = {
        ...base,
        off,
        status: 'trialing',
        anchorAt: trialEndsAt,
        currentStart: this.#now,
        currentEnd: trialEndsAt,
        trialEndsAt,
      };
      await this.#saveSubscription(onTrial, 'created');
      return onTrial;
    }
    const begun: BillingSubscription = {
      ...base,
      ...this.#periodFrom(this.#now, this.#now, item),
      off: usedOnce(off),
      status: 'active',
      trialEndsAt: null,
    };
    return this.#chargeFirst(begun, off);
  }

  /** The first invoice is paid by credit, and by the card that was just given. */
  async #chargeFirst(subscription: BillingSubscription, off: MoneyOff | null): Promise<BillingSubscription> {
    const customer = await this.customer(subscription.customerId);
    const { lines, total, credit } = reckon(subscription.item, off, customer);
    await this.#store.save({ ...customer, credit: customer.credit - credit }, null);
    await this.#saveSubscription(subscription, 'created');
    await this.#addInvoice(subscription, { lines, total, status: 'paid' });
    return subscription;
  }

  async #endCheckout(
    checkout: BillingCheckout,
    status: 'paid' | 'failed' | 'canceled',
    event: string,
  ): Promise<BillingCheckout> {
    const ended: BillingCheckout = { ...checkout, status, asked: null };
    await this.#store.save(ended, null);
    this.#tell(`checkout.session.${event}`, ended);
    return ended;
  }

  async #end(subscription: BillingSubscription, endedAt: number): Promise<void> {
    await this.#saveSubscription({ ...subscription, status: 'ended', endedAt, next: null }, 'deleted');
  }

  async #saveSubscription(
    subscription: BillingSubscription,
    event: 'created' | 'updated' | 'deleted',
  ): Promise<void> {
    await this.#store.save(subscription, subscription.status === 'ended' ? null : subscription.currentEnd);
    this.#tell(`customer.subscription.${event}`, subscription);
  }

  async #addInvoice(
    { id, customerId, currentStart, currentEnd }: BillingSubscription,
    invoice: Pick<BillingInvoice, 'lines' | 'total' | 'status'>,
  ): Promise<void> {
    await this.#saveInvoice({
      ...invoice,
      customerId,
      subscriptionId: id,
      periodFrom: currentStart,
      periodTo: currentEnd,
    });
  }

  async #saveInvoice(invoice: Omit<BillingInvoice, 'kind' | 'id' | 'issuedAt' | 'refunded'>): Promise<void> {
    const issued: BillingInvoice = {
      ...invoice,
      kind: 'invoice',
      id: this.#store.newId('in'),
      issuedAt: invoice.periodFrom ?? this.#now,
      refunded: 0,
    };
    await this.#store.save(issued, null);
    this.#tell(issued.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', issued);
  }

  async #invoicesOf({ id, customerId }: BillingSubscription): Promise<BillingInvoice[]> {
    const objects = await this.#store.ofCustomer(customerId);
    return objects.filter((one) => one.kind === 'invoice').filter((one) => one.subscriptionId === id);
  }

  /** What the running period was paid with, credit not counted. */
  async paidForPeriod(subscription: BillingSubscription): Promise<number> {
    const invoices = await this.#invoicesOf(subscription);
    return invoices
      .filter(({ status, periodFrom }) => status === 'paid' && periodFrom === subscription.currentStart)
      .flatMap(({ lines }) => lines)
      .filter(({ text }) => text === titleOf(subscription.item) || text === 'Discount')
      .reduce((paid, { amount }) => paid + amount, 0);
  }

  #periodFrom(start: number, anchorAt: number, { period }: PlanItem) {
    const months = MONTHS_OF_PERIOD[period];
    let count = months;
    while (monthsAfter(anchorAt, count) <= start) count += months;
    return { anchorAt, currentStart: start, currentEnd: monthsAfter(anchorAt, count) };
  }

  #tell(type: string, { id, customerId }: { id: string; customerId: string }): void {
    this.events.push({ type, customerId, objectId: id });
  }
}

/** What a period costs, with the discount and the credit that it is paid with. */
function reckon(item: PlanItem, off: MoneyOff | null, customer: BillingCustomer) {
  const discount = Math.min(item.amount, off?.amount ?? 0);
  const credit = Math.min(customer.credit, item.amount - discount);
  const lines = [
    { text: titleOf(item), amount: item.amount },
    ...(discount > 0 ? [{ text: 'Discount', amount: -discount }] : []),
    ...(credit > 0 ? [{ text: 'Credit', amount: -credit }] : []),
  ];
  return { lines, total: item.amount - discount - credit, credit };
}

/** What the next invoice of a subscription asks for; null when none comes. */
export function nextAmountOf({ status, cancelAtEnd, item, next, off }: BillingSubscription, credit: number) {
  if (status === 'ended' || cancelAtEnd) return null;
  const price = next ? next.amount : item.amount - Math.min(item.amount, off?.amount ?? 0);
  return price - Math.min(price, credit);
}

function pays({ card }: BillingCustomer): boolean {
  return card !== null && !card.failsLater;
}

/** What is left of a discount after an invoice. */
function usedOnce(off: MoneyOff | null): MoneyOff | null {
  if (!off || off.cycles === null) return off;
  return off.cycles > 1 ? { ...off, cycles: off.cycles - 1 } : null;
}
