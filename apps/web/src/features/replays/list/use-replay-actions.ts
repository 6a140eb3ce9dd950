import { counted } from '@datacoach/analysis/format-number';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../app/api/failure.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import {
  deleteReplays,
  editReplays,
  type Meant,
  type ReplayChange,
  restoreReplays,
  retryReplays,
} from '../api/change-replays.ts';
import {
  DELETED_REPLAYS_KEY,
  PLAYLIST_COUNT_KEY,
  REPLAY_CHOICES_KEY,
  REPLAY_COUNT_KEY,
  REPLAY_LIST_KEY,
} from '../api/list-replays.ts';
import { PROCESSED_STATUS_KEY } from '../api/processed-status.ts';

/** "1 replay", "12 replays". */
export const replaysText = (count: number): string => counted(count, 'replay');

export interface ReplayActions {
  /** Whether an action is running. */
  readonly busy: boolean;
  /** `shown` returns the toast for the number of replays; null if the list itself shows it. */
  change(meant: Meant, change: ReplayChange, shown: ((count: number) => string) | null): Promise<boolean>;
  remove(meant: Meant): Promise<boolean>;
  restore(): Promise<boolean>;
  retry(meant: Meant): Promise<boolean>;
}

/** Returns the actions for replays in the list; failures show a toast, and the list refetches afterwards. */
export function useReplayActions(): ReplayActions {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function act(send: () => Promise<string | null>): Promise<boolean> {
    setBusy(true);
    try {
      const message = await send();
      const stale = [
        REPLAY_LIST_KEY,
        REPLAY_COUNT_KEY,
        PLAYLIST_COUNT_KEY,
        REPLAY_CHOICES_KEY,
        DELETED_REPLAYS_KEY,
        PROCESSED_STATUS_KEY,
      ];
      await Promise.all(stale.map((key) => refetchQueries(queryClient, key)));
      if (message) showToast({ kind: 'done', message });
      return true;
    } catch (error) {
      showToast({ kind: 'failed', message: failureMessage(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    change: (meant, change, shown) =>
      act(async () => {
        const count = await editReplays(meant, change);
        return shown?.(count) ?? null;
      }),
    // The line above the list announces it and offers undo.
    remove: (meant) =>
      act(async () => {
        await deleteReplays(meant);
        return null;
      }),
    restore: () => act(async () => `${replaysText(await restoreReplays())} restored`),
    retry: (meant) =>
      act(async () => {
        const started = await retryReplays(meant);
        return started === 0 ? 'No failed replays' : `Retrying ${replaysText(started)}`;
      }),
  };
}
