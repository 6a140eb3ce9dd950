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

/** A coach's review of a match: timed comments with drawings. */
export const matchReviews = pgTable(
  'match_reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    matchId: matchReference('match_id'),
    title: text('title').notNull(),
    comments: jsonb('comments').$type<ReviewComment[]>().notNull(),
    /** Increases with every save, so that two windows can't overwrite each other. */
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

/** Players a review is shared with. */
export const matchReviewPlayers = pgTable(
  'match_review_players',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => matchReviews.id, { onDelete: 'cascade' }),
    playerId: userReference('player_id'),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
    /** When it was marked as seen. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.playerId] }),
    index('match_review_players_player').on(table.playerId, table.sharedAt.desc()),
  ],
);

/** Messages between a player and the coach under a comment. */
export const matchReviewAnswers = pgTable(
  'match_review_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => matchReviews.id, { onDelete: 'cascade' }),
    commentId: text('comment_id').notNull(),
    /** The player in this conversation with the coach. */
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
