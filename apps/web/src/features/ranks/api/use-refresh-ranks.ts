import { useMutation, useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { ranksQuery } from '../../../app/session/account-queries.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { fallenSentence } from './fallen-ranks.ts';
import { ranksOf } from './ranks-of.ts';
import { refreshRanks } from './save-ranks.ts';

/** Asks for newer ranks and says what came of it; a rise is shown by its own dialog. */
export function useRefreshRanks(): { refresh: () => void; isRefreshing: boolean } {
  const { data: before } = useQuery(ranksQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: refreshRanks,
    onSuccess: (after) => {
      if (after.confirmedAt === before?.confirmedAt) {
        return showToast({ kind: 'told', message: 'Nothing newer was found. The ranks you set stand.' });
      }
      const fallen = fallenSentence(ranksOf(before), ranksOf(after));
      if (fallen) showToast({ kind: 'told', message: fallen });
      else if (!after.rankUp) showToast({ kind: 'done', message: 'Your ranks are up to date.' });
    },
    onError: (failure) => showToast({ kind: 'failed', message: failureSentence(failure) }),
  });
  return { refresh: () => mutate(), isRefreshing: isPending };
}
