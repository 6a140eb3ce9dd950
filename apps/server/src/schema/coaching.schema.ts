import {
  type BriefClip,
  type CoachTerms,
  SESSION_KINDS,
  SESSION_PAYMENTS,
  SESSION_REFUNDS,
  type SessionEffect,
  type SessionStatus,
} from '@datacoach/contract';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';

/** Coaches approved by administrators, with their profile and availability. */
export const proCoaches = pgTable(
  'pro_coaches',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    approvedAt: timestamp('approved_at', { withTimezone: true }).notNull(),
    isOffered: boolean('is_offered').notNull(),
    /** What a session earns, in minor units of US dollars. */
    fee: integer('fee').notNull(),
    /** Null until the coach has filled them in. */
    terms: jsonb('terms').$type<CoachTerms>(),
  },
  (table) => [index('pro_coaches_offered').on(table.isOffered, table.approvedAt)],
);

/** Sessions of players with pro coaches. */
export const coachSessions = pgTable(
  'coach_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null if the account is gone. */
    coachId: uuid('coach_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name at the time; removed when the account is deleted. */
    coachName: text('coach_name').notNull(),
    playerId: userReference('player_id'),
    kind: text('kind', { enum: SESSION_KINDS }).notNull(),
    status: smallint('status').$type<SessionStatus>().notNull(),
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    minutes: integer('minutes').notNull(),
    /** Null for recordings. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    /** End of a live session; deadline for answering a recording. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    aim: text('aim').notNull(),
    /** Metric that measures the aim; null if the homework decides. */
    aimMetric: text('aim_metric'),
    /** Moments the player has chosen for the coach; null leaves them to the brief. */
    clips: jsonb('clips').$type<BriefClip[]>(),
    paidWith: text('paid_with', { enum: SESSION_PAYMENTS }).notNull(),
    place: text('place').notNull(),
    /** What it earns the coach, in minor units of US dollars. */
    fee: integer('fee').notNull(),
    refund: text('refund', { enum: SESSION_REFUNDS }),
    reason: text('reason'),
    answer: text('answer'),
    homework: jsonb('homework').$type<string[]>().notNull().default([]),
    /** Metrics that measure the homework. */
    homeworkMetrics: jsonb('homework_metrics').$type<string[]>().notNull().default([]),
    /** Its outcome, once decided. */
    effects: jsonb('effects').$type<SessionEffect[]>(),
    stars: smallint('stars'),
    ratingText: text('rating_text'),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Counts changes, because a rescheduled session is a different calendar event. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('coach_sessions_of_coach').on(table.coachId, table.endsAt),
    index('coach_sessions_of_player').on(table.playerId, table.endsAt),
    index('coach_sessions_by_end').on(table.status, table.endsAt),
  ],
);

/**
 * Quarter hours in which someone is booked, the coach's including their buffer. The key prevents a second session at
 * the same time, whoever books it and when.
 */
export const coachSessionQuarters = pgTable(
  'coach_session_quarters',
  {
    personId: userReference('person_id'),
    quarter: timestamp('quarter', { withTimezone: true }).notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => coachSessions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.quarter] }),
    index('coach_session_quarters_session').on(table.sessionId),
  ],
);

/** What sessions have earned a coach, one row each; kept when the player leaves. */
export const coachEarnings = pgTable(
  'coach_earnings',
  {
    /** The session, which may be deleted. */
    sessionId: uuid('session_id').primaryKey(),
    coachId: userReference('coach_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Minor units of US dollars. */
    amount: integer('amount').notNull(),
  },
  (table) => [index('coach_earnings_of_coach').on(table.coachId, table.at)],
);
