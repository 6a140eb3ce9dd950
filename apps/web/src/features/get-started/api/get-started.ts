import type { BodyOf, GetStartedState } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { profileQuery, ranksQuery } from '../../../app/session/account-queries.ts';

export const getStartedQuery = api.queryOptions('get', '/api/v1/get-started');

export type StepAnswers = BodyOf<'saveGetStarted'>;
export type ChecklistItem = GetStartedState['checklist'][number]['item'];

function keep(state: GetStartedState): GetStartedState {
  queryClient.setQueryData(getStartedQuery.queryKey, state);
  return state;
}

/** Saves the answers of one step, or that it is skipped. */
export async function saveStep(body: StepAnswers): Promise<GetStartedState> {
  const data = await server.PUT('/api/v1/get-started', { body });
  // Names, platform and ranks stand in the profile too.
  void queryClient.invalidateQueries(profileQuery);
  void queryClient.invalidateQueries(ranksQuery);
  return keep(data);
}

/** Ends the flow. The session knows of it once it is renewed. */
export async function finishGetStarted(): Promise<GetStartedState> {
  const data = await server.POST('/api/v1/get-started/finish');
  return keep(data);
}

/** Ticks what the server cannot count by itself. */
export async function tickChecklist(item: Exclude<ChecklistItem, 'upload-5'>): Promise<void> {
  const data = await server.PUT('/api/v1/get-started/checklist', { body: { item } });
  keep(data);
}

/** Ticks an item of the checklist that opening this screen does, once; for players. */
export function useChecklistTick(item: Exclude<ChecklistItem, 'upload-5'>, isPlayer: boolean): void {
  const { data: state } = useQuery({
    ...getStartedQuery,
    enabled: isPlayer,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOpen = state?.checklist.some((row) => row.item === item && !row.isDone) ?? false;
  useEffect(() => {
    // What does not arrive is ticked the next time.
    if (isOpen) void tickChecklist(item).catch(() => undefined);
  }, [isOpen, item]);
}
