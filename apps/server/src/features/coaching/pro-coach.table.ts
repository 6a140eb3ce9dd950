import type { CoachTerms } from '@datacoach/contract';
import { boolean, index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Coaches whom administrators have let in, with what they say of themselves and when they have time. */
export const proCoaches = pgTable(
  'pro_coaches',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    approvedAt: timestamp('approved_at', { withTimezone: true }).notNull(),
    isOffered: boolean('is_offered').notNull(),
    /** What a session earns, minor units of US dollars. */
    fee: integer('fee').notNull(),
    /** Null until the coach has filled them in. */
    terms: jsonb('terms').$type<CoachTerms>(),
  },
  (table) => [index('pro_coaches_offered').on(table.isOffered, table.approvedAt)],
);
