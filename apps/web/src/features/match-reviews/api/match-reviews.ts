import type { CoachReview, ReviewComment } from '@datacoach/contract';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

export const OF_MATCH = '/api/v1/coach/match-reviews/{matchId}';
export const SHARED = '/api/v1/match-reviews/{reviewId}';

export const coachReviewsQuery = api.queryOptions('get', '/api/v1/coach/match-reviews');

export function coachReviewQuery(matchId: string) {
  return api.queryOptions('get', OF_MATCH, { params: { path: { matchId } } });
}

export const receivedReviewsQuery = api.queryOptions('get', '/api/v1/match-reviews');

export function sharedReviewQuery(reviewId: string) {
  return api.queryOptions('get', SHARED, { params: { path: { reviewId } } });
}

/** Caches the review returned by a change and refetches the lists. */
function keep(
  matchId: string,
  { data, error, response }: { data?: CoachReview; error?: unknown; response: Response },
) {
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(coachReviewQuery(matchId).queryKey, data);
  void queryClient.invalidateQueries(coachReviewsQuery);
  return data;
}

export interface ReviewContent {
  readonly title: string;
  readonly comments: readonly ReviewComment[];
}

/** Throws HttpFailure with the code `review-changed` if another window has saved in the meantime. */
export async function saveReview(
  matchId: string,
  { title, comments }: ReviewContent,
  revision: number,
): Promise<CoachReview> {
  return keep(
    matchId,
    await apiClient.PUT(OF_MATCH, {
      params: { path: { matchId } },
      body: { title, comments: [...comments], revision },
    }),
  );
}

export async function deleteReview(matchId: string): Promise<CoachReview> {
  return keep(matchId, await apiClient.DELETE(OF_MATCH, { params: { path: { matchId } } }));
}

export async function shareReview(matchId: string, playerIds: readonly string[]): Promise<CoachReview> {
  return keep(
    matchId,
    await apiClient.PUT(`${OF_MATCH}/players`, {
      params: { path: { matchId } },
      body: { playerIds: [...playerIds] },
    }),
  );
}

export async function setHomework(
  matchId: string,
  body: { commentId: string; playerId: string },
): Promise<CoachReview> {
  const answer = await apiClient.POST(`${OF_MATCH}/homework`, { params: { path: { matchId } }, body });
  void queryClient.invalidateQueries({ queryKey: ['get', '/api/v1/coach/team-homework'] });
  return keep(matchId, answer);
}

export async function reply(
  matchId: string,
  body: { commentId: string; playerId: string; text: string },
): Promise<CoachReview> {
  return keep(matchId, await apiClient.POST(`${OF_MATCH}/answers`, { params: { path: { matchId } }, body }));
}

export async function tickReview(reviewId: string, isSeen: boolean): Promise<void> {
  const { data, error, response } = await apiClient.PUT(`${SHARED}/seen`, {
    params: { path: { reviewId } },
    body: { isSeen },
  });
  if (!data) throw failureOf(response.status, error);
  patchShared(reviewId, data);
  void queryClient.invalidateQueries(receivedReviewsQuery);
}

export async function answerComment(
  reviewId: string,
  body: { commentId: string; text: string },
): Promise<void> {
  const { data, error, response } = await apiClient.POST(`${SHARED}/answers`, {
    params: { path: { reviewId } },
    body,
  });
  if (!data) throw failureOf(response.status, error);
  patchShared(reviewId, data);
}

function patchShared(reviewId: string, part: object): void {
  queryClient.setQueryData(sharedReviewQuery(reviewId).queryKey, (known) => known && { ...known, ...part });
}
