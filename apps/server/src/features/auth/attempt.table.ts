import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counted attempts (sign-in, sign-up, reset), shared by all processes. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is counted, and a keyed hash of whom: no address is stored. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When counting starts anew. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_ends').on(table.endsAt)],
);
