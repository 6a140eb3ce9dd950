import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/**
 * Uploads that their owners have deleted and can still bring back. They stand apart from the others, so that nothing that
 * looks for uploads can meet them; file and match go when the time to undo is over.
 */
export const deletedReplays = pgTable(
  'deleted_replays',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    matchId: uuid('match_id'),
    blobKey: text('blob_key').notNull(),
    /** The row of `replays` as it was. */
    row: jsonb('row').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('deleted_replays_owner').on(table.ownerId, table.deletedAt),
    index('deleted_replays_time').on(table.deletedAt),
    index('deleted_replays_match').on(table.matchId),
  ],
);
