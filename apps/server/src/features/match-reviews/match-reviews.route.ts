import type { ReceivedReview, ReviewAnswer, SharedReview } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import {
  eventsBody,
  findMatch,
  type Match,
  readReportAndInsight,
  revisionOf,
  tracksBody,
  withoutRecorder,
} from '../gamedata/index.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { momentsOfReview } from '../training-plans/index.ts';
import {
  findComment,
  readCoachReview,
  removeReview,
  reply,
  saveReview,
  setHomework,
  shareReview,
  writeAnswer,
} from './change-review.ts';
import { describeAnswer, describeMatch, describeReviewsOf } from './describe-review.ts';
import {
  answersIn,
  findOpenTo,
  listOpenTo,
  ownSides,
  setSeen,
  whoPlayed,
} from './match-review.repository.ts';

/** Registers reviews for coaches to write and for players to read. */
export function matchReviewRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    listMatchReviews: async ({ caller }) => ({
      items: await describeReviewsOf(db, caller.userId, clock.now()),
    }),
    getMatchReview: ({ caller, params }) => readCoachReview(context, caller.userId, params.matchId),
    saveMatchReview: async ({ caller, params, body }) => {
      await requireTeamPlan(context, caller.userId);
      return await saveReview(context, caller.userId, params.matchId, body);
    },
    deleteMatchReview: ({ caller, params }) => removeReview(context, caller.userId, params.matchId),
    shareMatchReview: ({ caller, params, body }) =>
      shareReview(context, caller.userId, params.matchId, body.playerIds),
    setReviewHomework: async ({ caller, params, body }) => {
      await requireTeamPlan(context, caller.userId);
      return await setHomework(context, caller.userId, params.matchId, body);
    },
    replyInReview: async ({ caller, params, body }) => {
      await requireTeamPlan(context, caller.userId);
      return await reply(context, caller.userId, params.matchId, body);
    },
    listSharedReviews: async ({ caller }) => ({ items: await describeSharedReviews(context, caller.userId) }),
    getSharedReview: ({ caller, params }) => describeSharedReview(context, caller.userId, params.reviewId),
    // The browser must not cache the match, because the coach can unshare the review.
    getSharedReviewEvents: async ({ caller, params }) =>
      await eventsBody(db, await matchOfReview(context, caller.userId, params.reviewId)),
    getSharedReviewTracks: async ({ caller, params }) =>
      await tracksBody(db, await matchOfReview(context, caller.userId, params.reviewId)),
    tickSharedReview: async ({ caller, params, body }) => ({
      seenAt: await tickReview(context, caller.userId, params.reviewId, body.isSeen),
    }),
    answerReviewComment: async ({ caller, params, body }) => ({
      answers: await answerComment(context, caller.userId, params.reviewId, body),
    }),
  });
}

async function describeSharedReviews(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
): Promise<ReceivedReview[]> {
  const rows = await listOpenTo(db, playerId, clock.now());
  const sides = await ownSides(
    db,
    rows.map(({ match }) => match.id),
    [playerId],
  );
  return rows.map(({ review, reader, match, coach }) => ({
    id: review.id,
    coach,
    title: review.title,
    match: describeMatch(match, sides),
    comments: review.comments,
    sharedAt: reader.sharedAt.toISOString(),
    changedAt: review.changedAt.toISOString(),
    seenAt: reader.seenAt?.toISOString() ?? null,
  }));
}

/** Throws ProblemError 404 unless the review is open to the player. */
async function openReview({ db, clock }: { db: Executor; clock: Clock }, playerId: string, reviewId: string) {
  const found = await findOpenTo(db, playerId, reviewId, clock.now());
  if (found) return found;
  throw new ProblemError(404, 'review-not-found', 'This review isn’t shared with you.');
}

/** Returns a review's match, which opens only in the review. Throws ProblemError 404. */
async function matchOfReview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
  reviewId: string,
): Promise<Match> {
  const { review } = await openReview({ db, clock }, playerId, reviewId);
  const match = await findMatch(db, review.matchId);
  if (match) return match;
  throw new ProblemError(404, 'match-not-found', 'The match in this review was deleted.');
}

/** Returns the review with the report of its match, without the recorder's data. Throws ProblemError 404. */
async function describeSharedReview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
  reviewId: string,
): Promise<SharedReview> {
  const { review, reader, coach } = await openReview({ db, clock }, playerId, reviewId);
  const match = await matchOfReview({ db, clock }, playerId, reviewId);
  const stored = await readReportAndInsight(db, match.id);
  if (!stored) throw new ProblemError(404, 'match-not-found', 'The match in this review was deleted.');
  const moments = await momentsOfReview(db, review.id);
  return {
    id: review.id,
    coach,
    title: review.title,
    comments: review.comments,
    changedAt: review.changedAt.toISOString(),
    seenAt: reader.seenAt?.toISOString() ?? null,
    revision: revisionOf(match),
    report: withoutRecorder(stored.report, match.playedAt),
    me: (await whoPlayed(db, match.id, [playerId])).get(playerId) ?? null,
    answers: (await answersIn(db, review.id, playerId)).map(describeAnswer),
    homework: moments.flatMap(({ userId, commentId }) =>
      userId === playerId && commentId !== null ? [commentId] : [],
    ),
  };
}

/** Throws ProblemError 404. */
async function tickReview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
  reviewId: string,
  isSeen: boolean,
): Promise<string | null> {
  await openReview({ db, clock }, playerId, reviewId);
  const seenAt = isSeen ? clock.now() : null;
  await setSeen(db, reviewId, playerId, seenAt);
  return seenAt?.toISOString() ?? null;
}

/** Replies to a comment and notifies the coach. Throws ProblemError 404, 409. */
function answerComment(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
  reviewId: string,
  { commentId, text }: { commentId: string; text: string },
): Promise<ReviewAnswer[]> {
  return db.transaction(async (tx) => {
    const { review } = await openReview({ db: tx, clock }, playerId, reviewId);
    findComment(review, commentId);
    await writeAnswer(tx, { review, commentId, playerId, byCoach: false, text }, clock.now());
    return (await answersIn(tx, reviewId, playerId)).map(describeAnswer);
  });
}
