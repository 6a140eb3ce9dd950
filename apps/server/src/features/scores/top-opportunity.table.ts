import { OPPORTUNITY_REASONS } from '@datacoach/contract';
import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** The one opportunity that a player works on in a mode, kept for its week. */
export const topOpportunities = pgTable(
  'top_opportunities',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 5 duel, 10 doubles, 15 standard. */
    mode: smallint('mode').notNull(),
    metric: text('metric').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mode] })],
);

/** Opportunities that a player does not want to see now, and why. */
export const opportunityAnswers = pgTable(
  'opportunity_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: smallint('mode').notNull(),
    metric: text('metric').notNull(),
    reason: text('reason', { enum: OPPORTUNITY_REASONS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mode, table.metric] })],
);
