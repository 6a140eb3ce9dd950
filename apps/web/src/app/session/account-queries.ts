import { type Profile, type RankInfo, RESTRICTION_STALE_MS } from '@datacoach/contract';
import { endpointQuery } from '../api/client.ts';
import { queryClient, refetchQueries } from '../query-client.ts';

/** The player's ranks; `isRankNull` is true while any of the three is missing. Players only. */
export const ranksQuery = endpointQuery('/api/profile/get-user-ranks');

/** Shows the server's response to a change everywhere at once. */
export function cacheRanks(ranks: RankInfo): void {
  queryClient.setQueryData(ranksQuery.queryKey, ranks);
}

/** The current plan and its monthly replay usage: fresh for two seconds (specification.md 7). */
export const restrictionQuery = {
  ...endpointQuery('/api/v1/filestorage/replay-upload-restriction'),
  staleTime: RESTRICTION_STALE_MS,
  // Stale data is refetched by the next component that shows it.
  refetchOnMount: true,
};

export const coachingQuery = endpointQuery('/api/v1/coachsession/coaching-data');

/** Refetches quota usage after an upload has started, ended or been analyzed. */
export function refetchQuota(): void {
  void refetchQueries(restrictionQuery.queryKey);
}

/** Refetches everything after the plan or tokens have changed. */
export async function refetchPlan(): Promise<void> {
  // Requests in flight started before the change, and their results would count as new.
  const pending = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(pending.map((query) => query.promise));
  await queryClient.invalidateQueries();
}

/** The caller's permission entries. For administrators; the server checks every call anyway. */
export const myPermissionsQuery = endpointQuery('/api/v1/permissions');

/** The user's profile: name, image, platform. Coaches don't load it (specification.md 6). */
export const profileQuery = endpointQuery('/api/profile/profile');

/** Shows the server's response to a change everywhere at once. */
export function cacheProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
}
