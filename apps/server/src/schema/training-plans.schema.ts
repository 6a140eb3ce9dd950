import type { Rest } from '@datacoach/analysis';
import {
  CHECK_VERDICTS,
  ENROLLMENT_STATUSES,
  type PlanCheck,
  type PlanContent,
  TRAINING_PLAN_STATUSES,
  type TrainingMinutes,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { matchReference } from './gamedata.schema.ts';
import { matchReviews } from './match-reviews.schema.ts';

/** Training plans, ours and those made by administrators. */
export const trainingPlans = pgTable('training_plans', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Key of a starter library plan; null for an administrator's plan. */
  libraryKey: text('library_key').unique(),
  status: text('status', { enum: TRAINING_PLAN_STATUSES }).notNull(),
  author: text('author').notNull(),
  /** Version that new players get; null before the first was published. */
  publishedVersion: integer('published_version'),
  newestVersion: integer('newest_version').notNull(),
  /** Sort position in lists. */
  position: integer('position').notNull().default(1000),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** `content_photos` */
  photoId: uuid('photo_id'),
});

/** Versions never change: players keep the version they started. */
export const trainingPlanVersions = pgTable(
  'training_plan_versions',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => trainingPlans.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<PlanContent>().notNull(),
    /** Administrator who wrote it; null for ours and for deleted accounts. */
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.version] })],
);

/** A plan that a player has started, in the version of that day. At most one is active. */
export const planEnrollments = pgTable(
  'plan_enrollments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    planId: uuid('plan_id').notNull(),
    version: integer('version').notNull(),
    mode: integer('mode').$type<5 | 10 | 15>().notNull(),
    status: text('status', { enum: ENROLLMENT_STATUSES }).notNull(),
    minutesPerDay: integer('minutes_per_day').$type<TrainingMinutes>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** The player's calendar day. */
    startedOn: date('started_on').notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Days of pauses and rest weeks. */
    rests: jsonb('rests').$type<Rest[]>().notNull().default([]),
    /** Week, from 0, that is being repeated; null if the calendar decides. */
    repeatedWeek: integer('repeated_week'),
    /** Keys of blocks marked "not for me". */
    hiddenBlocks: text('hidden_blocks').array().notNull().default([]),
  },
  (table) => [
    index('plan_enrollments_user').on(table.userId, table.startedAt),
    uniqueIndex('plan_enrollments_running').on(table.userId).where(sql`status = 'active'`),
    foreignKey({
      columns: [table.planId, table.version],
      foreignColumns: [trainingPlanVersions.planId, trainingPlanVersions.version],
      name: 'plan_enrollments_version',
    }),
  ],
);

/** The fixed parts of a week's check: its start, its target, and eventually its verdict with the evidence. */
export const planChecks = pgTable(
  'plan_checks',
  {
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => planEnrollments.id, { onDelete: 'cascade' }),
    /** From 0. */
    week: integer('week').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    startedOn: date('started_on').notNull(),
    pass: doublePrecision('pass'),
    verdict: text('verdict', { enum: CHECK_VERDICTS }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    result: jsonb('result').$type<PlanCheck>(),
  },
  (table) => [primaryKey({ columns: [table.enrollmentId, table.week] })],
);

/** Logged training: plan blocks, and practice outside plans. */
export const practiceLogs = pgTable(
  'practice_logs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    /** Null for practice outside a plan, which has a note instead. */
    enrollmentId: uuid('enrollment_id').references(() => planEnrollments.id, { onDelete: 'cascade' }),
    week: integer('week'),
    block: text('block'),
    day: date('day').notNull(),
    state: text('state', { enum: ['done', 'skipped'] }).notNull(),
    minutes: integer('minutes'),
    hits: integer('hits'),
    note: text('note'),
    loggedAt: timestamp('logged_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('practice_logs_block').on(table.enrollmentId, table.day, table.block),
    index('practice_logs_user').on(table.userId, table.day),
  ],
);

/** Mistakes from real games that come back on spaced dates. The event's data is copied because analyses are redone. */
export const capturedMoments = pgTable(
  'captured_moments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    matchId: matchReference('match_id'),
    /**
     * Frame and kind identify the event within its match; for review comments: tenths of a second, and `review:` with
     * the id.
     */
    frame: integer('frame').notNull(),
    kind: text('kind').notNull(),
    label: text('label').notNull(),
    /** Seconds into the recording. */
    time: real('time').notNull(),
    clockSeconds: real('clock_seconds').notNull(),
    overtime: boolean('overtime').notNull(),
    /** Player key in the report. */
    player: text('player'),
    step: integer('step').notNull(),
    /** Null once it was answered correctly after the last interval. */
    dueOn: date('due_on'),
    capturedAt: timestamp('captured_at', { withTimezone: true }).notNull(),
    /** The review and the comment that a coach assigned as homework; null for moments the user saved. */
    reviewId: uuid('review_id').references(() => matchReviews.id, { onDelete: 'cascade' }),
    commentId: text('comment_id'),
  },
  (table) => [
    uniqueIndex('captured_moments_event').on(table.userId, table.matchId, table.frame, table.kind),
    index('captured_moments_due').on(table.userId, table.dueOn),
    index('captured_moments_review').on(table.reviewId),
  ],
);
