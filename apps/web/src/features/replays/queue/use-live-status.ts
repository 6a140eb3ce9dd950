import { REPLAY_STATUS, type ReplayItem, type ReplayStatus } from '@datacoach/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { refetchQuota } from '../../../app/session/account-queries.ts';
import {
  newestUploadsQuery,
  PLAYLIST_COUNT_PATH,
  PROCESSED_STATUS_PATH,
  processedStatusQuery,
  REPLAY_COUNT_PATH,
  REPLAY_LIST_PATH,
} from '../api/list-replays.ts';

interface StatusResponse {
  replays: readonly { id: string; status: ReplayStatus }[];
}

/** Polls the status while something is being processed and keeps it in sync with the list. */
export function useLiveStatus(): void {
  const queryClient = useQueryClient();
  const { data } = useQuery(processedStatusQuery);
  // Between polls the server pushes every step (decisions.md 18.5); refetch what disagrees.
  useChanges('replays', () => {
    void refetchQueries([PROCESSED_STATUS_PATH, REPLAY_COUNT_PATH, PLAYLIST_COUNT_PATH]);
  });

  // An analyzed replay may count toward the quota. The data keeps its identity while nothing in it changes.
  const known = useRef(data);
  useEffect(() => {
    if (data && known.current && data !== known.current) refetchQuota();
    known.current = data;
  }, [data]);

  useEffect(() => {
    const watched = new Set<unknown>([REPLAY_LIST_PATH, PROCESSED_STATUS_PATH]);
    return queryClient.getQueryCache().subscribe((event) => {
      const arrived = event.type === 'updated' && event.action.type === 'success';
      if (arrived && watched.has(event.query.queryKey[0])) reconcile(queryClient);
    });
  }, [queryClient]);
}

/**
 * The two are fetched in parallel, so either may be older. Where a row of the list disagrees with the status, the
 * older of the two is refetched until both agree.
 */
function reconcile(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const status = cache.find<StatusResponse>({ queryKey: [PROCESSED_STATUS_PATH], exact: false })?.state;
  if (!status?.data) return;
  const current = new Map(status.data.replays.map((replay) => [replay.id, replay.status]));
  for (const page of cache.findAll({ queryKey: [REPLAY_LIST_PATH] })) {
    const listIsOlder = page.state.dataUpdatedAt <= status.dataUpdatedAt;
    const isOutdated = (row: ReplayItem) => {
      const known = current.get(row.id);
      if (known !== undefined) return known !== row.status;
      // A row in progress that the status doesn't list: the status must be older than the row.
      return !listIsOlder && row.status < REPLAY_STATUS.completed;
    };
    const { data } = page.state as { data?: { items: ReplayItem[]; total: number } };
    if (!data) continue;
    const missesSome = listIsOlder && isCompleteList(data) && isMissingReplay(data.items, current);
    if (!missesSome && !data.items.some(isOutdated)) continue;
    void queryClient.invalidateQueries({ queryKey: listIsOlder ? page.queryKey : [PROCESSED_STATUS_PATH] });
  }
}

/** Only a single-page list can prove that a replay isn't listed. */
const isCompleteList = (list: { items: readonly ReplayItem[]; total: number }) =>
  list.items.length === list.total;

function isMissingReplay(rows: readonly ReplayItem[], current: ReadonlyMap<string, ReplayStatus>): boolean {
  const listed = new Set(rows.map(({ id }) => id));
  return [...current.keys()].some((id) => !listed.has(id));
}

/** Returns the current state of an uploaded file: the newest uploads are more recent than the upload's response. */
export function useCurrentReplay(replay: ReplayItem | null): ReplayItem | null {
  const { data } = useQuery({ ...newestUploadsQuery, enabled: replay !== null });
  return data?.items.find((item) => item.id === replay?.id) ?? replay;
}
