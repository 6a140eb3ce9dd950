import { REPLAY_PAGE_SIZE } from '@datacoach/contract';
import { api, keepPrevious } from '../../../app/api/client.ts';
import type { ReplayListFilter, ReplayListPlace } from '../../../app/navigation/replay-list-place.ts';

const PATH = '/api/v1/filestorage/get-replay';

/** One page of the caller's replays, narrowed as the address says. */
export const replayListQuery = ({ page, ...filter }: ReplayListPlace) =>
  keepPrevious(
    api.queryOptions('get', PATH, {
      params: { query: { PageSize: REPLAY_PAGE_SIZE, pageIndex: page - 1, ...askedFilter(filter) } },
    }),
  );

/** Matches every page of the list. */
export const REPLAY_LIST_KEY = ['get', PATH] as const;

/** The filter in the API's words; days are those of this browser's calendar. */
export function askedFilter(filter: ReplayListFilter) {
  const { name, status, mode, result, map, tag, favourite, from, to } = filter;
  return {
    ...(name && { search: name }),
    ...(status && { replayParsingStatus: String(status) }),
    ...(mode && { mode: String(mode) }),
    ...(result && { result: String(result) }),
    ...(map && { map }),
    ...(filter.with && { mate: filter.with }),
    ...(tag && { tag }),
    ...(favourite && { favourite: 'true' }),
    ...(from && { from: beginOf(from, 0) }),
    ...(to && { before: beginOf(to, 1) }),
  };
}

/** Where a local day, or one `after` it, begins. */
function beginOf(day: string, after: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}
