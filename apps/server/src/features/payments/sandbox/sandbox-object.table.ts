import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BillingObject } from './billing-object.ts';

/** What the sandbox knows, as a payment provider would: customers, checkouts, subscriptions, invoices. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<BillingObject['kind']>().notNull(),
    /** Customer that it belongs to. */
    customerId: text('customer_id').notNull(),
    /** When something is to be done with it. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    data: jsonb('data').$type<BillingObject>().notNull(),
  },
  (table) => [
    index('sandbox_objects_customer').on(table.customerId, table.kind),
    index('sandbox_objects_due').on(table.dueAt),
  ],
);
