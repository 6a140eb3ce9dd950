import { SPACED_DAYS } from '@datacoach/analysis';
import type { CoachReview, ListedReview, ReviewAnswer, ReviewedMatch } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { isAssistant, type Viewer } from '../gamedata/index.ts';
import { countOpenableMatches } from '../identities/index.ts';
import { listMembers } from '../team/index.ts';
import { listReviewMoments } from '../training-plans/index.ts';
import {
  countAnswers,
  findMatchReview,
  listAnswersIn,
  listCoachReviews,
  listMatchPlayers,
  listOwnSides,
  listReviewReaders,
  listShownGames,
  type StoredAnswer,
  type StoredReview,
} from './match-review.repository.ts';
import { listVoices, type StoredVoice } from './review-voice.repository.ts';

const LENGTH = 120;

/** Returns the label of a homework comment in a player's list: its first line, cut between characters. */
export function formatHomeworkLabel(comment: string): string {
  const [line = ''] = comment.split('\n');
  return [...line].slice(0, LENGTH).join('') || 'Play from a match review';
}

/** Returns the coach's playlist, or their review of a match they may see, or an empty one of it. */
export async function describeCoachReview(
  db: Executor,
  viewer: Viewer,
  subjectId: string,
  now: Date,
): Promise<CoachReview> {
  const coachId = viewer.userId;
  const review = await findMatchReview(db, coachId, subjectId);
  const readers = review ? await listReviewReaders(db, [review.id]) : [];
  const moments = review ? await listReviewMoments(db, review.id) : [];
  const members = await listMembersToRead(db, coachId, review ?? { matchId: subjectId, comments: [] });
  const games = await listShownGames(
    db,
    coachId,
    review ? listClipGames(review) : [],
    now,
    isAssistant(viewer),
  );
  const playerIds = members.map(({ playerId }) => playerId);
  const sides = await listOwnSides(
    db,
    games.map(({ id }) => id),
    playerIds,
  );
  return {
    id: review?.id ?? null,
    matchId: review ? review.matchId : subjectId,
    games: games.map((game) => describeMatch(game, sides)),
    revision: review?.revision ?? 0,
    title: review?.title ?? '',
    comments: review?.comments ?? [],
    changedAt: review?.changedAt.toISOString() ?? null,
    players: addReading(members, readers),
    answers: review ? (await listAnswersIn(db, review.id)).map(describeAnswer) : [],
    homework: moments.flatMap(({ commentId, userId, step, dueOn }) =>
      commentId === null
        ? []
        : [
            {
              commentId,
              playerId: userId,
              step: dueOn === null ? SPACED_DAYS.length : step,
              gaps: SPACED_DAYS.length,
            },
          ],
    ),
    voices: review ? describeVoices(review, await listVoices(db, review.id)) : [],
  };
}

/** Returns the matches of a playlist, in the order of their first clips; none for a review of one match. */
export function listClipGames({ comments }: Pick<StoredReview, 'comments'>): string[] {
  return [...new Set(comments.flatMap(({ clip }) => (clip ? [clip.matchId] : [])))];
}

/** Describes voice-overs, without those of removed clips, which an undo can bring back. */
export function describeVoices({ comments }: Pick<StoredReview, 'comments'>, voices: readonly StoredVoice[]) {
  return voices
    .filter(({ commentId }) => comments.some(({ id }) => id === commentId))
    .map(({ id, commentId, mediaType, seconds }) => ({ id, commentId, mediaType, seconds }));
}

/** A member whom a review can be shared with, whether or not it is. */
export type ReviewReader = Omit<CoachReview['players'][number], 'sharedAt' | 'seenAt'>;

/** Returns members who played in the match, or all for a playlist, longest in the team first. */
export async function listMembersToRead(
  db: Executor,
  coachId: string,
  review: Pick<StoredReview, 'matchId' | 'comments'>,
): Promise<ReviewReader[]> {
  const { matchId } = review;
  const members = (await listMembers(db, coachId)).map(({ player }) => player);
  const ids = members.map(({ id }) => id);
  const players = matchId === null ? ids : [...(await listMatchPlayers(db, matchId, ids)).keys()];
  const games = matchId === null ? listClipGames(review) : [matchId];
  const open = await countOpenableMatches(db, coachId, players, games);
  return members
    .filter(({ id }) => players.includes(id))
    .map(({ id, userName }) => {
      const opened = open.get(id) ?? 0;
      const isClosed = opened === 0 && games.length > 0;
      return { playerId: id, userName, closedGames: games.length - opened, isClosed };
    });
}

function addReading(
  members: readonly ReviewReader[],
  readers: readonly { playerId: string; sharedAt: Date; seenAt: Date | null }[],
): CoachReview['players'] {
  return members.map((member) => {
    const reader = readers.find(({ playerId }) => playerId === member.playerId);
    return {
      ...member,
      sharedAt: reader?.sharedAt.toISOString() ?? null,
      seenAt: reader?.seenAt?.toISOString() ?? null,
    };
  });
}

export async function describeCoachReviews(db: Executor, viewer: Viewer, now: Date): Promise<ListedReview[]> {
  const coachId = viewer.userId;
  const rows = await listCoachReviews(db, coachId, now, isAssistant(viewer));
  const ids = rows.map(({ review }) => review.id);
  const members = new Map((await listMembers(db, coachId)).map(({ player }) => [player.id, player.userName]));
  const readers = (await listReviewReaders(db, ids)).filter(({ playerId }) => members.has(playerId));
  const answers = await countAnswers(db, ids);
  const sides = await listOwnSides(
    db,
    rows.flatMap(({ match }) => match?.id ?? []),
    [...members.keys()],
  );
  return rows.map(({ review, match }) => ({
    id: review.id,
    title: review.title,
    match: match && describeMatch(match, sides),
    games: review.games,
    comments: review.comments,
    changedAt: review.changedAt.toISOString(),
    players: readers
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ playerId, seenAt }) => ({
        playerId,
        userName: members.get(playerId) ?? '',
        hasSeen: seenAt !== null && seenAt >= review.changedAt,
      })),
    answers: answers.get(review.id) ?? 0,
  }));
}

type MatchFacts = Awaited<ReturnType<typeof listShownGames>>[number];

/** @param sides the side of the reader or their team in each match; its score comes first */
export function describeMatch(
  { blueScore, orangeScore, playedAt, ...facts }: MatchFacts,
  sides: ReadonlyMap<string, 0 | 1>,
): ReviewedMatch {
  return {
    ...facts,
    playedAt: playedAt?.toISOString() ?? null,
    score: sides.get(facts.id) === 1 ? [orangeScore, blueScore] : [blueScore, orangeScore],
  };
}

export function describeAnswer({ reviewId: _review, writtenAt, ...facts }: StoredAnswer): ReviewAnswer {
  return { ...facts, writtenAt: writtenAt.toISOString() };
}
