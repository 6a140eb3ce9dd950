import { api, keepPrevious } from '../../../app/api/client.ts';
import { type ProgressSearch, progressQueryOf } from '../search/progress-search.ts';

/** Everything that the screen shows, in one answer; while filters change the old one stays. */
export const progressionQuery = (search: ProgressSearch) =>
  keepPrevious(
    api.queryOptions('get', '/api/v1/scores/progression', { params: { query: progressQueryOf(search) } }),
  );
