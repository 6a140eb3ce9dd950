import { api } from '../../../app/api/client.ts';

/** One of the caller's games beside his ten games before it. */
export const gamePerformanceQuery = (matchId: string) =>
  api.queryOptions('get', '/api/v1/scores/game/{matchId}', { params: { path: { matchId } } });
