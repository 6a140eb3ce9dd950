import { api } from '../../../app/api/client.ts';

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
