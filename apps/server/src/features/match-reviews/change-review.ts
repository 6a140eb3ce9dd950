import { randomInt } from 'node:crypto';
import { counted } from '@datacoach/analysis/format-number';
import type { CoachReview, ENDPOINTS, ReviewComment } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { findUser } from '../auth/index.ts';
import { findMatch, findVisibleMatch, requireTeamMatch, type Viewer } from '../gamedata/index.ts';
import { countOpenableMatches } from '../identities/index.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import { findTeamName } from '../team/index.ts';
import { assignReviewMoment } from '../training-plans/index.ts';
import { checkClips, requireUniqueIds } from './check-clips.ts';
import {
  describeCoachReview,
  formatHomeworkLabel,
  listClipGames,
  listMembersToRead,
  type ReviewReader,
} from './describe-review.ts';
import {
  deleteReader,
  deleteReview,
  findMatchReview,
  insertAnswer,
  insertReader,
  insertReview,
  listAnswersIn,
  listMatchPlayers,
  listReviewReaders,
  lockMatchReview,
  MAX_ANSWERS,
  type StoredReview,
  updateReview,
} from './match-review.repository.ts';
import { deleteVoices } from './review-voice.repository.ts';

type Request = z.output<typeof ENDPOINTS.saveMatchReview.body>;

/** Returns the coach's saved review or playlist. Throws ProblemError 404 for a match the coach may not see. */
async function openSubject(context: Context, viewer: Viewer, subjectId: string) {
  const known = await findMatchReview(context.db, viewer.userId, subjectId);
  if (known?.matchId !== null) await findVisibleMatch(context, viewer, subjectId);
  return known;
}

/** Returns the coach's saved review or playlist. Throws ProblemError 404. */
export async function findReviewByCoach(db: Executor, viewer: Viewer, subjectId: string) {
  return requireOwn(db, viewer, subjectId, await findMatchReview(db, viewer.userId, subjectId));
}

async function requireOwn(db: Executor, viewer: Viewer, subjectId: string, review: StoredReview | null) {
  if (review?.matchId !== null) await requireTeamMatch(db, viewer, subjectId);
  if (review) return review;
  throw new ProblemError(404, 'review-not-found', 'You haven’t reviewed this match.');
}

/** Throws ProblemError 404 for a match the coach may not see. */
export async function readCoachReview(context: Context, viewer: Viewer, subjectId: string) {
  await openSubject(context, viewer, subjectId);
  return describeCoachReview(context.db, viewer, subjectId, context.clock.now());
}

/** Saves the changes of a window opened at `revision`. Throws ProblemError 404, 409. */
export async function saveReview(
  context: Context,
  viewer: Viewer,
  subjectId: string,
  { revision, title, comments }: Request,
): Promise<CoachReview> {
  const { db, clock } = context;
  const known = await openSubject(context, viewer, subjectId);
  const isPlaylist = known?.matchId === null;
  await checkClips(context, viewer, comments, isPlaylist ? known : null);
  const ordered = isPlaylist ? comments : comments.toSorted((a, b) => a.time - b.time);
  requireUniqueIds(ordered);
  return db.transaction(async (tx) => {
    const changedAt = clock.now();
    const content = { title, comments: ordered, changedAt };
    const stored = await lockMatchReview(tx, viewer.userId, subjectId);
    if ((stored?.revision ?? 0) !== revision) throw changedElsewhere();
    if (stored) await updateReview(tx, stored.id, { ...content, revision: revision + 1 });
    else {
      const first = {
        ...content,
        revision: createFirstRevision(),
        coachId: viewer.userId,
        matchId: subjectId,
        createdAt: changedAt,
      };
      if (isPlaylist || !(await insertReview(tx, first))) throw changedElsewhere();
    }
    return describeCoachReview(tx, viewer, subjectId, changedAt);
  });
}

/** Reviews start at a random revision below this: an old window can't match a new review of the match. */
const FIRST_REVISIONS = 2 ** 30;

export const createFirstRevision = (): number => randomInt(1, FIRST_REVISIONS);

function changedElsewhere(): ProblemError {
  return conflict('review-changed', 'This review changed in another window. Reload it and try again.');
}

/** Deletes a review with its replies and homework. Throws ProblemError 404. */
export function removeReview(context: Context, viewer: Viewer, subjectId: string): Promise<CoachReview> {
  return changeReview(context, viewer, subjectId, async (tx, review) => {
    await deleteVoices(tx, review.id);
    await deleteReview(tx, review.id);
  });
}

