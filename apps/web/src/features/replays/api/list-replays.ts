import { REPLAY_PAGE_SIZE } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import type { ReplayListPlace } from '../../../app/navigation/replay-list-place.ts';

const PATH = '/api/v1/filestorage/get-replay';

/** One page of the caller's replays, narrowed as the address says. */
export function replayListQuery({ page, name, status }: ReplayListPlace) {
  const filter = {
    ...(name && { replayName: name }),
    ...(status && { replayParsingStatus: String(status) }),
  };
  return {
    ...api.queryOptions('get', PATH, {
      params: { query: { PageSize: REPLAY_PAGE_SIZE, pageIndex: page - 1, ...filter } },
    }),
    placeholderData: keepPreviousData,
  };
}

/** Matches every page of the list. */
export const REPLAY_LIST_KEY = ['get', PATH] as const;
