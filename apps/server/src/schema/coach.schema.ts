import type { GoalMetricCode } from '@datacoach/analysis';
import type { Availability, InvitationStatus, TeamEventKind, TeamRight } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { trainingPlans } from './training-plans.schema.ts';

/**
 * A player's membership in a coach's team, one row each time. Pending 5 becomes Accepted 10, Rejected 15 or Removed
 * 20; Accepted becomes Removed.
 */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    status: integer('status').$type<InvitationStatus>().notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** When the player accepted or declined; null until then. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Earlier games are hidden from the coach; null: those before `answeredAt`. */
    seesFrom: timestamp('sees_from', { withTimezone: true }),
    /** When and by whom it was removed. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    removedBy: text('removed_by', { enum: ['coach', 'player'] }),
    /** The coach brought back a player who had recently been in the team, without asking (decisions.md 20.1). */
    broughtBack: boolean('brought_back').notNull().default(false),
  },
  (table) => [
    uniqueIndex('team_invitations_open')
      .on(table.coachId, table.playerId)
      .where(sql`${table.status} in (5, 10)`),
    index('team_invitations_player').on(table.playerId),
  ],
);

/** An invite link: whoever has its token can join the coach's team, until it expires, is revoked or is used up. */
export const teamLinks = pgTable(
  'team_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    /** SHA-256 of the token, so that reading the database doesn't reveal it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The address it was mailed to, as typed and for comparison; null for a link that the coach shares. */
    email: text('email'),
    emailKey: text('email_key'),
    /** Players that it admits, and how many it has admitted. */
    seats: integer('seats').notNull(),
    used: integer('used').notNull().default(0),
    /** Whose invitation a mailed link became when they confirmed its address. */
    playerId: uuid('player_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('team_links_of_coach').on(table.coachId, table.createdAt.desc()),
    index('team_links_email').on(table.emailKey),
    index('team_links_player').on(table.playerId),
    index('team_links_expires').on(table.expiresAt),
  ],
);

/** A coach who helps with another coach's team. */
export const teamAssistants = pgTable(
  'team_assistants',
  {
    coachId: userReference('coach_id'),
    assistantId: userReference('assistant_id'),
    rights: jsonb('rights').$type<TeamRight[]>().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coachId, table.assistantId] }),
    index('team_assistants_assistant').on(table.assistantId),
  ],
);

/** A practice or scrim that a coach has planned for the team. */
export const teamEvents = pgTable(
  'team_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    kind: text('kind').$type<TeamEventKind>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Incremented by each change, for calendar apps and notifications. */
    version: integer('version').notNull().default(0),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('team_events_of_coach').on(table.coachId, table.startsAt),
    index('team_events_start').on(table.startsAt),
  ],
);

/** Whether players can make it to an event. */
export const teamEventAnswers = pgTable(
  'team_event_answers',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => teamEvents.id, { onDelete: 'cascade' }),
    playerId: userReference('player_id'),
    answer: text('answer').$type<Availability>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.playerId] }),
    index('team_event_answers_player').on(table.playerId),
  ],
);

/** A coach's private notes on a player. */
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

/** What a coach has assigned to a player: a training plan, a weekly goal, or a task in the coach's words. */
export const homework = pgTable(
  'homework',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    /** Null for goals and tasks. */
    planId: uuid('plan_id').references(() => trainingPlans.id, { onDelete: 'cascade' }),
    /** Null for plans and tasks. */
    goalMetric: smallint('goal_metric').$type<GoalMetricCode>(),
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    title: text('title').notNull(),
    /** Only of tasks. */
    text: text('text').notNull().default(''),
    dueOn: date('due_on'),
    doneAt: timestamp('done_at', { withTimezone: true }),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('homework_of_coach').on(table.coachId, table.setAt.desc()),
    index('homework_of_player').on(table.playerId, table.setAt.desc()),
  ],
);
