import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { deleteBy, insertNew, listBy, lockBy, updateBy } from '../../platform/database/rows.ts';
import { matches } from '../../schema/gamedata.schema.ts';
import { matchReviews } from '../../schema/match-reviews.schema.ts';
import { capturedMoments } from '../../schema/training-plans.schema.ts';
import { isReviewOpenTo, isVisibleTo } from '../identities/index.ts';

export type Moment = typeof capturedMoments.$inferSelect;

/** Max number of moments a screen lists and a user can save. */
export const MAX_MOMENTS = 60;

/** Returns a user's moments of matches and reviews open to them, due moments first, learned ones last. */
export function listMoments(db: Executor, userId: string, now: Date) {
  return db
    .select({ ...getTableColumns(capturedMoments), playedAt: matches.playedAt })
    .from(capturedMoments)
    .innerJoin(matches, eq(matches.id, capturedMoments.matchId))
    .where(and(eq(capturedMoments.userId, userId), isOpenTo(userId, now)))
    .orderBy(sql`${capturedMoments.dueOn} asc nulls last`, asc(capturedMoments.capturedAt))
    .limit(MAX_MOMENTS);
}

/** A review's moments are open while match and comment are in it; the match itself may not be. */
function isOpenTo(userId: string, now: Date) {
  return sql`case when ${capturedMoments.reviewId} is null
    then ${isVisibleTo(userId, sql`${matches.id}`)}
    else ${isReviewOpenTo(userId, sql`${capturedMoments.reviewId}`, now, sql`${capturedMoments.matchId}`)} and exists (
      select 1 from match_reviews written
      where written.id = ${capturedMoments.reviewId}
        and written.comments @> jsonb_build_array(jsonb_build_object('id', ${capturedMoments.commentId}))) end`;
}

/** Returns what a coach gave a player to practice from reviews, as far as it is still open to the player, oldest first. */
export function listMomentsSetBy(db: Executor, coachId: string, userId: string, now: Date) {
  return db
    .select(getTableColumns(capturedMoments))
    .from(capturedMoments)
    .innerJoin(matches, eq(matches.id, capturedMoments.matchId))
    .innerJoin(matchReviews, eq(matchReviews.id, capturedMoments.reviewId))
    .where(and(eq(matchReviews.coachId, coachId), eq(capturedMoments.userId, userId), isOpenTo(userId, now)))
    .orderBy(asc(capturedMoments.capturedAt))
    .limit(MAX_MOMENTS);
}

/** Returns the homework status of a review's comments. */
export const listReviewMoments = listBy(capturedMoments, ['reviewId'], asc(capturedMoments.capturedAt));
export const listAllMoments = listBy(capturedMoments, ['userId'], asc(capturedMoments.capturedAt));

/** Saves a moment; false if it's already saved, without changing it. */
export const insertMoment = insertNew(capturedMoments);
export const lockMoment = lockBy(capturedMoments, 'userId', 'id');
export const moveMoment = updateBy(capturedMoments, 'id');
export const deleteMoment = deleteBy(capturedMoments, 'id');
