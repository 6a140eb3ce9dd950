import { counted } from '@datacoach/analysis/format-number';
import { type BodyOf, REPLAY_EXTENSION, type ReplayItem } from '@datacoach/contract';
import { useState } from 'react';
import { refetchQueries, server } from '../../../app/api/client.ts';
import type { ReplayListFilter } from '../../../app/navigation/replay-list-state.ts';
import { showFailure, showToast } from '../../../app/toasts/show-toast.tsx';
import { saveFile } from '../../../shared/files/save-file.ts';
import {
  DELETED_REPLAYS_PATH,
  PLAYLIST_COUNT_PATH,
  PROCESSED_STATUS_PATH,
  REPLAY_CHOICES_PATH,
  REPLAY_COUNT_PATH,
  REPLAY_LIST_PATH,
  toReplayFilter,
} from '../api/list-replays.ts';

export const formatReplayCount = (count: number): string => counted(count, 'replay');

type ReplayChange = Omit<BodyOf<'editReplays'>, 'which'>;

export type ReplayActions = ReturnType<typeof useReplayActions>;

/** Returns the actions for replays in the list; failures show a toast, and the list refetches afterwards. */
export function useReplayActions() {
  const [busy, setBusy] = useState(false);

  async function runAction(send: () => Promise<string | null>): Promise<boolean> {
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
    /** `shown` returns the toast for the number of replays; null if the list itself shows it. */
    updateReplays: (meant: Meant, change: ReplayChange, shown: ((count: number) => string) | null) =>
      runAction(async () => {
        const which = toReplaySelection(meant);
        const { changed } = await server.PATCH('/api/v1/filestorage/replays', { body: { which, ...change } });
        return shown?.(changed) ?? null;
      }),
    // The line above the list announces it and offers undo.
    remove: (meant: Meant) =>
      runAction(async () => {
        const which = toReplaySelection(meant);
        await server.POST('/api/v1/filestorage/replays/delete', { body: { which } });
        return null;
      }),
    // Everything that was deleted within the undo period.
    restore: () =>
      runAction(async () => {
        const { restored } = await server.POST('/api/v1/filestorage/replays/restore', { body: {} });
        return `${formatReplayCount(restored)} restored`;
      }),
    retry: (meant: Meant) =>
      runAction(async () => {
        const which = toReplaySelection(meant);
        const { started } = await server.POST('/api/v1/filestorage/replays/run-again', { body: { which } });
        return started === 0 ? 'No failed replays' : `Retrying ${formatReplayCount(started)}`;
      }),
  };
}

/** These replays, or all that match the filter. */
export type Meant = { readonly ids: readonly string[] } | { readonly fitting: ReplayListFilter };

const toReplaySelection = (meant: Meant) =>
  'ids' in meant ? { ids: [...meant.ids] } : { fitting: toReplayFilter(meant.fitting) };

/** Saves one of the user's replays as its original file. Throws HttpFailure. */
export async function saveReplayFile({ id, name }: Pick<ReplayItem, 'id' | 'name'>): Promise<void> {
  const file = await server.GET('/api/v1/filestorage/replay-file/{replayId}', {
    path: { replayId: id },
    parseAs: 'blob',
  });
  const ending = `.${REPLAY_EXTENSION}`;
  saveFile(file, name.toLowerCase().endsWith(ending) ? name : name + ending);
}

/** Saves the user's replay files as one zip. Throws HttpFailure. */
export async function saveReplayFiles(meant: Meant): Promise<void> {
  const body = { which: toReplaySelection(meant) };
  const file = await server.POST('/api/v1/filestorage/replays/download', { body, parseAs: 'blob' });
  saveFile(file, 'replays.zip');
}
