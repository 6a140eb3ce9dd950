import { type Profile, type RankInfo, RESTRICTION_STALE_MS } from '@datacoach/contract';
import { api } from '../api/client.ts';
import { queryClient, refetchQueries } from '../query-client.ts';

/** The player's ranks; `isRankNull` is true while one of the three is empty. Players only. */
export const ranksQuery = api.queryOptions('get', '/api/profile/get-user-ranks');

/** Shows what the server answered after a change, everywhere at once. */
export function keepRanks(ranks: RankInfo): void {
  queryClient.setQueryData(ranksQuery.queryKey, ranks);
}

/** The plan held and how much of its monthly replays is used: good for two seconds (specification.md 7). */
export const restrictionQuery = {
  ...api.queryOptions('get', '/api/v1/filestorage/replay-upload-restriction'),
  staleTime: RESTRICTION_STALE_MS,
  // An answer that old is asked for again by whatever shows it again.
  refetchOnMount: true,
};

/** Coaching sessions that are left this month. */
export const coachingQuery = api.queryOptions('get', '/api/v1/coachsession/coaching-data');

/** An upload has started, ended or been analyzed: what is used of the quota is another number now. */
export function quotaChanged(): void {
  void refetchQueries(queryClient, restrictionQuery.queryKey);
}

/** Another plan, or tokens: on every page that asks what it opens. */
export async function planChanged(): Promise<void> {
  // What is on its way was asked for before the change, and would be taken for the answer after it.
  const onTheirWay = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(onTheirWay.map((query) => query.promise));
  await queryClient.invalidateQueries();
}

/** What the caller's permission entries open. Administrators ask for it; the server checks every call besides. */
export const ownPermissionsQuery = api.queryOptions('get', '/api/v1/permissions');

/** The own profile: name, image, platform. Coaches do not ask for it (specification.md 6). */
export const profileQuery = api.queryOptions('get', '/api/profile/profile');

/** Shows what the server answered after a change, everywhere at once. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
}
