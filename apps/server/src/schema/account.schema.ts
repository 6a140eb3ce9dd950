import {
  AGE_BANDS,
  type Aim,
  CONSENT_KINDS,
  FIRST_REPLAYS,
  PLAN_NAMES,
  RANKED_MODES,
} from '@datacoach/contract';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';

/** Other answers of the get-started flow; its progress is in `users`. */
export const getStartedAnswers = pgTable('get_started_answers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ageBand: text('age_band', { enum: AGE_BANDS }),
  aim: jsonb('aim').$type<Aim>(),
  firstReplay: text('first_replay', { enum: FIRST_REPLAYS }),
  planChoice: text('plan_choice', { enum: PLAN_NAMES }),
  /** Items of the checklist that the client has checked off. */
  ticked: jsonb('ticked').$type<string[]>().notNull().default([]),
});

/** What an account's owner has agreed to or withdrawn, and since when. */
export const consents = pgTable(
  'consents',
  {
    userId: userReference('user_id'),
    kind: text('kind', { enum: CONSENT_KINDS }).notNull(),
    isGiven: boolean('is_given').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('consents_kind').on(table.kind, table.isGiven),
  ],
);

/** A player's rank history, one row from each change to the next. */
export const rankHistory = pgTable(
  'rank_history',
  {
    userId: userReference('user_id'),
    rankedMode: text('ranked_mode', { enum: RANKED_MODES }).notNull(),
    rank: text('rank').notNull(),
    source: text('source', { enum: ['declared', 'provider'] }).notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** Last time the rank was declared, confirmed or found again. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.rankedMode, table.since] })],
);

/** Stored files of deleted replays and accounts: added with the deletion, removed once the file is gone too. */
export const removedFiles = pgTable('removed_files', {
  blobKey: text('blob_key').primaryKey(),
});
