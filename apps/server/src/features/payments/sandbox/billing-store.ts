import type { BillingObject } from './billing-object.ts';

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
