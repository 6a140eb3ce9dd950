import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import { type ProgressSearch, progressQueryOf } from '../search/progress-search.ts';

/** Everything that the screen shows, in one answer; while filters change the old one stays. */
export function progressionQuery(search: ProgressSearch) {
  return {
    ...api.queryOptions('get', '/api/v1/scores/progression', { params: { query: progressQueryOf(search) } }),
    placeholderData: keepPreviousData,
  };
}
