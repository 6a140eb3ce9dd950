import type { Rest } from '@datacoach/analysis';
import {
  CHECK_VERDICTS,
  ENROLMENT_STATUSES,
  type PlanCheck,
  type TrainingMinutes,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { trainingPlanVersions } from './training-plan.table.ts';

/** A plan that a player has begun, in the version of that day. At most one of his runs. */
export const planEnrolments = pgTable(
  'plan_enrolments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id').notNull(),
    version: integer('version').notNull(),
    mode: integer('mode').$type<5 | 10 | 15>().notNull(),
    status: text('status', { enum: ENROLMENT_STATUSES }).notNull(),
    minutesPerDay: integer('minutes_per_day').$type<TrainingMinutes>().notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    /** The player's own calendar day of it. */
    begunOn: date('begun_on').notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Days of pauses and rest weeks. */
    rests: jsonb('rests').$type<Rest[]>().notNull().default([]),
    /** Week, from 0, that is trained again; null while the calendar says which. */
    repeatedWeek: integer('repeated_week'),
    /** Keys of blocks that are "not for me". */
    hiddenBlocks: text('hidden_blocks').array().notNull().default([]),
  },
  (table) => [
    index('plan_enrolments_user').on(table.userId, table.begunAt),
    uniqueIndex('plan_enrolments_running').on(table.userId).where(sql`status = 'active'`),
    foreignKey({
      columns: [table.planId, table.version],
      foreignColumns: [trainingPlanVersions.planId, trainingPlanVersions.version],
      name: 'plan_enrolments_version',
    }),
  ],
);

/** What is fixed of a week's check: since when, its pass mark, and in the end its verdict with what it stands on. */
export const planChecks = pgTable(
  'plan_checks',
  {
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => planEnrolments.id, { onDelete: 'cascade' }),
    /** From 0. */
    week: integer('week').notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    begunOn: date('begun_on').notNull(),
    pass: doublePrecision('pass'),
    verdict: text('verdict', { enum: CHECK_VERDICTS }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    result: jsonb('result').$type<PlanCheck>(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.week] })],
);

/** What was trained: blocks of plans, and practice apart from them. */
export const practiceLogs = pgTable(
  'practice_logs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for practice apart from a plan, which has a note instead. */
    enrolmentId: uuid('enrolment_id').references(() => planEnrolments.id, { onDelete: 'cascade' }),
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
    uniqueIndex('practice_logs_block').on(table.enrolmentId, table.day, table.block),
    index('practice_logs_user').on(table.userId, table.day),
  ],
);
