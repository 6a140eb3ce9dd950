import { randomInt } from 'node:crypto';
import { counted } from '@datacoach/analysis/format-number';
import type { CoachReview, ENDPOINTS, ReviewComment } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { findMatch, findVisibleMatch } from '../gamedata/index.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import { assignReviewMoment } from '../training-plans/index.ts';
import { describeCoachReview, homeworkLabel, type MemberInMatch, membersInMatch } from './describe-review.ts';
import {
  answersIn,
  deleteReader,
  deleteReview,
  findReviewOf,
  insertAnswer,
  insertReader,
  insertReview,
  lockReviewOf,
  MAX_ANSWERS,
  readersOf,
  type StoredReview,
  updateReview,
} from './match-review.repository.ts';

type Request = z.output<typeof ENDPOINTS.saveMatchReview.body>;

/** Throws ProblemError 404 for a match the coach may not see. */
export async function readCoachReview(
  { db, clock }: Context,
  coachId: string,
  matchId: string,
): Promise<CoachReview> {
  await findVisibleMatch({ db, clock }, coachId, matchId);
  return describeCoachReview(db, coachId, matchId);
}

/**
 * Saves the changes of a window opened at `revision`. Throws ProblemError 404, 409 if another window has saved
 * meanwhile.
 */
export async function saveReview(
  { db, clock }: Context,
  coachId: string,
  matchId: string,
  { revision, title, comments }: Request,
): Promise<CoachReview> {
  await findVisibleMatch({ db, clock }, coachId, matchId);
  const ordered = comments.toSorted((a, b) => a.time - b.time);
  if (new Set(ordered.map(({ id }) => id)).size < ordered.length) {
    throw new ProblemError(400, 'bad-request', 'Two comments have the same id.');
  }
  return db.transaction(async (tx) => {
    const changedAt = clock.now();
    const content = { title, comments: ordered, changedAt };
    const stored = await lockReviewOf(tx, coachId, matchId);
    if ((stored?.revision ?? 0) !== revision) throw changedElsewhere();
    if (stored) await updateReview(tx, stored.id, { ...content, revision: revision + 1 });
    else {
      const first = {
        ...content,
        revision: randomInt(1, FIRST_REVISIONS),
        coachId,
        matchId,
        createdAt: changedAt,
      };
      if (!(await insertReview(tx, first))) throw changedElsewhere();
    }
    return describeCoachReview(tx, coachId, matchId);
  });
}

/**
 * A review starts at a random revision below this, so a window with a deleted review doesn't match the next review of
 * the same match.
 */
const FIRST_REVISIONS = 2 ** 30;

function changedElsewhere(): ProblemError {
  return conflict('review-changed', 'This review changed in another window. Reload it and try again.');
}

/**
 * Deletes the review with its replies and homework, even if the coach may not see the match any more. Throws
 * ProblemError 404.
 */
export function removeReview(context: Context, coachId: string, matchId: string): Promise<CoachReview> {
  return changing(context, coachId, matchId, (tx, review) => deleteReview(tx, review.id));
}

/**
 * Shares the review with exactly these members and notifies new ones. Unsharing needs neither the plan nor access to
 * the match. Throws ProblemError 403, 404, 409.
 */
export async function shareReview(
  context: Context,
  coachId: string,
  matchId: string,
  playerIds: readonly string[],
): Promise<CoachReview> {
  const known = await findReviewOf(context.db, coachId, matchId);
  const reading = new Set((known ? await readersOf(context.db, [known.id]) : []).map((one) => one.playerId));
  if (playerIds.some((playerId) => !reading.has(playerId))) {
    await findVisibleMatch(context, coachId, matchId);
    await requireTeamPlan(context, coachId);
  }
  return changing(context, coachId, matchId, async (tx, review, { now, members }) => {
    const readers = await readersOf(tx, [review.id]);
    const match = await findMatch(tx, matchId);
    const coach = await findUser(tx, coachId);
    for (const playerId of new Set(playerIds)) {
      const player = members.find((one) => one.playerId === playerId);
      if (!player) {
        throw new ProblemError(404, 'not-in-match', 'This player isn’t on your team or wasn’t in the match.');
      }
      if (readers.some((one) => one.playerId === playerId)) continue;
      if (player.isClosed) {
        throw conflict(
          'match-closed',
          `This match isn’t visible to ${player.userName}: its owner doesn’t share it with them.`,
        );
      }
      if (review.comments.length === 0) {
        throw conflict('review-empty', 'Write a comment first.');
      }
      await insertReader(tx, { reviewId: review.id, playerId, sharedAt: now });
      const comments = counted(review.comments.length, 'comment');
      const about = review.title || `${match?.playlistName ?? 'Match'} on ${match?.mapName ?? 'its map'}`;
      await addNotification(tx, now, {
        userId: playerId,
        kind: 'match-review',
        values: { name: coach?.userName ?? '', what: `${about}: ${comments}.` },
        path: `/review/${review.id}`,
        // Sharing it again sends a new notification.
        onceKey: `match-review:${review.id}:${now.getTime()}`,
      });
    }
    for (const { playerId } of readers) {
      if (!playerIds.includes(playerId)) await deleteReader(tx, review.id, playerId);
    }
  });
}

