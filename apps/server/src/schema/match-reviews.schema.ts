import type { ReviewComment } from '@datacoach/contract';
import {
  boolean,
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
import { userReference } from './auth.schema.ts';
import { matchReference } from './gamedata.schema.ts';

/** A coach's review of a match: comments at times, with drawings. */
export const matchReviews = pgTable(
  'match_reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    matchId: matchReference('match_id'),
    title: text('title').notNull(),
    comments: jsonb('comments').$type<ReviewComment[]>().notNull(),
    /** Rises with every save, so that two windows cannot overwrite each other. */
    revision: integer('revision').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('match_reviews_of_coach').on(table.coachId, table.matchId),
    index('match_reviews_newest').on(table.coachId, table.changedAt.desc()),
    index('match_reviews_match').on(table.matchId),
  ],
);

/** With whom a review is shared. */
export const matchReviewPlayers = pgTable(
  'match_review_players',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => matchReviews.id, { onDelete: 'cascade' }),
    playerId: userReference('player_id'),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
    /** Ticked as seen then. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.playerId] }),
    index('match_review_players_player').on(table.playerId, table.sharedAt.desc()),
  ],
);

/** What a player and the coach write to each other under a comment. */
export const matchReviewAnswers = pgTable(
  'match_review_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => matchReviews.id, { onDelete: 'cascade' }),
    commentId: text('comment_id').notNull(),
    /** Whose conversation with the coach it is. */
    playerId: userReference('player_id'),
    byCoach: boolean('by_coach').notNull(),
    text: text('text').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('match_review_answers_review').on(table.reviewId, table.writtenAt),
    index('match_review_answers_player').on(table.playerId),
  ],
);
