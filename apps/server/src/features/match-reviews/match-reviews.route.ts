import type { ReceivedReview, ReviewAnswer, SharedReview } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Executor } from '../../platform/database/database.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import {
  findMatch,
  getRevision,
  hideRecorder,
  type Match,
  readEventsBody,
  readReportAndInsight,
  readTracksBody,
} from '../gamedata/index.ts';
import { listOpenGames } from '../identities/index.ts';
import { withTeamPlan } from '../membership/index.ts';
import { listReviewMoments } from '../training-plans/index.ts';
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
import { addClips, createPlaylist } from './create-playlist.ts';
import {
  describeAnswer,
  describeCoachReviews,
  describeMatch,
  describeVoices,
  listClipGames,
} from './describe-review.ts';
import {
  findOpenTo,
  listAnswersIn,
  listGames,
  listMatchPlayers,
  listOpenTo,
  listOwnSides,
  type StoredReview,
  setSeen,
} from './match-review.repository.ts';
import { listVoices } from './review-voice.repository.ts';
import { readVoice, voiceNotFound } from './review-voices.ts';

export function matchReviewRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    listMatchReviews: async ({ caller }) => ({
      items: await describeCoachReviews(db, caller, clock.now()),
    }),
    getMatchReview: ({ caller, params }) => readCoachReview(context, caller, params.subjectId),
    deleteMatchReview: ({ caller, params }) => removeReview(context, caller, params.subjectId),
    shareMatchReview: ({ caller, params, body }) =>
      shareReview(context, caller, params.subjectId, body.playerIds),
    listSharedReviews: async ({ caller }) => ({ items: await describeSharedReviews(context, caller.userId) }),
    getSharedReview: ({ caller, params, query }) =>
      describeSharedReview(context, caller.userId, params.reviewId, query.matchId),
    // The browser must not cache the match, because the coach can unshare the review.
    getSharedReviewEvents: async ({ caller, params, query }) =>
      await readEventsBody(db, await openGame(context, caller.userId, params.reviewId, query.matchId)),
    getSharedReviewTracks: async ({ caller, params, query }) =>
      await readTracksBody(db, await openGame(context, caller.userId, params.reviewId, query.matchId)),
    getSharedReviewVoice: ({ caller, params }) =>
      readSharedVoice(context, caller.userId, params.reviewId, params.commentId),
    tickSharedReview: async ({ caller, params, body }) => ({
      seenAt: await setReviewSeen(context, caller.userId, params.reviewId, body.isSeen),
    }),
    answerReviewComment: async ({ caller, params, body }) => ({
      answers: await answerComment(context, caller.userId, params.reviewId, body),
    }),
  });
  registerEndpointsWith(app, withTeamPlan(context), {
    createPlaylist: ({ caller, body }) => createPlaylist(context, caller, body),
    addPlaylistClips: ({ caller, params, body }) =>
      addClips(context, caller, params.subjectId, body.comments),
    saveMatchReview: ({ caller, params, body }) => saveReview(context, caller, params.subjectId, body),
    setReviewHomework: ({ caller, params, body }) => setHomework(context, caller, params.subjectId, body),
    replyInReview: ({ caller, params, body }) => reply(context, caller, params.subjectId, body),
  });
}

