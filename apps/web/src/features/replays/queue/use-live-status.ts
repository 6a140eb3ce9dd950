import type { ReplayItem } from '@datacoach/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { REPLAY_LIST_KEY } from '../api/list-replays.ts';
import { processedStatusQuery } from '../api/processed-status.ts';
import { lastUploadAt } from './own-uploads.ts';

/** Asks for the status while something is in work, and reads the list again when one of its rows is out of date. */
export function useLiveStatus(): void {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(processedStatusQuery(lastUploadAt));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer counts, also one equal to the last
  useEffect(() => {
    if (!data) return;
    const current = new Map(data.replays.map((replay) => [replay.id, replay.status]));
    const pages = queryClient.getQueriesData<{ items: ReplayItem[] }>({ queryKey: REPLAY_LIST_KEY });
    const rows = pages.flatMap(([, page]) => page?.items ?? []);
    const outdated = rows.some((row) => current.has(row.id) && current.get(row.id) !== row.status);
    if (outdated) void queryClient.invalidateQueries({ queryKey: REPLAY_LIST_KEY });
  }, [data, dataUpdatedAt, queryClient]);
}
