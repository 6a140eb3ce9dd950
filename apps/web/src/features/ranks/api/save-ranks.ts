import type { RankInfo } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { keepRanks } from '../../../app/session/account-queries.ts';
import type { ChosenRanks } from '../../../shared/ranks/rank-label.ts';

/** What is said of ranks, and what is compared with them. */
const RESTS_ON_RANKS = /^\/api\/(profile\/progress|v1\/scores\/)/;

/** What the server answers to every change of ranks is shown everywhere at once. Throws its refusal. */
function kept({ data, error }: { data?: RankInfo; error?: unknown }): RankInfo {
  if (!data) throw error;
  keepRanks(data);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => typeof queryKey[1] === 'string' && RESTS_ON_RANKS.test(queryKey[1]),
  });
  return data;
}

/** Declares all three ranks, which also confirms them. */
export async function saveRanks({ duel, doubles, standard }: ChosenRanks): Promise<RankInfo> {
  const body = { duelModeRank: duel, doublesModeRank: doubles, standardModeRank: standard };
  return kept(await apiClient.PUT('/api/profile/update-ranks', { body }));
}

/** Asks the rank service, where one is connected. */
export async function refreshRanks(): Promise<RankInfo> {
  return kept(await apiClient.POST('/api/profile/refresh-ranks'));
}

/** The risen rank is on screen: it is not shown again. */
export async function markRankUpSeen(): Promise<RankInfo> {
  return kept(await apiClient.PATCH('/api/profile/update-rank-up-animation'));
}
