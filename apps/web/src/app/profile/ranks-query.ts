import type { RankInfo } from '@datacoach/contract';
import { api } from '../api/client.ts';
import { queryClient } from '../query-client.ts';

/** The player's ranks; `isRankNull` is true while one of the three is empty. Players only. */
export const ranksQuery = api.queryOptions('get', '/api/profile/get-user-ranks');

/** Shows what the server answered after a change, everywhere at once. */
export function keepRanks(ranks: RankInfo): void {
  queryClient.setQueryData(ranksQuery.queryKey, ranks);
}
