import { FLAG_REASONS } from '@datacoach/contract';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { matches } from './match.table.ts';

/** Events that look wrong to a player: one row a user and event. */
export const eventFlags = pgTable(
  'event_flags',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    kind: text('kind').notNull(),
    /** Of the engine that found the event: under another one the ordinal is another event's. */
    analysisVersion: text('analysis_version').notNull(),
    reason: text('reason', { enum: FLAG_REASONS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.matchId, table.ordinal] }),
    index('event_flags_kind').on(table.kind, table.analysisVersion),
  ],
);
