import type { CoachReview, ReviewComment, SharedReview } from '@datacoach/contract';
import { cacheResponse, endpointQuery, queryClient, server } from '../../../app/api/client.ts';

const REVIEWS = '/api/v1/coach/match-reviews';
/** A coach's review of a match, or a playlist: see `getSubjectId`. */
export const OF_SUBJECT = '/api/v1/coach/match-reviews/{subjectId}';
export const SHARED = '/api/v1/match-reviews/{reviewId}';

export const coachReviewsQuery = endpointQuery(REVIEWS);

export const coachReviewQuery = (subjectId: string) => endpointQuery(OF_SUBJECT, { path: { subjectId } });

/** Returns what a coach's review is addressed by: its match, or itself if it is a playlist. */
export const getSubjectId = ({ matchId, id }: CoachReview): string => matchId ?? id ?? '';

export const receivedReviewsQuery = endpointQuery('/api/v1/match-reviews');

/** @param matchId which game of a playlist; its first without it */
export const sharedReviewQuery = (reviewId: string, matchId?: string) =>
  endpointQuery(SHARED, { path: { reviewId }, ...(matchId && { query: { matchId } }) });

export async function cacheReview(subjectId: string, call: Promise<CoachReview>): Promise<CoachReview> {
  const data = await cacheResponse(coachReviewQuery(subjectId), call);
  void queryClient.invalidateQueries(coachReviewsQuery);
  return data;
}

export interface ReviewContent {
  readonly title: string;
  readonly comments: readonly ReviewComment[];
}

export async function createPlaylist({ title, comments }: ReviewContent): Promise<CoachReview> {
  const made = await server.POST(REVIEWS, { body: { title, comments: [...comments] } });
  return cacheReview(getSubjectId(made), Promise.resolve(made));
}

export const addClips = (subjectId: string, comments: readonly ReviewComment[]) =>
  cacheReview(
    subjectId,
    server.POST(`${OF_SUBJECT}/clips`, { path: { subjectId }, body: { comments: [...comments] } }),
  );

/** Throws HttpFailure with the code `review-changed` if another window has saved in the meantime. */
export function saveReview(subjectId: string, { title, comments }: ReviewContent, revision: number) {
  const body = { title, comments: [...comments], revision };
  return cacheReview(subjectId, server.PUT(OF_SUBJECT, { path: { subjectId }, body }));
}

export const deleteReview = (subjectId: string) =>
  cacheReview(subjectId, server.DELETE(OF_SUBJECT, { path: { subjectId } }));

export function shareReview(subjectId: string, playerIds: readonly string[]) {
  const body = { playerIds: [...playerIds] };
  return cacheReview(subjectId, server.PUT(`${OF_SUBJECT}/players`, { path: { subjectId }, body }));
}

export async function setHomework(subjectId: string, body: { commentId: string; playerId: string }) {
  await cacheReview(subjectId, server.POST(`${OF_SUBJECT}/homework`, { path: { subjectId }, body }));
  void queryClient.invalidateQueries({ queryKey: ['/api/v1/coach/team-homework'] });
}

export const reply = (subjectId: string, body: { commentId: string; playerId: string; text: string }) =>
  cacheReview(subjectId, server.POST(`${OF_SUBJECT}/answers`, { path: { subjectId }, body }));

export async function setReviewSeen(reviewId: string, isSeen: boolean): Promise<void> {
  cacheSharedReview(reviewId, await server.PUT(`${SHARED}/seen`, { path: { reviewId }, body: { isSeen } }));
  void queryClient.invalidateQueries(receivedReviewsQuery);
}

export async function answerComment(
  reviewId: string,
  body: { commentId: string; text: string },
): Promise<void> {
  cacheSharedReview(reviewId, await server.POST(`${SHARED}/answers`, { path: { reviewId }, body }));
}

function cacheSharedReview(reviewId: string, part: object): void {
  // A playlist is known once per game.
  queryClient.setQueriesData<SharedReview>(
    { queryKey: sharedReviewQuery(reviewId).queryKey },
    (known) => known && { ...known, ...part },
  );
}
