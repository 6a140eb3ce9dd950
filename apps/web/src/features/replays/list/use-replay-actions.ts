import { counted } from '@datacoach/analysis/format-number';
import type { Visibility } from '@datacoach/contract';
import { useState } from 'react';
import { server } from '../../../app/api/client.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { showFailure, showToast } from '../../../app/toasts/show-toast.tsx';
import {
  DELETED_REPLAYS_PATH,
  PLAYLIST_COUNT_PATH,
  REPLAY_CHOICES_PATH,
  REPLAY_COUNT_PATH,
  REPLAY_LIST_PATH,
} from '../api/list-replays.ts';
import { PROCESSED_STATUS_PATH } from '../api/processed-status.ts';
import { type Meant, toReplaySelection } from '../api/save-replays.ts';

export const formatReplayCount = (count: number): string => counted(count, 'replay');

interface ReplayChange {
  title?: string;
  isFavorite?: boolean;
  addTags?: string[];
  removeTags?: string[];
  visibility?: Visibility;
}

export interface ReplayActions {
  readonly busy: boolean;
  /** `shown` returns the toast for the number of replays; null if the list itself shows it. */
  change(meant: Meant, change: ReplayChange, shown: ((count: number) => string) | null): Promise<boolean>;
  remove(meant: Meant): Promise<boolean>;
  restore(): Promise<boolean>;
  retry(meant: Meant): Promise<boolean>;
}

/** Returns the actions for replays in the list; failures show a toast, and the list refetches afterwards. */
export function useReplayActions(): ReplayActions {
  const [busy, setBusy] = useState(false);

  async function act(send: () => Promise<string | null>): Promise<boolean> {
    setBusy(true);
    try {
      const message = await send();
      await refetchQueries([
        REPLAY_LIST_PATH,
        REPLAY_COUNT_PATH,
        PLAYLIST_COUNT_PATH,
        REPLAY_CHOICES_PATH,
        DELETED_REPLAYS_PATH,
        PROCESSED_STATUS_PATH,
      ]);
      if (message) showToast({ kind: 'done', message });
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    change: (meant, change, shown) =>
      act(async () => {
        const which = toReplaySelection(meant);
        const { changed } = await server.PATCH('/api/v1/filestorage/replays', { body: { which, ...change } });
        return shown?.(changed) ?? null;
      }),
    // The line above the list announces it and offers undo.
    remove: (meant) =>
      act(async () => {
        await server.POST('/api/v1/filestorage/replays/delete', {
          body: { which: toReplaySelection(meant) },
        });
        return null;
      }),
    // Everything that was deleted within the undo period.
    restore: () =>
      act(async () => {
        const { restored } = await server.POST('/api/v1/filestorage/replays/restore', { body: {} });
        return `${formatReplayCount(restored)} restored`;
      }),
    retry: (meant) =>
      act(async () => {
        const which = toReplaySelection(meant);
        const { started } = await server.POST('/api/v1/filestorage/replays/run-again', { body: { which } });
        return started === 0 ? 'No failed replays' : `Retrying ${formatReplayCount(started)}`;
      }),
  };
}
