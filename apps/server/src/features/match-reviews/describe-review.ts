import { SPACED_DAYS } from '@datacoach/analysis';
import type { CoachReview, ListedReview, ReviewAnswer } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { openableTo } from '../identities/index.ts';
import { membersOf } from '../team/index.ts';
import { momentsOfReview } from '../training-plans/index.ts';
import {
  answersIn,
  countAnswers,
  findReviewOf,
  listReviewsOf,
  ownSides,
  readersOf,
  type StoredAnswer,
  whoPlayed,
} from './match-review.repository.ts';

const LENGTH = 120;

/** Returns the label of a homework comment in a player's list: its first line, cut between characters. */
export function homeworkLabel(comment: string): string {
  const [line = ''] = comment.split('\n');
  return [...line].slice(0, LENGTH).join('') || 'Play from a match review';
}

/** Returns the coach's review of a match they may see, or an empty one. Members: if already known. */
export async function describeCoachReview(
  db: Executor,
  coachId: string,
  matchId: string,
  known?: readonly MemberInMatch[],
): Promise<CoachReview> {
  const review = await findReviewOf(db, coachId, matchId);
  const readers = review ? await readersOf(db, [review.id]) : [];
  const moments = review ? await momentsOfReview(db, review.id) : [];
  return {
    id: review?.id ?? null,
    matchId,
    revision: review?.revision ?? 0,
    title: review?.title ?? '',
    comments: review?.comments ?? [],
    changedAt: review?.changedAt.toISOString() ?? null,
    players: withReading(known ?? (await membersInMatch(db, coachId, matchId)), readers),
    answers: review ? (await answersIn(db, review.id)).map(describeAnswer) : [],
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
  };
}

/** A member who played in the match, whether or not the review is shared with them. */
export type MemberInMatch = Omit<CoachReview['players'][number], 'sharedAt' | 'seenAt'>;

/** Returns members who played in the match, longest in the team first. */
export async function membersInMatch(
  db: Executor,
  coachId: string,
  matchId: string,
): Promise<MemberInMatch[]> {
  const members = await membersOf(db, coachId);
  const keys = await whoPlayed(
    db,
    matchId,
    members.map(({ player }) => player.id),
  );
  const open = await openableTo(db, coachId, [...keys.keys()], matchId);
  return members.flatMap(({ player: { id, userName } }) => {
    const playerKey = keys.get(id);
    return playerKey === undefined ? [] : [{ playerId: id, userName, playerKey, isClosed: !open.has(id) }];
  });
}

function withReading(
  members: readonly MemberInMatch[],
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

export async function describeReviewsOf(db: Executor, coachId: string, now: Date): Promise<ListedReview[]> {
  const rows = await listReviewsOf(db, coachId, now);
  const ids = rows.map(({ review }) => review.id);
  const members = new Set((await membersOf(db, coachId)).map(({ player }) => player.id));
  const readers = (await readersOf(db, ids)).filter(({ playerId }) => members.has(playerId));
  const answers = await countAnswers(db, ids);
  const sides = await ownSides(
    db,
    rows.map(({ match }) => match.id),
    [...members],
  );
  return rows.map(({ review, match }) => ({
    id: review.id,
    title: review.title,
    match: describeMatch(match, sides),
    comments: review.comments,
    changedAt: review.changedAt.toISOString(),
    players: readers
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ playerId, userName, seenAt }) => ({
        playerId,
        userName,
        hasSeen: seenAt !== null && seenAt >= review.changedAt,
      })),
    answers: answers.get(review.id) ?? 0,
  }));
}

type MatchFacts = Awaited<ReturnType<typeof listReviewsOf>>[number]['match'];

/** @param sides the side of the reader or their team in each match; its score comes first */
export function describeMatch(
  { blueScore, orangeScore, playedAt, ...facts }: MatchFacts,
  sides: ReadonlyMap<string, 0 | 1>,
): ListedReview['match'] {
  return {
    ...facts,
    playedAt: playedAt?.toISOString() ?? null,
    score: sides.get(facts.id) === 1 ? [orangeScore, blueScore] : [blueScore, orangeScore],
  };
}

export function describeAnswer({ reviewId: _review, writtenAt, ...facts }: StoredAnswer): ReviewAnswer {
  return { ...facts, writtenAt: writtenAt.toISOString() };
}