/** Assigns a comment to a player as homework. Throws ProblemError 404, 409. */
export async function setHomework(
  context: Context,
  coachId: string,
  matchId: string,
  { commentId, playerId }: { commentId: string; playerId: string },
): Promise<CoachReview> {
  await findVisibleMatch(context, coachId, matchId);
  return changing(context, coachId, matchId, async (tx, review, { now, members }) => {
    const comment = findComment(review, commentId);
    const { playerKey, userName } = await findReader(tx, review, members, playerId);
    const { time, clock, text } = comment;
    const label = homeworkLabel(text);
    const given = await assignReviewMoment(
      tx,
      playerId,
      { reviewId: review.id, commentId, matchId, time, clock, label, player: playerKey },
      now,
    );
    if (!given) {
      throw conflict('homework-set', `${userName} already has this play to practice.`);
    }
    const coach = await findUser(tx, coachId);
    await addNotification(tx, now, {
      userId: playerId,
      kind: 'homework',
      values: { name: coach?.userName ?? '', what: `Play to practice: ${label}` },
      path: '/training-plans',
      onceKey: `review-homework:${review.id}:${commentId}:${now.getTime()}`,
    });
  });
}

/** Replies to a player under a comment. Throws ProblemError 404, 409. */
export async function reply(
  context: Context,
  coachId: string,
  matchId: string,
  { commentId, playerId, text }: { commentId: string; playerId: string; text: string },
): Promise<CoachReview> {
  await findVisibleMatch(context, coachId, matchId);
  return changing(context, coachId, matchId, async (tx, review, { now, members }) => {
    findComment(review, commentId);
    await findReader(tx, review, members, playerId);
    await writeAnswer(tx, { review, commentId, playerId, byCoach: true, text }, now);
  });
}

interface NewAnswer {
  review: StoredReview;
  commentId: string;
  playerId: string;
  byCoach: boolean;
  text: string;
}

/** Stores a reply and notifies the other side. Throws ProblemError 409 if the review has too many. */
export async function writeAnswer(
  tx: Transaction,
  { review, commentId, playerId, byCoach, text }: NewAnswer,
  now: Date,
): Promise<void> {
  if ((await answersIn(tx, review.id)).length >= MAX_ANSWERS) {
    throw conflict('too-many-answers', `A review can have up to ${MAX_ANSWERS} replies.`);
  }
  const id = await insertAnswer(tx, {
    reviewId: review.id,
    commentId,
    playerId,
    byCoach,
    text,
    writtenAt: now,
  });
  const writer = await findUser(tx, byCoach ? review.coachId : playerId);
  const name = writer?.userName ?? '';
  const onceKey = `review-answer:${id}`;
  await addNotification(
    tx,
    now,
    byCoach
      ? {
          userId: playerId,
          kind: 'coach-comment',
          values: { name, comment: text },
          path: `/review/${review.id}`,
          onceKey,
        }
      : {
          userId: review.coachId,
          kind: 'review-answer',
          values: { name, answer: text },
          path: `/admin/team-dashboard/match/${review.matchId}`,
          onceKey,
        },
  );
}

/** Throws ProblemError 404. */
export function findComment({ comments }: StoredReview, commentId: string): ReviewComment {
  const comment = comments.find(({ id }) => id === commentId);
  if (comment) return comment;
  throw new ProblemError(404, 'comment-not-found', 'This comment was removed from the review.');
}

/** Returns a member it is shared with. Throws ProblemError 409 if it isn't. */
async function findReader(
  tx: Transaction,
  { id }: StoredReview,
  members: readonly MemberInMatch[],
  playerId: string,
): Promise<MemberInMatch> {
  const readers = await readersOf(tx, [id]);
  const member = members.find((one) => one.playerId === playerId);
  if (member && readers.some((one) => one.playerId === playerId)) return member;
  throw conflict('not-shared', 'Share the review with this player first.');
}

interface Surroundings {
  now: Date;
  /** Members who played in the match; changing a review doesn't affect them. */
  members: readonly MemberInMatch[];
}

/** Runs one change of a coach's saved review in a transaction and returns the updated review. */
function changing(
  { db, clock }: Context,
  coachId: string,
  matchId: string,
  change: (tx: Transaction, review: StoredReview, surroundings: Surroundings) => Promise<void>,
): Promise<CoachReview> {
  return db.transaction(async (tx) => {
    const review = await lockReviewOf(tx, coachId, matchId);
    if (!review) {
      throw new ProblemError(404, 'review-not-found', 'You haven’t reviewed this match.');
    }
    const members = await membersInMatch(tx, coachId, matchId);
    await change(tx, review, { now: clock.now(), members });
    return describeCoachReview(tx, coachId, matchId, members);
  });
}
