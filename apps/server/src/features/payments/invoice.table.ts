import { INVOICE_STATUS, type SumLine } from '@datacoach/contract';
import { index, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** What was paid, or is open. Of a deleted account the sums stay, and not whose they were. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One after the other; shown as `DC-000123`. A gap says that an insert was undone. */
    number: serial('number').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    providerId: text('provider_id').notNull().unique(),
    subscriptionId: text('subscription_id'),
    status: text('status', { enum: INVOICE_STATUS }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    periodFrom: timestamp('period_from', { withTimezone: true }),
    periodTo: timestamp('period_to', { withTimezone: true }),
    lines: jsonb('lines').$type<SumLine[]>().notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    currency: text('currency').$type<'usd'>().notNull(),
    refunded: integer('refunded').notNull(),
  },
  (table) => [
    index('invoices_user').on(table.userId, table.issuedAt),
    index('invoices_issued').on(table.issuedAt),
  ],
);
