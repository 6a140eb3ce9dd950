import { RANKS } from '@datacoach/analysis/metadata';
import type { RankInfo } from '@datacoach/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient, server } from '../../../app/api/client.ts';
import { cacheRanks, ranksQuery } from '../../../app/session/account-queries.ts';
import { showFailure, showToast } from '../../../app/toasts/show-toast.tsx';
import { type ChosenRanks, formatRank, RANK_MODES } from '../../../shared/ranks/rank-label.ts';

const getTier = (rank: string) => RANKS.find(({ id }) => id === rank)?.tier ?? 0;

/** Returns a quiet line about ranks that fell, never more (decisions.md 10); null if none did. */
export function formatFallenRanks(before: ChosenRanks, after: ChosenRanks): string | null {
  const fallen = RANK_MODES.filter(
    ({ mode }) => getTier(before[mode]) > getTier(after[mode]) && after[mode] !== '',
  ).map(({ mode, label }) => `${label}: ${formatRank(before[mode])} to ${formatRank(after[mode])}.`);
  if (fallen.length === 0) return null;
  return `${fallen.join(' ')} After a season reset, everyone starts lower.`;
}

const RANK_DEPENDENT_PATHS = /^\/api\/(profile\/progress|v1\/scores\/)/;

/** Caches the ranks from a change so that they show everywhere immediately. */
function cacheRankInfo(data: RankInfo): RankInfo {
  cacheRanks(data);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => typeof queryKey[0] === 'string' && RANK_DEPENDENT_PATHS.test(queryKey[0]),
  });
  return data;
}

export async function saveRanks({ duel, doubles, standard }: ChosenRanks): Promise<RankInfo> {
  const body = { duelModeRank: duel, doublesModeRank: doubles, standardModeRank: standard };
  return cacheRankInfo(await server.PUT('/api/profile/update-ranks', { body }));
}

/** Marks the rank-up as seen so that it isn't shown again. */
export async function markRankUpSeen(): Promise<RankInfo> {
  return cacheRankInfo(await server.PATCH('/api/profile/update-rank-up-animation'));
}

/** Refreshes ranks and shows the result in a toast; a rise has its own dialog. */
export function useRefreshRanks(): { refresh: () => void; isRefreshing: boolean } {
  const { data: before } = useQuery(ranksQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: () => server.POST('/api/profile/refresh-ranks').then(cacheRankInfo),
    onSuccess: (after) => {
      if (after.confirmedAt === before?.confirmedAt) {
        return showToast({ kind: 'info', message: 'No newer ranks found. We kept yours.' });
      }
      const fallen = formatFallenRanks(listRanks(before), listRanks(after));
      if (fallen) showToast({ kind: 'info', message: fallen });
      else if (!after.rankUp) showToast({ kind: 'done', message: 'Your ranks are up to date.' });
    },
    onError: (failure) => showFailure(failure),
  });
  return { refresh: () => mutate(), isRefreshing: isPending };
}

export function listRanks(info: RankInfo | undefined): ChosenRanks {
  const rank = (mode: string) => info?.ranks.find((one) => one.mode === mode)?.rank ?? '';
  return { duel: rank('duel'), doubles: rank('doubles'), standard: rank('standard') };
}
