import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { matches } from '../gamedata/match.table.ts';

/** A coach's folder of private games. Its files are rows of `replays`, which name it. */
export const replayFolders = pgTable(
  'replay_folders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Who the coach said his players are, by the ids of players; null while nobody has said it. */
    ownPlayers: text('own_players').array(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Deleted then, and to be brought back for some time. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('replay_folders_newest').on(table.coachId, table.createdAt.desc(), table.id),
    index('replay_folders_deleted').on(table.deletedAt),
  ],
);

/**
 * What a folder's figures read of a match, so that sums over 200 games need not open 200 reports: JSON as a text, which
 * the database hands out three times as fast as jsonb. Made after each analysis, or when it is first asked for.
 */
export const matchDigests = pgTable('match_digests', {
  matchId: uuid('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** `matches.updated_at` of the analysis that it was made from. */
  madeFrom: timestamp('made_from', { withTimezone: true }).notNull(),
  digest: text('digest').notNull(),
});
