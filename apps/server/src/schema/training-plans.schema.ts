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
import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { ownerReference } from './columns.ts';
import { matchReference } from './gamedata.schema.ts';
import { matchReviews } from './match-reviews.schema.ts';

/** Training plans, ours and those made by administrators. */
export const trainingPlans = t.pgTable('training_plans', {
  id: t.uuid('id').primaryKey().defaultRandom(),
  /** Key of a starter library plan; null for an administrator's plan. */
  libraryKey: t.text('library_key').unique(),
  status: t.text('status', { enum: TRAINING_PLAN_STATUSES }).notNull(),
  author: t.text('author').notNull(),
  /** Version that new players get; null before the first was published. */
  publishedVersion: t.integer('published_version'),
  newestVersion: t.integer('newest_version').notNull(),
  /** Sort position in lists. */
  position: t.integer('position').notNull().default(1000),
  changedAt: t.timestamp('changed_at', { withTimezone: true }).notNull(),
  /** `content_photos` */
  photoId: t.uuid('photo_id'),
});

/** Versions never change: players keep the version they started. */
export const trainingPlanVersions = t.pgTable(
  'training_plan_versions',
  {
    planId: ownerReference('plan_id', () => trainingPlans.id),
    version: t.integer('version').notNull(),
    content: t.jsonb('content').$type<PlanContent>().notNull(),
    /** Administrator who wrote it; null for ours and for deleted accounts. */
    writtenBy: t.uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: t.timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.planId, table.version] })],
);

/** A plan that a player has started, in the version of that day. At most one is active. */
export const planEnrollments = t.pgTable(
  'plan_enrollments',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    planId: t.uuid('plan_id').notNull(),
    version: t.integer('version').notNull(),
    mode: t.integer('mode').$type<5 | 10 | 15>().notNull(),
    status: t.text('status', { enum: ENROLLMENT_STATUSES }).notNull(),
    minutesPerDay: t.integer('minutes_per_day').$type<TrainingMinutes>().notNull(),
    startedAt: t.timestamp('started_at', { withTimezone: true }).notNull(),
    /** The player's calendar day. */
    startedOn: t.date('started_on').notNull(),
    endedAt: t.timestamp('ended_at', { withTimezone: true }),
    /** Days of pauses and rest weeks. */
    rests: t.jsonb('rests').$type<Rest[]>().notNull().default([]),
    /** Week, from 0, that is being repeated; null if the calendar decides. */
    repeatedWeek: t.integer('repeated_week'),
    /** Keys of blocks marked "not for me". */
    hiddenBlocks: t.text('hidden_blocks').array().notNull().default([]),
  },
  (table) => [
    t.index('plan_enrollments_user').on(table.userId, table.startedAt),
    t.uniqueIndex('plan_enrollments_running').on(table.userId).where(sql`status = 'active'`),
    t.foreignKey({
      columns: [table.planId, table.version],
      foreignColumns: [trainingPlanVersions.planId, trainingPlanVersions.version],
      name: 'plan_enrollments_version',
    }),
  ],
);

/** The fixed parts of a week's check: its start, its target, and eventually its verdict with the evidence. */
export const planChecks = t.pgTable(
  'plan_checks',
  {
    enrollmentId: ownerReference('enrollment_id', () => planEnrollments.id),
    /** From 0. */
    week: t.integer('week').notNull(),
    startedAt: t.timestamp('started_at', { withTimezone: true }).notNull(),
    startedOn: t.date('started_on').notNull(),
    pass: t.doublePrecision('pass'),
    verdict: t.text('verdict', { enum: CHECK_VERDICTS }),
    decidedAt: t.timestamp('decided_at', { withTimezone: true }),
    result: t.jsonb('result').$type<PlanCheck>(),
  },
  (table) => [t.primaryKey({ columns: [table.enrollmentId, table.week] })],
);

/** Logged training: plan blocks, and practice outside plans. */
export const practiceLogs = t.pgTable(
  'practice_logs',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    /** Null for practice outside a plan, which has a note instead. */
    enrollmentId: t.uuid('enrollment_id').references(() => planEnrollments.id, { onDelete: 'cascade' }),
    week: t.integer('week'),
    block: t.text('block'),
    day: t.date('day').notNull(),
    state: t.text('state', { enum: ['done', 'skipped'] }).notNull(),
    minutes: t.integer('minutes'),
    hits: t.integer('hits'),
    note: t.text('note'),
    loggedAt: t.timestamp('logged_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.uniqueIndex('practice_logs_block').on(table.enrollmentId, table.day, table.block),
    t.index('practice_logs_user').on(table.userId, table.day),
  ],
);

/** Mistakes from real games that come back on spaced dates. The event's data is copied because analyses are redone. */
export const capturedMoments = t.pgTable(
  'captured_moments',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    matchId: matchReference('match_id'),
    /**
     * Frame and kind identify the event within its match; for review comments: tenths of a second, and `review:` with
     * the id.
     */
    frame: t.integer('frame').notNull(),
    kind: t.text('kind').notNull(),
    label: t.text('label').notNull(),
    /** Seconds into the recording. */
    time: t.real('time').notNull(),
    clockSeconds: t.real('clock_seconds').notNull(),
    overtime: t.boolean('overtime').notNull(),
    /** Player key in the report. */
    player: t.text('player'),
    step: t.integer('step').notNull(),
    /** Null once it was answered correctly after the last interval. */
    dueOn: t.date('due_on'),
    capturedAt: t.timestamp('captured_at', { withTimezone: true }).notNull(),
    /** The review and the comment that a coach assigned as homework; null for moments the user saved. */
    reviewId: t.uuid('review_id').references(() => matchReviews.id, { onDelete: 'cascade' }),
    commentId: t.text('comment_id'),
  },
  (table) => [
    t.uniqueIndex('captured_moments_event').on(table.userId, table.matchId, table.frame, table.kind),
    t.index('captured_moments_due').on(table.userId, table.dueOn),
    t.index('captured_moments_review').on(table.reviewId),
  ],
);
