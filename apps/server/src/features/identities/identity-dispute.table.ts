import { DISPUTE_STATES } from '@datacoach/contract';
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** "This player of another account is me": for administrators. */
export const identityDisputes = pgTable(
  'identity_disputes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    identity: text('identity').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull().default('open'),
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  (table) => [
    unique('identity_disputes_once').on(table.userId, table.identity),
    index('identity_disputes_state').on(table.state, table.raisedAt),
  ],
);
