import { REPLAY_PAGE_SIZE } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';

const PATH = '/api/v1/filestorage/get-replay';

/** One page of the caller's replays; `page` counts from 1 as in the address. */
export function replayListQuery(page: number) {
  return {
    ...api.queryOptions('get', PATH, {
      params: { query: { PageSize: REPLAY_PAGE_SIZE, pageIndex: page - 1 } },
    }),
    placeholderData: keepPreviousData,
  };
}

/** Matches every page of the list. */
export const REPLAY_LIST_KEY = ['get', PATH] as const;
