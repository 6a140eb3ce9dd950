import { findRank } from '@datacoach/analysis/metadata';
import type { BodyOf, GetStartedState, RankedMode } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointQuery, queryClient, server } from '../../../app/api/client.ts';
import { profileQuery, ranksQuery } from '../../../app/session/account-queries.ts';

export const getStartedQuery = endpointQuery('/api/v1/get-started');

export type StepAnswers = BodyOf<'saveGetStarted'>;
export type ChecklistItem = GetStartedState['checklist'][number]['item'];

function cacheState(state: GetStartedState): GetStartedState {
  queryClient.setQueryData(getStartedQuery.queryKey, state);
  return state;
}

export async function saveStep(body: StepAnswers): Promise<GetStartedState> {
  const data = await server.PUT('/api/v1/get-started', { body });
  // Names, platform and ranks are in the profile too.
  void queryClient.invalidateQueries(profileQuery);
  void queryClient.invalidateQueries(ranksQuery);
  return cacheState(data);
}

/** Ends the flow. The session reflects it once it is renewed. */
export const finishGetStarted = () => server.POST('/api/v1/get-started/finish').then(cacheState);

/** Checks off what the server can't count itself. */
export const tickChecklist = (item: Exclude<ChecklistItem, 'upload-5'>) =>
  server.PUT('/api/v1/get-started/checklist', { body: { item } }).then(cacheState);

/** Checks off a checklist item once when this screen opens; for players. */
export function useChecklistTick(item: Exclude<ChecklistItem, 'upload-5'>, isPlayer: boolean): void {
  const { data: state } = useQuery({
    ...getStartedQuery,
    enabled: isPlayer,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOpen = state?.checklist.some((row) => row.item === item && !row.isDone) ?? false;
  useEffect(() => {
    // If this fails, the next visit checks it off.
    if (isOpen) void tickChecklist(item).catch(() => undefined);
  }, [isOpen, item]);
}

/** Returns the declared tiers by mode; null for unranked or undeclared. */
export function getTiers(state: GetStartedState): Record<RankedMode, number | null> {
  const getTier = (rank: string | null) => (rank && findRank(rank)?.tier) || null;
  return {
    duel: getTier(state.duelModeRank),
    doubles: getTier(state.doublesModeRank),
    standard: getTier(state.standardModeRank),
  };
}
