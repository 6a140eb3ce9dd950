import { PLAN_NAMES } from '@datacoach/contract';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';

/** Questions that a player wants answered every week. */
export const savedQuestions = pgTable(
  'saved_questions',
  {
    userId: userReference('user_id'),
    /** One of the engine's questions, or `own-` with the id of an administrator's. */
    questionKey: text('question_key').notNull(),
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionKey, table.mode] }),
    index('saved_questions_next').on(table.nextAt),
  ],
);

/** Answers to a saved question, one row per run. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    userId: uuid('user_id').notNull(),
    questionKey: text('question_key').notNull(),
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: ['answered', 'nothing', 'tooFew'] }).notNull(),
    headline: text('headline').notNull(),
    verdict: text('verdict', { enum: ['good', 'average', 'weak'] }),
    value: doublePrecision('value'),
    low: doublePrecision('low'),
    high: doublePrecision('high'),
    unit: text('unit').notNull(),
    decimals: smallint('decimals').notNull(),
    games: integer('games').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionKey, table.mode, table.askedAt] }),
    foreignKey({
      columns: [table.userId, table.questionKey, table.mode],
      foreignColumns: [savedQuestions.userId, savedQuestions.questionKey, savedQuestions.mode],
      name: 'saved_answers_question',
    }).onDelete('cascade'),
  ],
);

/** Questions that administrators have added as data. */
export const customQuestions = pgTable('own_questions', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  group: text('group').notNull(),
  metric: text('metric').notNull(),
  dimension: text('dimension').notNull(),
  filter: text('filter').notNull(),
  minimum: integer('minimum').notNull(),
  template: text('template').notNull(),
  action: text('action').notNull(),
  plan: text('plan', { enum: PLAN_NAMES }).notNull(),
  isPublished: boolean('is_published').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
