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
