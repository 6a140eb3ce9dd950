import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Tokens by which a program acts for its owner, each in one scope, until they are revoked. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['upload'] }).notNull(),
    /** SHA-256 of the token: whoever reads the database cannot use it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Its last characters, by which the owner tells it from others. */
    ending: text('ending').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** To the minute; null before the first use. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('personal_tokens_user').on(table.userId)],
);
