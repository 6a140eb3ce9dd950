import { PLAN_NAMES } from '@datacoach/contract';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';

/** Questions that a player wants answered every week. */
export const savedQuestions = t.pgTable(
  'saved_questions',
  {
    userId: userReference('user_id'),
    /** One of the engine's questions, or `own-` with the id of an administrator's. */
    questionKey: t.text('question_key').notNull(),
    mode: t.smallint('mode').$type<5 | 10 | 15>().notNull(),
    savedAt: t.timestamp('saved_at', { withTimezone: true }).notNull(),
    nextAt: t.timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.userId, table.questionKey, table.mode] }),
    t.index('saved_questions_next').on(table.nextAt),
  ],
);

/** Answers to a saved question, one row per run. */
export const savedAnswers = t.pgTable(
  'saved_answers',
  {
    userId: t.uuid('user_id').notNull(),
    questionKey: t.text('question_key').notNull(),
    mode: t.smallint('mode').$type<5 | 10 | 15>().notNull(),
    askedAt: t.timestamp('asked_at', { withTimezone: true }).notNull(),
    state: t.text('state', { enum: ['answered', 'nothing', 'tooFew'] }).notNull(),
    headline: t.text('headline').notNull(),
    verdict: t.text('verdict', { enum: ['good', 'average', 'weak'] }),
    value: t.doublePrecision('value'),
    low: t.doublePrecision('low'),
    high: t.doublePrecision('high'),
    unit: t.text('unit').notNull(),
    decimals: t.smallint('decimals').notNull(),
    games: t.integer('games').notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.userId, table.questionKey, table.mode, table.askedAt] }),
    t
      .foreignKey({
        columns: [table.userId, table.questionKey, table.mode],
        foreignColumns: [savedQuestions.userId, savedQuestions.questionKey, savedQuestions.mode],
        name: 'saved_answers_question',
      })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

/** Questions that administrators have added as data. */
export const customQuestions = t.pgTable('own_questions', {
  id: t.uuid('id').primaryKey().defaultRandom(),
  title: t.text('title').notNull(),
  group: t.text('group').notNull(),
  metric: t.text('metric').notNull(),
  dimension: t.text('dimension').notNull(),
  filter: t.text('filter').notNull(),
  minimum: t.integer('minimum').notNull(),
  template: t.text('template').notNull(),
  action: t.text('action').notNull(),
  plan: t.text('plan', { enum: PLAN_NAMES }).notNull(),
  isPublished: t.boolean('is_published').notNull(),
  createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
});
