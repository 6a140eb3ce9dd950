import {
  AGE_BANDS,
  type Aim,
  CONSENT_KINDS,
  FIRST_REPLAYS,
  PLAN_NAMES,
  RANKED_MODES,
} from '@datacoach/contract';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';

/** Other answers of the get-started flow; its progress is in `users`. */
export const getStartedAnswers = t.pgTable('get_started_answers', {
  userId: userReference('user_id').primaryKey(),
  ageBand: t.text('age_band', { enum: AGE_BANDS }),
  aim: t.jsonb('aim').$type<Aim>(),
  firstReplay: t.text('first_replay', { enum: FIRST_REPLAYS }),
  planChoice: t.text('plan_choice', { enum: PLAN_NAMES }),
  /** Items of the checklist that the client has checked off. */
  ticked: t.jsonb('ticked').$type<string[]>().notNull().default([]),
});

/** What an account's owner has agreed to or withdrawn, and since when. */
export const consents = t.pgTable(
  'consents',
  {
    userId: userReference('user_id'),
    kind: t.text('kind', { enum: CONSENT_KINDS }).notNull(),
    isGiven: t.boolean('is_given').notNull(),
    since: t.timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.userId, table.kind] }),
    t.index('consents_kind').on(table.kind, table.isGiven),
  ],
);

/** A player's rank history, one row from each change to the next. */
export const rankHistory = t.pgTable(
  'rank_history',
  {
    userId: userReference('user_id'),
    rankedMode: t.text('ranked_mode', { enum: RANKED_MODES }).notNull(),
    rank: t.text('rank').notNull(),
    source: t.text('source', { enum: ['declared', 'provider'] }).notNull(),
    since: t.timestamp('since', { withTimezone: true }).notNull(),
    /** Last time the rank was declared, confirmed or found again. */
    confirmedAt: t.timestamp('confirmed_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.userId, table.rankedMode, table.since] })],
);

/** Stored files of deleted replays and accounts: added with the deletion, removed once the file is gone too. */
export const removedFiles = t.pgTable('removed_files', { blobKey: t.text('blob_key').primaryKey() });
