import type { ReviewComment, VoiceType } from '@datacoach/contract';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';
import { ownerReference } from './columns.ts';
import { matches } from './gamedata.schema.ts';

/** A coach's review of a match: timed comments with drawings; or a playlist, whose comments name their matches. */
export const matchReviews = t.pgTable(
  'match_reviews',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    coachId: userReference('coach_id'),
    /** Null for a playlist. */
    matchId: t.uuid('match_id').references(() => matches.id, { onDelete: 'cascade' }),
    title: t.text('title').notNull(),
    comments: t.jsonb('comments').$type<ReviewComment[]>().notNull(),
    /** Increases with every save, so that two windows can't overwrite each other. */
    revision: t.integer('revision').notNull(),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: t.timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.uniqueIndex('match_reviews_of_coach').on(table.coachId, table.matchId),
    t.index('match_reviews_newest').on(table.coachId, table.changedAt.desc()),
    t.index('match_reviews_match').on(table.matchId),
  ],
);

/** Players a review is shared with. */
export const matchReviewPlayers = t.pgTable(
  'match_review_players',
  {
    reviewId: ownerReference('review_id', () => matchReviews.id),
    playerId: userReference('player_id'),
    sharedAt: t.timestamp('shared_at', { withTimezone: true }).notNull(),
    /** When it was marked as seen. */
    seenAt: t.timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    t.primaryKey({ columns: [table.reviewId, table.playerId] }),
    t.index('match_review_players_player').on(table.playerId, table.sharedAt.desc()),
  ],
);

/** Voice-overs of clips. */
export const matchReviewVoices = t.pgTable(
  'match_review_voices',
  {
    /** Also names the stored file. */
    id: t.uuid('id').primaryKey(),
    reviewId: ownerReference('review_id', () => matchReviews.id),
    commentId: t.text('comment_id').notNull(),
    mediaType: t.text('media_type').$type<VoiceType>().notNull(),
    seconds: t.real('seconds').notNull(),
    bytes: t.integer('bytes').notNull(),
    recordedAt: t.timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.uniqueIndex('match_review_voices_clip').on(table.reviewId, table.commentId)],
);

/** Messages between a player and the coach under a comment. */
export const matchReviewAnswers = t.pgTable(
  'match_review_answers',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    reviewId: ownerReference('review_id', () => matchReviews.id),
    commentId: t.text('comment_id').notNull(),
    /** The player in this conversation with the coach. */
    playerId: userReference('player_id'),
    byCoach: t.boolean('by_coach').notNull(),
    text: t.text('text').notNull(),
    writtenAt: t.timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.index('match_review_answers_review').on(table.reviewId, table.writtenAt),
    t.index('match_review_answers_player').on(table.playerId),
  ],
);
