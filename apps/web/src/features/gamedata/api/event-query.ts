import { api } from '../../../app/api/client.ts';

export function eventQuery(id: string) {
  return api.queryOptions('get', '/api/v1/gamedata/event/{id}', { params: { path: { id } } });
}
