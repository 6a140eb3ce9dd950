import { REPLAY_PAGE_SIZE, REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';

const PATH = '/api/v1/filestorage/get-replay';

/** A row in work is looked at again after this long, whatever became of the status answers. */
const ROW_IN_WORK_MS = 2000;

/** One page of the caller's replays; `page` counts from 1 as in the address. */
export function replayListQuery(page: number) {
  return {
    ...api.queryOptions('get', PATH, {
      params: { query: { PageSize: REPLAY_PAGE_SIZE, pageIndex: page - 1 } },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: (query: { state: { data?: { items: ReplayItem[] } | undefined } }) =>
      query.state.data?.items.some(({ status }) => status < REPLAY_STATUS.completed) ? ROW_IN_WORK_MS : false,
  };
}

/** Matches every page of the list. */
export const REPLAY_LIST_KEY = ['get', PATH] as const;
