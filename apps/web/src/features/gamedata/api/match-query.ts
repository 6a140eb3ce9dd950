import { endpointQuery } from '../../../app/api/client.ts';

export const matchQuery = (matchId: string) =>
  endpointQuery('/api/v1/gamedata/match/{matchId}', { path: { matchId } });

/** Returns the whole event stream; it never changes within a revision, so the browser caches it. */
export const matchEventsQuery = (matchId: string, revision: string) =>
  endpointQuery('/api/v1/gamedata/match/{matchId}/events', { path: { matchId }, query: { revision } });

/** Returns a shared match for anyone with its link. Not cached: the link can be revoked. */
export const sharedMatchQuery = (shareKey: string) =>
  endpointQuery('/api/v1/gamedata/shared/{shareKey}', { path: { shareKey } });

export const sharedEventsQuery = (shareKey: string) =>
  endpointQuery('/api/v1/gamedata/shared/{shareKey}/events', { path: { shareKey } });

/** Events of a match in a coach's review, which the coach can withdraw. */
export const reviewedEventsQuery = (reviewId: string, matchId: string) =>
  endpointQuery('/api/v1/match-reviews/{reviewId}/events', { path: { reviewId }, query: { matchId } });

export const roomEventsQuery = (roomId: string, matchId: string) =>
  endpointQuery('/api/v1/live-rooms/{roomId}/match/{matchId}/events', { path: { roomId, matchId } });

const FLAGGED = '/api/v1/admin/flagged-events/{eventId}';

/**
 * Returns a match around a moment that a player flagged as wrong. Each request is logged as an access, so it is
 * fetched once per visit.
 */
export const flaggedMomentQuery = (eventId: string) => ({
  ...endpointQuery(FLAGGED, { path: { eventId } }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const flaggedEventsQuery = (eventId: string) =>
  endpointQuery(`${FLAGGED}/events`, { path: { eventId } });

export const eventQuery = (id: string) => endpointQuery('/api/v1/gamedata/event/{id}', { path: { id } });
