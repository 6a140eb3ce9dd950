import type { ReplayItem } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { replayListQuery } from '../api/list-replays.ts';

/** What became of an uploaded file: the newest page of the list knows more than the answer to the upload. */
export function useCurrentReplay(replay: ReplayItem | null): ReplayItem | null {
  const { data } = useQuery({ ...replayListQuery({ page: 1 }), enabled: replay !== null });
  return data?.items.find((item) => item.id === replay?.id) ?? replay;
}
