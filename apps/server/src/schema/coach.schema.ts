import type { GoalMetricCode } from '@datacoach/analysis';
import type { Availability, InvitationStatus, TeamEventKind, TeamRight } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { ownerReference } from './columns.ts';
import { trainingPlans } from './training-plans.schema.ts';

/** A player's membership in a team, one row each time. Status: 5 to 10, 15 or 20; 10 to 20. */
export const teamInvitations = t.pgTable(
  'team_invitations',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    status: t.integer('status').$type<InvitationStatus>().notNull(),
    invitedAt: t.timestamp('invited_at', { withTimezone: true }).notNull(),
    /** When the player accepted or declined; null until then. */
    answeredAt: t.timestamp('answered_at', { withTimezone: true }),
    /** Earlier games are hidden from the coach; null: those before `answeredAt`. */
    seesFrom: t.timestamp('sees_from', { withTimezone: true }),
    /** When and by whom it was removed. */
    removedAt: t.timestamp('removed_at', { withTimezone: true }),
    removedBy: t.text('removed_by', { enum: ['coach', 'player'] }),
    /** The coach brought back a player who had recently been in the team, without asking (decisions.md 20.1). */
    broughtBack: t.boolean('brought_back').notNull().default(false),
  },
  (table) => [
    t
      .uniqueIndex('team_invitations_open')
      .on(table.coachId, table.playerId)
      .where(sql`${table.status} in (5, 10)`),
    t.index('team_invitations_player').on(table.playerId),
  ],
);

/** An invite link: whoever has its token can join the coach's team, until it expires, is revoked or is used up. */
export const teamLinks = t.pgTable(
  'team_links',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    /** SHA-256 of the token, so that reading the database doesn't reveal it. */
    tokenHash: t.text('token_hash').notNull().unique(),
    /** The address it was mailed to, as typed and for comparison; null for a link that the coach shares. */
    email: t.text('email'),
    emailKey: t.text('email_key'),
    /** Players that it admits, and how many it has admitted. */
    seats: t.integer('seats').notNull(),
    used: t.integer('used').notNull().default(0),
    /** Whose invitation a mailed link became when they confirmed its address. */
    playerId: t.uuid('player_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: t.timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    t.index('team_links_of_coach').on(table.coachId, table.createdAt.desc()),
    t.index('team_links_email').on(table.emailKey),
    t.index('team_links_player').on(table.playerId),
    t.index('team_links_expires').on(table.expiresAt),
  ],
);

/** A coach who helps with another coach's team. */
export const teamAssistants = t.pgTable(
  'team_assistants',
  {
    coachId: userReference('coach_id'),
    assistantId: userReference('assistant_id'),
    rights: t.jsonb('rights').$type<TeamRight[]>().notNull(),
    addedAt: t.timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.coachId, table.assistantId] }),
    t.index('team_assistants_assistant').on(table.assistantId),
  ],
);

/** A practice or scrim that a coach has planned for the team. */
export const teamEvents = t.pgTable(
  'team_events',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    kind: t.text('kind').$type<TeamEventKind>().notNull(),
    title: t.text('title').notNull(),
    text: t.text('text').notNull(),
    startsAt: t.timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: t.timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Incremented by each change, for calendar apps and notifications. */
    version: t.integer('version').notNull().default(0),
    canceledAt: t.timestamp('canceled_at', { withTimezone: true }),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.index('team_events_of_coach').on(table.coachId, table.startsAt),
    t.index('team_events_start').on(table.startsAt),
  ],
);

/** Whether players can make it to an event. */
export const teamEventAnswers = t.pgTable(
  'team_event_answers',
  {
    eventId: ownerReference('event_id', () => teamEvents.id),
    playerId: userReference('player_id'),
    answer: t.text('answer').$type<Availability>().notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.eventId, table.playerId] }),
    t.index('team_event_answers_player').on(table.playerId),
  ],
);

/** A coach's private notes on a player. */
export const playerNotes = t.pgTable(
  'player_notes',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    text: t.text('text').notNull(),
    writtenAt: t.timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.index('player_notes_of_coach').on(table.coachId, table.playerId, table.writtenAt.desc()),
    t.index('player_notes_player').on(table.playerId),
  ],
);

/** What a coach has assigned to a player: a training plan, a weekly goal, or a task in the coach's words. */
export const homework = t.pgTable(
  'homework',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    /** Null for goals and tasks. */
    planId: t.uuid('plan_id').references(() => trainingPlans.id, { onDelete: 'cascade' }),
    /** Null for plans and tasks. */
    goalMetric: t.smallint('goal_metric').$type<GoalMetricCode>(),
    mode: t.smallint('mode').$type<5 | 10 | 15>().notNull(),
    title: t.text('title').notNull(),
    /** Only of tasks. */
    text: t.text('text').notNull().default(''),
    dueOn: t.date('due_on'),
    doneAt: t.timestamp('done_at', { withTimezone: true }),
    setAt: t.timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.index('homework_of_coach').on(table.coachId, table.setAt.desc()),
    t.index('homework_of_player').on(table.playerId, table.setAt.desc()),
  ],
);
