import { api } from '../../../app/api/client.ts';

/** How the ranks have gone, over all modes (specification.md 9: progress playlist 0). */
export const rankHistoryQuery = api.queryOptions('get', '/api/profile/progress', {
  params: { query: { playlist: 0, points: 'false' } },
});
