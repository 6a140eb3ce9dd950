import { CardDeclined, type ChangePreview } from '../payment-provider.ts';
import { BillingBooks } from './billing-books.ts';
import { completeCheckout } from './billing-checkout.ts';
import type { AppliedDiscount, BillingCustomer, BillingSubscription, PlanItem } from './billing-object.ts';
import {
  calculateChangePreview,
  calculateInvoice,
  calculatePeriod,
  formatTitle,
  hasWorkingCard,
  removeOneTimeDiscount,
} from './billing-period.ts';

/**
 * A small payment provider: checkouts, recurring plans, invoices, and cards that pay or don't. It moves no money.
 * Make one call at a time; `events` collects the changes.
 */
export class BillingEngine extends BillingBooks {
  async createCustomer(userId: string): Promise<BillingCustomer> {
    const id = this.createId('cus');
    const customer: BillingCustomer = { kind: 'customer', id, userId, card: null, credit: 0 };
    await this.saveCustomer(customer);
    return customer;
  }

  async previewChange(
    subscription: BillingSubscription,
    item: PlanItem,
    off: AppliedDiscount | null,
  ): Promise<ChangePreview> {
    const { credit } = await this.requireCustomer(subscription.customerId);
    const paid = await this.sumPaidForPeriod(subscription);
    return calculateChangePreview(subscription, { item, off, paid, credit }, this.now);
  }

  /** Returns what was paid for the current period without credit, by its one invoice. */
  async sumPaidForPeriod(subscription: BillingSubscription): Promise<number> {
    const title = formatTitle(subscription.item);
    const invoices = await this.listInvoices(subscription);
    const ofPeriod = invoices.find(
      ({ status, periodFrom, lines }) =>
        status === 'paid' &&
        periodFrom === subscription.currentStart &&
        lines.some(({ text }) => text === title),
    );
    return (ofPeriod?.lines ?? [])
      .filter(({ text }) => text === title || text === 'Discount')
      .reduce((paid, { amount }) => paid + amount, 0);
  }

  async changeNow(
    subscription: BillingSubscription,
    item: PlanItem,
    off: AppliedDiscount | null,
  ): Promise<void> {
    const { lines, total, creditLeft } = await this.previewChange(subscription, item, off);
    const customer = await this.requireCustomer(subscription.customerId);
    if (total > 0 && !hasWorkingCard(customer)) throw new CardDeclined();
    await this.saveCustomer({ ...customer, credit: creditLeft });
    const changed: BillingSubscription = {
      ...subscription,
      ...calculatePeriod(this.now, this.now, item),
      item,
      next: null,
      off: removeOneTimeDiscount(off),
      status: 'active',
      cancelAtEnd: false,
      trialEndsAt: null,
    };
    await this.saveSubscription(changed, 'updated');
    await this.addInvoice(changed, { lines, total, status: 'paid' });
  }

  async changeLater(subscription: BillingSubscription, next: PlanItem | null): Promise<void> {
    await this.saveSubscription({ ...subscription, next, cancelAtEnd: false }, 'updated');
  }

  async setCancelAtEnd(subscription: BillingSubscription, cancelAtEnd: boolean): Promise<void> {
    const next = cancelAtEnd ? null : subscription.next;
    await this.saveSubscription({ ...subscription, cancelAtEnd, next }, 'updated');
  }

  async cancelNow(subscription: BillingSubscription): Promise<void> {
    if (subscription.status === 'ended') return;
    for (const invoice of await this.listInvoices(subscription)) {
      if (invoice.status === 'open') await this.saveInvoice({ ...invoice, status: 'void' });
    }
    await endSubscription(this, subscription, this.now);
  }

  async payOpenInvoice(subscription: BillingSubscription): Promise<void> {
    const customer = await this.requireCustomer(subscription.customerId);
    const open = (await this.listInvoices(subscription)).filter(({ status }) => status === 'open');
    if (open.length > 0 && !hasWorkingCard(customer)) throw new CardDeclined();
    for (const invoice of open) {
      await this.saveInvoice({ ...invoice, status: 'paid' });
      this.notify('invoice.paid', invoice);
    }
    if (subscription.status === 'past_due') {
      await this.saveSubscription({ ...subscription, status: 'active' }, 'updated');
    }
  }

  async refundInvoice(invoiceId: string, amount: number): Promise<void> {
    const invoice = await this.requireInvoice(invoiceId);
    await this.saveInvoice({ ...invoice, refunded: amount, status: 'refunded' });
    this.notify('charge.refunded', invoice);
  }

  /** Removes credit, as much as is left. */
  async withdrawCredit(customerId: string, atMost: number): Promise<void> {
    const customer = await this.requireCustomer(customerId);
    const credit = Math.max(0, customer.credit - atMost);
    await this.saveCustomer({ ...customer, credit });
  }

  /** Processes what is due: bank confirmations, ends of trials and periods, invoices. */
  async advance(): Promise<void> {
    for (const object of await this.listDue()) {
      if (object.kind === 'checkout' && object.submitted) {
        await completeCheckout(this, object, object.submitted.card);
      }
      if (object.kind === 'subscription') await renewSubscription(this, object);
    }
  }
}

/** Starts the periods that are due; a canceled or unpaid plan ends. */
async function renewSubscription(books: BillingBooks, subscription: BillingSubscription): Promise<void> {
  let current = subscription;
  while (current.status !== 'ended' && current.currentEnd <= books.now) {
    if (current.cancelAtEnd || current.status === 'past_due') {
      await endSubscription(books, current, current.currentEnd);
      return;
    }
    const item = current.next ?? current.item;
    const anchorAt = current.status === 'trialing' ? current.currentEnd : current.anchorAt;
    const off = current.next ? null : current.off;
    current = {
      ...current,
      ...calculatePeriod(current.currentEnd, anchorAt, item),
      item,
      next: null,
      off: removeOneTimeDiscount(off),
      status: 'active',
      trialEndsAt: null,
    };
    current = await charge(books, current, off);
  }
}

/** Charges the invoice of a new period, which stays open if the card is declined. */
async function charge(books: BillingBooks, subscription: BillingSubscription, off: AppliedDiscount | null) {
  const customer = await books.requireCustomer(subscription.customerId);
  const { lines, total, credit } = calculateInvoice(subscription.item, off, customer);
  const isPaid = total === 0 || hasWorkingCard(customer);
  await books.saveCustomer({ ...customer, credit: customer.credit - credit });
  const charged: BillingSubscription = { ...subscription, status: isPaid ? 'active' : 'past_due' };
  await books.saveSubscription(charged, 'updated');
  await books.addInvoice(charged, { lines, total, status: isPaid ? 'paid' : 'open' });
  return charged;
}

async function endSubscription(books: BillingBooks, subscription: BillingSubscription, endedAt: number) {
  await books.saveSubscription({ ...subscription, status: 'ended', endedAt, next: null }, 'deleted');
}
