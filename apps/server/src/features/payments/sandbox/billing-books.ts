import type {
  BillingCheckout,
  BillingCustomer,
  BillingInvoice,
  BillingObject,
  BillingSubscription,
} from './billing-object.ts';

const MS_PER_SECOND = 1000;

/** The engine's records: current objects, and changes in `events`. */
export class BillingBooks {
  readonly #store: BillingStore;
  /** Whole seconds, in epoch milliseconds. */
  readonly now: number;
  readonly events: BillingEvent[] = [];

  constructor(store: BillingStore, now: Date) {
    this.#store = store;
    this.now = Math.floor(now.getTime() / MS_PER_SECOND) * MS_PER_SECOND;
  }

  createId(prefix: string): string {
    return this.#store.createId(prefix);
  }

  async findCheckout(id: string): Promise<BillingCheckout | null> {
    const found = await this.#store.find(id);
    return found?.kind === 'checkout' ? found : null;
  }

  async requireSubscription(id: string): Promise<BillingSubscription> {
    const found = await this.#store.find(id);
    if (found?.kind !== 'subscription') throw new Error(`no subscription ${id}`);
    return found;
  }

  async findCustomer(id: string): Promise<BillingCustomer | null> {
    const found = await this.#store.find(id);
    return found?.kind === 'customer' ? found : null;
  }

  async requireCustomer(id: string): Promise<BillingCustomer> {
    const found = await this.findCustomer(id);
    if (!found) throw new Error(`no customer ${id}`);
    return found;
  }

  async requireInvoice(id: string): Promise<BillingInvoice> {
    const found = await this.#store.find(id);
    if (found?.kind !== 'invoice') throw new Error(`no invoice ${id}`);
    return found;
  }

  listObjects(customerId: string): Promise<BillingObject[]> {
    return this.#store.listByCustomer(customerId);
  }

  async listInvoices({ id, customerId }: BillingSubscription): Promise<BillingInvoice[]> {
    const objects = await this.#store.listByCustomer(customerId);
    return objects.filter((one) => one.kind === 'invoice').filter((one) => one.subscriptionId === id);
  }

  listDue(): Promise<BillingObject[]> {
    return this.#store.listDue(this.now);
  }

  deleteCustomer(customerId: string): Promise<void> {
    return this.#store.deleteByCustomer(customerId);
  }

  async saveCustomer(requireCustomer: BillingCustomer): Promise<void> {
    await this.#store.save(requireCustomer, null);
  }

  /** Due when the bank has answered. */
  async saveCheckout(findCheckout: BillingCheckout): Promise<void> {
    await this.#store.save(findCheckout, findCheckout.submitted?.answersAt ?? null);
  }

  async saveSubscription(
    requireSubscription: BillingSubscription,
    event: 'created' | 'updated' | 'deleted',
  ): Promise<void> {
    await this.#store.save(
      requireSubscription,
      requireSubscription.status === 'ended' ? null : requireSubscription.currentEnd,
    );
    this.notify(`customer.subscription.${event}`, requireSubscription);
  }

  async addInvoice(
    { id, customerId, currentStart, currentEnd }: BillingSubscription,
    requireInvoice: Pick<BillingInvoice, 'lines' | 'total' | 'status'>,
  ): Promise<void> {
    await this.issueInvoice({
      ...requireInvoice,
      customerId,
      subscriptionId: id,
      periodFrom: currentStart,
      periodTo: currentEnd,
    });
  }

  async issueInvoice(
    requireInvoice: Omit<BillingInvoice, 'kind' | 'id' | 'issuedAt' | 'refunded'>,
  ): Promise<void> {
    const issued: BillingInvoice = {
      ...requireInvoice,
      kind: 'invoice',
      id: this.#store.createId('in'),
      issuedAt: requireInvoice.periodFrom ?? this.now,
      refunded: 0,
    };
    await this.#store.save(issued, null);
    this.notify(issued.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', issued);
  }

  async saveInvoice(requireInvoice: BillingInvoice): Promise<void> {
    await this.#store.save(requireInvoice, null);
  }

  notify(type: string, { id, customerId }: { id: string; customerId: string }): void {
    this.events.push({ type, customerId, objectId: id });
  }
}

/** Where the engine stores its objects. */
export interface BillingStore {
  find(id: string): Promise<BillingObject | null>;
  listByCustomer(customerId: string): Promise<BillingObject[]>;
  /** Returns objects that are due by `now`. */
  listDue(now: number): Promise<BillingObject[]>;
  save(object: BillingObject, dueAt: number | null): Promise<void>;
  deleteByCustomer(customerId: string): Promise<void>;
  createId(prefix: string): string;
}

/** Something that happened, named as by Stripe. */
interface BillingEvent {
  type: string;
  customerId: string;
  /** Checkout, subscription or invoice. */
  objectId: string;
}
