import { api } from '../../../app/api/client.ts';

/** One of the caller's games beside his ten games before it. */
export function gamePerformanceQuery(matchId: string) {
  return api.queryOptions('get', '/api/v1/scores/game/{matchId}', { params: { path: { matchId } } });
}
