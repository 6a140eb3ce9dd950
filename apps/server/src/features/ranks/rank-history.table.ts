import { RANKED_MODES } from '@datacoach/contract';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Ranks that a player has held, one row from each change to the next. */
export const rankHistory = pgTable(
  'rank_history',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rankedMode: text('ranked_mode', { enum: RANKED_MODES }).notNull(),
    rank: text('rank').notNull(),
    source: text('source', { enum: ['declared', 'provider'] }).notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** Last time that the rank was declared, confirmed or found again. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.rankedMode, table.since] })],
);
