import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Events of the provider that have been heard: each counts once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
