import { api } from '../../../app/api/client.ts';

export function matchQuery(matchId: string) {
  return api.queryOptions('get', '/api/v1/gamedata/match/{matchId}', { params: { path: { matchId } } });
}

/** The whole event stream; under one revision it never changes, so the browser keeps it. */
export function matchEventsQuery(matchId: string, revision: string) {
  return api.queryOptions('get', '/api/v1/gamedata/match/{matchId}/events', {
    params: { path: { matchId }, query: { revision } },
  });
}

/** What whoever has the link of a shared match reads of it. Nothing is kept: the link can be taken back. */
export function sharedMatchQuery(shareKey: string) {
  return api.queryOptions('get', '/api/v1/gamedata/shared/{shareKey}', { params: { path: { shareKey } } });
}

export function sharedEventsQuery(shareKey: string) {
  return api.queryOptions('get', '/api/v1/gamedata/shared/{shareKey}/events', {
    params: { path: { shareKey } },
  });
}

/** Events of a match that is read in a coach's review, which they can take back. */
export function reviewedEventsQuery(reviewId: string) {
  return api.queryOptions('get', '/api/v1/match-reviews/{reviewId}/events', {
    params: { path: { reviewId } },
  });
}

const FLAGGED = '/api/v1/admin/flagged-events/{eventId}';

/** A match around a moment that a player has called wrong. Each answer is a look that is written down: asked for once a visit. */
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
