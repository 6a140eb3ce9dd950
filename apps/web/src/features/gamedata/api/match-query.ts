import { api } from '../../../app/api/client.ts';

export function matchQuery(matchId: string) {
  return api.queryOptions('get', '/api/v1/gamedata/match/{matchId}', { params: { path: { matchId } } });
}

/** Returns the whole event stream; it never changes within a revision, so the browser caches it. */
export function matchEventsQuery(matchId: string, revision: string) {
  return api.queryOptions('get', '/api/v1/gamedata/match/{matchId}/events', {
    params: { path: { matchId }, query: { revision } },
  });
}

/** Returns a shared match for anyone with its link. Not cached: the link can be revoked. */
export function sharedMatchQuery(shareKey: string) {
  return api.queryOptions('get', '/api/v1/gamedata/shared/{shareKey}', { params: { path: { shareKey } } });
}

export function sharedEventsQuery(shareKey: string) {
  return api.queryOptions('get', '/api/v1/gamedata/shared/{shareKey}/events', {
    params: { path: { shareKey } },
  });
}

/** Events of a match in a coach's review, which the coach can withdraw. */
export function reviewedEventsQuery(reviewId: string) {
  return api.queryOptions('get', '/api/v1/match-reviews/{reviewId}/events', {
    params: { path: { reviewId } },
  });
}

const FLAGGED = '/api/v1/admin/flagged-events/{eventId}';

/**
 * Returns a match around a moment that a player flagged as wrong. Each request is logged as an access, so it is
 * fetched once per visit.
 */
export function flaggedMomentQuery(eventId: string) {
  return {
    ...api.queryOptions('get', FLAGGED, { params: { path: { eventId } } }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

export function flaggedEventsQuery(eventId: string) {
  return api.queryOptions('get', `${FLAGGED}/events`, { params: { path: { eventId } } });
}

export function eventQuery(id: string) {
  return api.queryOptions('get', '/api/v1/gamedata/event/{id}', { params: { path: { id } } });
}
