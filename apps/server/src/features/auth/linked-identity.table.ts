import { SIGN_IN_PROVIDERS } from '@datacoach/contract';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** Accounts elsewhere by which somebody signs in here. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    provider: text('provider', { enum: SIGN_IN_PROVIDERS }).notNull(),
    /** The provider's own id of the person. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name there, for showing. */
    name: text('name'),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('linked_identities_user').on(table.userId),
  ],
);
