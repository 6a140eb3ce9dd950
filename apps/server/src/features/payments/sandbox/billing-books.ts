import type {
  BillingCheckout,
  BillingCustomer,
  BillingInvoice,
  BillingObject,
  BillingSubscription,
} from './billing-object.ts';

const SECOND_MS = 1000;

/** The engine's records: current objects, and changes in `events`. */
export class BillingBooks {
  readonly #store: BillingStore;
  /** Whole seconds, in epoch milliseconds. */
  readonly now: number;
  readonly events: BillingEvent[] = [];

  constructor(store: BillingStore, now: Date) {
    this.#store = store;
    this.now = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
  }

  newId(prefix: string): string {
    return this.#store.newId(prefix);
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

  async findCustomer(id: string): Promise<BillingCustomer | null> {
    const found = await this.#store.find(id);
    return found?.kind === 'customer' ? found : null;
  }

  async customer(id: string): Promise<BillingCustomer> {
    const found = await this.findCustomer(id);
    if (!found) throw new Error(`no customer ${id}`);
    return found;
  }

  async invoice(id: string): Promise<BillingInvoice> {
    const found = await this.#store.find(id);
    if (found?.kind !== 'invoice') throw new Error(`no invoice ${id}`);
    return found;
  }

  listObjects(customerId: string): Promise<BillingObject[]> {
    return this.#store.ofCustomer(customerId);
  }

  async listInvoices({ id, customerId }: BillingSubscription): Promise<BillingInvoice[]> {
    const objects = await this.#store.ofCustomer(customerId);
    return objects.filter((one) => one.kind === 'invoice').filter((one) => one.subscriptionId === id);
  }

  due(): Promise<BillingObject[]> {
    return this.#store.due(this.now);
  }

  forget(customerId: string): Promise<void> {
    return this.#store.remove(customerId);
  }

  async saveCustomer(customer: BillingCustomer): Promise<void> {
    await this.#store.save(customer, null);
  }

  /** Due when the bank has answered. */
  async saveCheckout(checkout: BillingCheckout): Promise<void> {
    await this.#store.save(checkout, checkout.submitted?.answersAt ?? null);
  }

  async saveSubscription(
    subscription: BillingSubscription,
    event: 'created' | 'updated' | 'deleted',
  ): Promise<void> {
    await this.#store.save(subscription, subscription.status === 'ended' ? null : subscription.currentEnd);
    this.notify(`customer.subscription.${event}`, subscription);
  }

  async addInvoice(
    { id, customerId, currentStart, currentEnd }: BillingSubscription,
    invoice: Pick<BillingInvoice, 'lines' | 'total' | 'status'>,
  ): Promise<void> {
    await this.issueInvoice({
      ...invoice,
      customerId,
      subscriptionId: id,
      periodFrom: currentStart,
      periodTo: currentEnd,
    });
  }

  async issueInvoice(invoice: Omit<BillingInvoice, 'kind' | 'id' | 'issuedAt' | 'refunded'>): Promise<void> {
    const issued: BillingInvoice = {
      ...invoice,
      kind: 'invoice',
      id: this.#store.newId('in'),
      issuedAt: invoice.periodFrom ?? this.now,
      refunded: 0,
    };
    await this.#store.save(issued, null);
    this.notify(issued.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', issued);
  }

  async saveInvoice(invoice: BillingInvoice): Promise<void> {
    await this.#store.save(invoice, null);
  }

  notify(type: string, { id, customerId }: { id: string; customerId: string }): void {
    this.events.push({ type, customerId, objectId: id });
  }
}

/** Where the engine stores its objects. */
export interface BillingStore {
  find(id: string): Promise<BillingObject | null>;
  ofCustomer(customerId: string): Promise<BillingObject[]>;
  /** Returns objects that are due by `now`. */
  due(now: number): Promise<BillingObject[]>;
  save(object: BillingObject, dueAt: number | null): Promise<void>;
  remove(customerId: string): Promise<void>;
  newId(prefix: string): string;
}

/** Something that happened, named as by Stripe. */
interface BillingEvent {
  type: string;
  customerId: string;
  /** Checkout, subscription or invoice. */
  objectId: string;
}
