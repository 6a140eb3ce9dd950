import { REPLAY_PAGE_SIZE, type ReplayStatus, STATUS_POLL_MS } from '@datacoach/contract';
import { endpointQuery, keepPrevious } from '../../../app/api/client.ts';
import type { ReplayListFilter, ReplayListState } from '../../../app/navigation/replay-list-state.ts';
import { startOfDay } from '../../../shared/format/date.ts';

export const REPLAY_COUNT_PATH = '/api/v1/filestorage/replay-count';

export const replayCountQuery = endpointQuery(REPLAY_COUNT_PATH);

export const PLAYLIST_COUNT_PATH = '/api/v1/filestorage/playlist-wise-replay-count';

export const playlistCountQuery = endpointQuery(PLAYLIST_COUNT_PATH);

export const REPLAY_CHOICES_PATH = '/api/v1/filestorage/replay-choices';

export const replayChoicesQuery = endpointQuery(REPLAY_CHOICES_PATH);

export const DELETED_REPLAYS_PATH = '/api/v1/filestorage/replays/deleted';

export const deletedReplaysQuery = endpointQuery(DELETED_REPLAYS_PATH);

export const REPLAY_LIST_PATH = '/api/v1/filestorage/get-replay';

/** Fetches one page of the caller's replays, last played first, filtered by the URL. */
export const replayListQuery = ({ page, ...filter }: ReplayListState) =>
  keepPrevious(
    endpointQuery(REPLAY_LIST_PATH, {
      query: { PageSize: REPLAY_PAGE_SIZE, pageIndex: page - 1, sort: 'played', ...toReplayFilter(filter) },
    }),
  );

export const newestUploadsQuery = endpointQuery(REPLAY_LIST_PATH, {
  query: { PageSize: REPLAY_PAGE_SIZE, sort: 'uploaded' },
});

/** Maps the filter to the API's parameters; days follow the browser's calendar. */
export function toReplayFilter(filter: ReplayListFilter) {
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
    ...(from && { from: startOfDay(from).toISOString() }),
    ...(to && { before: startOfDay(to, 1).toISOString() }),
  };
}

export const STATUS_LABELS: Readonly<Record<ReplayStatus, string>> = {
  5: 'Uploaded',
  10: 'Processing',
  15: 'Completed',
  20: 'Failed',
};

/** Polls while the value is below this (specification.md 7). */
const MIN_FINISHED_STATUS = 10;

/**
 * Returns the interval until the next poll, or false when nothing is being processed. A missing answer (undefined)
 * may have been lost, so polling continues. In between, the server pushes every step.
 */
export const getPollInterval = (value: number | undefined): number | false =>
  value !== undefined && value >= MIN_FINISHED_STATUS ? false : STATUS_POLL_MS;

export const PROCESSED_STATUS_PATH = '/api/v1/filestorage/replay-processed-status';

/** Whether the user's uploads are being processed; polled while some are. */
export const processedStatusQuery = {
  ...endpointQuery(PROCESSED_STATUS_PATH),
  refetchInterval: (query: { state: { data?: { value: number } | undefined } }) =>
    getPollInterval(query.state.data?.value),
};