async function describeSharedReviews({ db, clock }: DbAndClock, playerId: string): Promise<ReceivedReview[]> {
  const rows = await listOpenTo(db, playerId, clock.now());
  const sides = await listOwnSides(
    db,
    rows.flatMap(({ match }) => match?.id ?? []),
    [playerId],
  );
  return rows.map(({ review, reader, match, coach }) => ({
    id: review.id,
    coach,
    title: review.title,
    match: match && describeMatch(match, sides),
    games: review.games,
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

async function readSharedVoice(context: Context, playerId: string, reviewId: string, commentId: string) {
  const { review } = await openReview(context, playerId, reviewId);
  const open = await listOpenGames(context.db, playerId, reviewId, context.clock.now());
  const clip = findComment(review, commentId).clip;
  if (!clip || !open.includes(clip.matchId)) throw voiceNotFound();
  return await readVoice(context, review.id, commentId);
}

/** Returns a review's match, or one of a playlist's, which opens only in the review. Throws ProblemError 404. */
async function openGame({ db, clock }: DbAndClock, playerId: string, reviewId: string, matchId?: string) {
  const { review } = await openReview({ db, clock }, playerId, reviewId);
  return await findGame(db, await listOrderedGames(db, review, playerId, clock.now()), matchId);
}

/** Returns the matches of a review that are open to the player, in its order. */
async function listOrderedGames(db: Executor, review: StoredReview, playerId: string, now: Date) {
  const open = await listOpenGames(db, playerId, review.id, now);
  return review.matchId === null ? listClipGames(review).filter((id) => open.includes(id)) : open;
}

/** Returns the requested match if it is open, the first without a request. Throws ProblemError 404. */
async function findGame(db: Executor, open: readonly string[], matchId = open[0]): Promise<Match> {
  const match = matchId !== undefined && open.includes(matchId) ? await findMatch(db, matchId) : null;
  if (match) return match;
  throw new ProblemError(
    404,
    'match-not-found',
    'The match in this review was deleted or is no longer shared.',
  );
}

/** Returns the review with the report of one of its matches, without the recorder's data. Throws ProblemError 404. */
async function describeSharedReview(
  { db, clock }: DbAndClock,
  playerId: string,
  reviewId: string,
  matchId?: string,
): Promise<SharedReview> {
  const { review, reader, coach } = await openReview({ db, clock }, playerId, reviewId);
  const open = await listOrderedGames(db, review, playerId, clock.now());
  const match = await findGame(db, open, matchId);
  const stored = await readReportAndInsight(db, match.id);
  if (!stored) throw notFound('The match in this review was deleted.');
  const moments = await listReviewMoments(db, review.id);
  const games = await listGames(db, open);
  const sides = await listOwnSides(db, open, [playerId]);
  const comments = review.comments.map((one) =>
    one.clip && !open.includes(one.clip.matchId) ? { ...one, text: '', marks: [] } : one,
  );
  const shown = comments.filter(({ clip }) => !clip || open.includes(clip.matchId));
  return {
    id: review.id,
    coach,
    title: review.title,
    matchId: match.id,
    isPlaylist: review.matchId === null,
    games: games.map((game) => describeMatch(game, sides)),
    comments,
    voices: describeVoices({ comments: shown }, await listVoices(db, review.id)),
    changedAt: review.changedAt.toISOString(),
    seenAt: reader.seenAt?.toISOString() ?? null,
    revision: getRevision(match),
    report: hideRecorder(stored.report, match.playedAt),
    me: (await listMatchPlayers(db, match.id, [playerId])).get(playerId) ?? null,
    answers: (await listAnswersIn(db, review.id, playerId)).map(describeAnswer),
    homework: moments.flatMap(({ userId, commentId }) =>
      userId === playerId && commentId !== null ? [commentId] : [],
    ),
  };
}

async function setReviewSeen({ db, clock }: DbAndClock, playerId: string, reviewId: string, isSeen: boolean) {
  const { review } = await openReview({ db, clock }, playerId, reviewId);
  const seenAt = isSeen ? clock.now() : null;
  await setSeen(db, reviewId, playerId, seenAt);
  // The coach's open pages update right away; this isn't a notification.
  await publishChange(db, { topic: 'notifications', userId: review.coachId });
  return seenAt?.toISOString() ?? null;
}

/** Replies to a comment and notifies the coach. Throws ProblemError 404, 409. */
function answerComment(
  { db, clock }: DbAndClock,
  playerId: string,
  reviewId: string,
  { commentId, text }: { commentId: string; text: string },
): Promise<ReviewAnswer[]> {
  return db.transaction(async (tx) => {
    const { review } = await openReview({ db: tx, clock }, playerId, reviewId);
    findComment(review, commentId);
    await writeAnswer(tx, { review, commentId, playerId, byCoach: false, text }, clock.now());
    return (await listAnswersIn(tx, reviewId, playerId)).map(describeAnswer);
  });
}
