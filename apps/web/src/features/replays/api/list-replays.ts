import { REPLAY_PAGE_SIZE } from '@datacoach/contract';
import { api, keepPrevious } from '../../../app/api/client.ts';
import type { ReplayListFilter, ReplayListState } from '../../../app/navigation/replay-list-place.ts';

const COUNT_PATH = '/api/v1/filestorage/replay-count';

/** Counts the caller's replays by status. */
export const replayCountQuery = api.queryOptions('get', COUNT_PATH);
export const REPLAY_COUNT_KEY = ['get', COUNT_PATH] as const;

const PLAYLIST_COUNT_PATH = '/api/v1/filestorage/playlist-wise-replay-count';

/** How many replays the caller has in each playlist, most played first. */
export const playlistCountQuery = api.queryOptions('get', PLAYLIST_COUNT_PATH);
export const PLAYLIST_COUNT_KEY = ['get', PLAYLIST_COUNT_PATH] as const;

const CHOICES_PATH = '/api/v1/filestorage/replay-choices';

/** Maps, teammates and tags to filter the user's list by. */
export const replayChoicesQuery = api.queryOptions('get', CHOICES_PATH);
export const REPLAY_CHOICES_KEY = ['get', CHOICES_PATH] as const;

const DELETED_PATH = '/api/v1/filestorage/replays/deleted';

/** Deleted replays that can still be restored. */
export const deletedReplaysQuery = api.queryOptions('get', DELETED_PATH);
export const DELETED_REPLAYS_KEY = ['get', DELETED_PATH] as const;

const PATH = '/api/v1/filestorage/get-replay';

/** Fetches one page of the caller's replays, last played first, filtered by the URL. */
export const replayListQuery = ({ page, ...filter }: ReplayListState) =>
  keepPrevious(
    api.queryOptions('get', PATH, {
      params: {
        query: {
          PageSize: REPLAY_PAGE_SIZE,
          pageIndex: page - 1,
          sort: 'played',
          ...askedFilter(filter),
        },
      },
    }),
  );

/** Fetches the caller's newest uploads, whenever they were played. */
export const newestUploadsQuery = api.queryOptions('get', PATH, {
  params: { query: { PageSize: REPLAY_PAGE_SIZE, sort: 'uploaded' } },
});

/** Matches every page of the list. */
export const REPLAY_LIST_KEY = ['get', PATH] as const;

/** Maps the filter to the API's parameters; days follow the browser's calendar. */
export function askedFilter(filter: ReplayListFilter) {
  const { name, status, mode, result, map, tag, favorite, from, to } = filter;
  return {
    ...(name && { search: name }),
    ...(status && { replayParsingStatus: String(status) }),
    ...(mode && { mode: String(mode) }),
    ...(result && { result: String(result) }),
    ...(map && { map }),
    ...(filter.with && { teammate: filter.with }),
    ...(tag && { tag }),
    ...(favorite && { favorite: 'true' }),
    ...(from && { from: startOfDayUtc(from, 0) }),
    ...(to && { before: startOfDayUtc(to, 1) }),
  };
}

/** Returns the start of a local day, or of the day `after` days later. */
function startOfDayUtc(day: string, after: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}