/** Shares the review with exactly these members, notifies new ones. Throws ProblemError 403, 404, 409. */
export async function shareReview(
  context: Context,
  viewer: Viewer,
  subjectId: string,
  playerIds: readonly string[],
): Promise<CoachReview> {
  const coachId = viewer.userId;
  const known = await findMatchReview(context.db, coachId, subjectId);
  const reading = new Set(
    (known ? await listReviewReaders(context.db, [known.id]) : []).map((one) => one.playerId),
  );
  if (playerIds.some((playerId) => !reading.has(playerId))) {
    await openSubject(context, viewer, subjectId);
    await requireTeamPlan(context, coachId);
  }
  return changeReview(context, viewer, subjectId, async (tx, review, { now, members }) => {
    const readers = await listReviewReaders(tx, [review.id]);
    const about = await formatAbout(tx, review);
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
          review.matchId === null
            ? `${player.userName} can’t see any game in this playlist: the owners don’t share them.`
            : `${player.userName} can’t see this match: its owner doesn’t share it with them.`,
        );
      }
      if (review.comments.length === 0) {
        throw conflict(
          'review-empty',
          review.matchId === null ? 'Add a clip first.' : 'Write a comment first.',
        );
      }
      await insertReader(tx, { reviewId: review.id, playerId, sharedAt: now });
      await addNotification(tx, now, {
        userId: playerId,
        kind: 'match-review',
        values: { name: coach?.userName ?? '', what: about },
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

/** Describes a review in its notification: "Kickoffs: 3 comments." */
async function formatAbout(tx: Transaction, review: StoredReview): Promise<string> {
  const { matchId, title, comments } = review;
  if (matchId === null) {
    return `${title || `Clips of ${counted(listClipGames(review).length, 'game')}`}: ${counted(comments.length, 'clip')}.`;
  }
  const match = await findMatch(tx, matchId);
  const about = title || `${match?.playlistName ?? 'Match'} on ${match?.mapName ?? 'its map'}`;
  return `${about}: ${counted(comments.length, 'comment')}.`;
}

/** Assigns a comment to a player as homework. Throws ProblemError 404, 409. */
export async function setHomework(
  context: Context,
  viewer: Viewer,
  subjectId: string,
  { commentId, playerId }: Body<'setReviewHomework'>,
): Promise<CoachReview> {
  await openSubject(context, viewer, subjectId);
  return changeReview(context, viewer, subjectId, async (tx, review, { now, members }) => {
    const comment = findComment(review, commentId);
    const { userName } = await findReader(tx, review, members, playerId);
    const { time, clock, text } = comment;
    const matchId = comment.clip?.matchId ?? subjectId;
    if (!(await countOpenableMatches(tx, viewer.userId, [playerId], [matchId])).has(playerId)) {
      throw conflict('match-closed', `${userName} can’t open this game.`);
    }
    const player = (await listMatchPlayers(tx, matchId, [playerId])).get(playerId) ?? null;
    const label = formatHomeworkLabel(text);
    const assigned = await assignReviewMoment(
      tx,
      playerId,
      { reviewId: review.id, commentId, matchId, time, clock, label, player },
      now,
    );
    if (!assigned) throw conflict('homework-set', `${userName} already has this play to practice.`);
    const coach = await findUser(tx, viewer.userId);
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
  viewer: Viewer,
  subjectId: string,
  { commentId, playerId, text }: Body<'replyInReview'>,
): Promise<CoachReview> {
  await openSubject(context, viewer, subjectId);
  return changeReview(context, viewer, subjectId, async (tx, review, { now, members }) => {
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
  if ((await listAnswersIn(tx, review.id)).length >= MAX_ANSWERS) {
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
  const name = byCoach
    ? ((await findUser(tx, review.coachId))?.userName ?? '')
    : await findTeamName(tx, review.coachId, playerId);
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
          path: `/admin/team-dashboard/${review.matchId === null ? `playlist/${review.id}` : `match/${review.matchId}`}`,
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
  members: readonly ReviewReader[],
  playerId: string,
): Promise<ReviewReader> {
  const readers = await listReviewReaders(tx, [id]);
  const member = members.find((one) => one.playerId === playerId);
  if (member && readers.some((one) => one.playerId === playerId)) return member;
  throw conflict('not-shared', 'Share the review with this player first.');
}

interface ReviewSurroundings {
  now: Date;
  members: readonly ReviewReader[];
}

/** Runs one change of a coach's saved review in a transaction and returns the updated review. */
export function changeReview(
  { db, clock }: Context,
  viewer: Viewer,
  subjectId: string,
  change: (tx: Transaction, review: StoredReview, surroundings: ReviewSurroundings) => Promise<void>,
): Promise<CoachReview> {
  return db.transaction(async (tx) => {
    const coachId = viewer.userId;
    const locked = await lockMatchReview(tx, coachId, subjectId);
    const review = await requireOwn(tx, viewer, subjectId, locked);
    const members = await listMembersToRead(tx, coachId, review);
    const now = clock.now();
    await change(tx, review, { now, members });
    return describeCoachReview(tx, viewer, subjectId, now);
  });
}
