import {
  type BriefClip,
  type CoachTerms,
  SESSION_KINDS,
  SESSION_PAYMENTS,
  SESSION_REFUNDS,
  type SessionEffect,
  type SessionStatus,
} from '@datacoach/contract';
import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { ownerReference } from './columns.ts';

/** Coaches approved by administrators, with their profile and availability. */
export const proCoaches = t.pgTable(
  'pro_coaches',
  {
    userId: userReference('user_id').primaryKey(),
    approvedAt: t.timestamp('approved_at', { withTimezone: true }).notNull(),
    isOffered: t.boolean('is_offered').notNull(),
    /** What a session earns, in minor units of US dollars. */
    fee: t.integer('fee').notNull(),
    /** Null until the coach has filled them in. */
    terms: t.jsonb('terms').$type<CoachTerms>(),
  },
  (table) => [t.index('pro_coaches_offered').on(table.isOffered, table.approvedAt)],
);

/** Sessions of players with pro coaches. */
export const coachSessions = t.pgTable(
  'coach_sessions',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    /** Null if the account is gone. */
    coachId: t.uuid('coach_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name at the time; removed when the account is deleted. */
    coachName: t.text('coach_name').notNull(),
    playerId: userReference('player_id'),
    kind: t.text('kind', { enum: SESSION_KINDS }).notNull(),
    status: t.smallint('status').$type<SessionStatus>().notNull(),
    mode: t.smallint('mode').$type<5 | 10 | 15>().notNull(),
    minutes: t.integer('minutes').notNull(),
    /** Null for recordings. */
    startsAt: t.timestamp('starts_at', { withTimezone: true }),
    /** End of a live session; deadline for answering a recording. */
    endsAt: t.timestamp('ends_at', { withTimezone: true }).notNull(),
    aim: t.text('aim').notNull(),
    /** Metric that measures the aim; null if the homework decides. */
    aimMetric: t.text('aim_metric'),
    /** Moments the player has chosen for the coach; null leaves them to the brief. */
    clips: t.jsonb('clips').$type<BriefClip[]>(),
    paidWith: t.text('paid_with', { enum: SESSION_PAYMENTS }).notNull(),
    place: t.text('place').notNull(),
    /** What it earns the coach, in minor units of US dollars. */
    fee: t.integer('fee').notNull(),
    refund: t.text('refund', { enum: SESSION_REFUNDS }),
    reason: t.text('reason'),
    answer: t.text('answer'),
    homework: t.jsonb('homework').$type<string[]>().notNull().default([]),
    /** Metrics that measure the homework. */
    homeworkMetrics: t.jsonb('homework_metrics').$type<string[]>().notNull().default([]),
    /** Its outcome, once decided. */
    effects: t.jsonb('effects').$type<SessionEffect[]>(),
    stars: t.smallint('stars'),
    ratingText: t.text('rating_text'),
    bookedAt: t.timestamp('booked_at', { withTimezone: true }).notNull(),
    closedAt: t.timestamp('closed_at', { withTimezone: true }),
    /** Counts changes, because a rescheduled session is a different calendar event. */
    version: t.integer('version').notNull().default(0),
  },
  (table) => [
    t.index('coach_sessions_of_coach').on(table.coachId, table.endsAt),
    t.index('coach_sessions_of_player').on(table.playerId, table.endsAt),
    t.index('coach_sessions_by_end').on(table.status, table.endsAt),
  ],
);

/**
 * Quarter hours in which someone is booked, the coach's including their buffer. The key prevents a second session at
 * the same time, whoever books it and when.
 */
export const coachSessionQuarters = t.pgTable(
  'coach_session_quarters',
  {
    personId: userReference('person_id'),
    quarter: t.timestamp('quarter', { withTimezone: true }).notNull(),
    sessionId: ownerReference('session_id', () => coachSessions.id),
  },
  (table) => [
    t.primaryKey({ columns: [table.personId, table.quarter] }),
    t.index('coach_session_quarters_session').on(table.sessionId),
  ],
);

/** What sessions have earned a coach, one row each; kept when the player leaves. */
export const coachEarnings = t.pgTable(
  'coach_earnings',
  {
    /** The session, which may be deleted. */
    sessionId: t.uuid('session_id').primaryKey(),
    coachId: userReference('coach_id'),
    at: t.timestamp('at', { withTimezone: true }).notNull(),
    /** Minor units of US dollars. */
    amount: t.integer('amount').notNull(),
  },
  (table) => [t.index('coach_earnings_of_coach').on(table.coachId, table.at)],
);
