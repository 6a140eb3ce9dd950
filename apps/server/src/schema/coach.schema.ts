import type { GoalMetricCode } from '@datacoach/analysis';
import type { InvitationStatus } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';
import { trainingPlans } from './training-plans.schema.ts';

/**
 * A player's way into a coach's team and out of it, one row each time. Pending 5 becomes Accepted 10, Rejected 15 or
 * Removed 20; Accepted becomes Removed.
 */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    status: integer('status').$type<InvitationStatus>().notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** When the player accepted or declined; null while they have not. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Games played before are not the coach's to see; null: before `answeredAt`. */
    seesFrom: timestamp('sees_from', { withTimezone: true }),
    /** When it became Removed, and by whom. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    removedBy: text('removed_by', { enum: ['coach', 'player'] }),
    /** The coach brought a player back who had been in the team lately: no one was asked (decisions.md 20.1). */
    broughtBack: boolean('brought_back').notNull().default(false),
  },
  (table) => [
    uniqueIndex('team_invitations_open')
      .on(table.coachId, table.playerId)
      .where(sql`${table.status} in (5, 10)`),
    index('team_invitations_player').on(table.playerId),
  ],
);

/** What a coach notes of a player, for themselves. */
export const playerNotes = pgTable(
  'player_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    text: text('text').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('player_notes_of_coach').on(table.coachId, table.playerId, table.writtenAt.desc()),
    index('player_notes_player').on(table.playerId),
  ],
);

/** What a coach has set for a player: a training plan or a weekly goal. */
export const homework = pgTable(
  'homework',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    /** Null for goals. */
    planId: uuid('plan_id').references(() => trainingPlans.id, { onDelete: 'cascade' }),
    /** Null for plans. */
    goalMetric: smallint('goal_metric').$type<GoalMetricCode>(),
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    title: text('title').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('homework_of_coach').on(table.coachId, table.setAt.desc()),
    index('homework_of_player').on(table.playerId, table.setAt.desc()),
  ],
);
