import { api } from '../../../app/api/client.ts';

export function matchQuery(matchId: string) {
  return api.queryOptions('get', '/api/v1/gamedata/match/{matchId}', { params: { path: { matchId } } });
}
