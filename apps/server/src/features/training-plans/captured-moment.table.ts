import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { matches } from '../gamedata/match.table.ts';
import { matchReviews } from '../match-reviews/match-review.table.ts';

/** Mistakes of real games that come back on spaced dates. What the event said is kept: analyses are made again. */
export const capturedMoments = pgTable(
  'captured_moments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Frame and kind name the event within its match; of comments in reviews: tenths of a second, and `review:` with its id. */
    frame: integer('frame').notNull(),
    kind: text('kind').notNull(),
    label: text('label').notNull(),
    /** Seconds into the recording. */
    time: real('time').notNull(),
    clockSeconds: real('clock_seconds').notNull(),
    overtime: boolean('overtime').notNull(),
    /** Key of the report. */
    player: text('player'),
    step: integer('step').notNull(),
    /** Null once it was played right after the last gap. */
    dueOn: date('due_on'),
    capturedAt: timestamp('captured_at', { withTimezone: true }).notNull(),
    /** The review and its comment that a coach has made homework; null for what the user has kept himself. */
    reviewId: uuid('review_id').references(() => matchReviews.id, { onDelete: 'cascade' }),
    commentId: text('comment_id'),
  },
  (table) => [
    uniqueIndex('captured_moments_event').on(table.userId, table.matchId, table.frame, table.kind),
    index('captured_moments_due').on(table.userId, table.dueOn),
    index('captured_moments_review').on(table.reviewId),
  ],
);
