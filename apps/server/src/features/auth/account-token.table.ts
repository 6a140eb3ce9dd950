import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** Tokens that travel by mail: each good for one purpose, once, until its end. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token: whoever reads the database cannot use it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm-email', 'reset-password', 'change-email'] }).notNull(),
    /** The new address, for `change-email`. */
    email: text('email'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_tokens_user').on(table.userId, table.purpose)],
);
