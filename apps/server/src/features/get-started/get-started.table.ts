import { AGE_BANDS, type Aim, FIRST_REPLAYS, PLAN_NAMES } from '@datacoach/contract';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Answers of the get-started flow that have no place of their own; how far it has come stands in `users`. */
export const getStartedAnswers = pgTable('get_started_answers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ageBand: text('age_band', { enum: AGE_BANDS }),
  aim: jsonb('aim').$type<Aim>(),
  firstReplay: text('first_replay', { enum: FIRST_REPLAYS }),
  planChoice: text('plan_choice', { enum: PLAN_NAMES }),
  /** Items of the checklist that the client has ticked. */
  ticked: jsonb('ticked').$type<string[]>().notNull().default([]),
});
