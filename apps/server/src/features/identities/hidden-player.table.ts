import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Players whom an administrator has hidden at their own wish: people without an account (rulings M6). */
export const hiddenPlayers = pgTable('hidden_players', {
  /** Platform and platform id, as `match_players.identity`. */
  identity: text('identity').primaryKey(),
  /** How he has proved that the id is his. */
  note: text('note').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
  hiddenBy: uuid('hidden_by').references(() => users.id, { onDelete: 'set null' }),
});
