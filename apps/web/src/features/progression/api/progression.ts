import type { Progression } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import { type ProgressSearch, progressQueryOf } from '../search/progress-search.ts';

/** The client's types know that an interval is a list, not that it has two ends. */
const withIntervals = (answer: unknown) => answer as Progression;

/** Everything that the screen shows, in one answer; while filters change the old one stays. */
export function progressionQuery(search: ProgressSearch) {
  return {
    ...api.queryOptions('get', '/api/v1/scores/progression', { params: { query: progressQueryOf(search) } }),
    placeholderData: keepPreviousData,
    select: withIntervals,
  };
}
