import type { InvitationStatus } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/**
 * A player's way into a coach's team and out of it, one row each time. Pending 5 becomes Accepted 10, Rejected 15 or
 * Removed 20; Accepted becomes Removed.
 */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: integer('status').$type<InvitationStatus>().notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** When the player accepted or declined; null while he has not. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Games played before are not the coach's to see; null: before `answeredAt`. */
    seesFrom: timestamp('sees_from', { withTimezone: true }),
    /** When it became Removed, and by whom. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    removedBy: text('removed_by', { enum: ['coach', 'player'] }),
    /** The coach brought a player back who had been in the team lately: nobody was asked (rulings A14). */
    broughtBack: boolean('brought_back').notNull().default(false),
  },
  (table) => [
    uniqueIndex('team_invitations_open')
      .on(table.coachId, table.playerId)
      .where(sql`${table.status} in (5, 10)`),
    index('team_invitations_player').on(table.playerId),
  ],
);
