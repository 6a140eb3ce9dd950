import { REPLAY_EXTENSION, type ReplayItem, type Visibility } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import type { ReplayListFilter } from '../../../app/navigation/replay-list-place.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { toReplayFilter } from './list-replays.ts';

/** These replays, or all that match the filter. */
export type Meant = { readonly ids: readonly string[] } | { readonly fitting: ReplayListFilter };

export interface ReplayChange {
  title?: string;
  isFavorite?: boolean;
  addTags?: string[];
  removeTags?: string[];
  visibility?: Visibility;
}

/** Maps a selection to the API's parameters. */
export const toReplaySelection = (meant: Meant) =>
  'ids' in meant ? { ids: [...meant.ids] } : { fitting: toReplayFilter(meant.fitting) };

/** Throws HttpFailure. */
export async function editReplays(meant: Meant, change: ReplayChange): Promise<number> {
  const data = await server.PATCH('/api/v1/filestorage/replays', {
    body: { which: toReplaySelection(meant), ...change },
  });
  return data.changed;
}

export async function deleteReplays(meant: Meant): Promise<number> {
  const data = await server.POST('/api/v1/filestorage/replays/delete', {
    body: { which: toReplaySelection(meant) },
  });
  return data.deleted;
}

/** Restores everything that was deleted within the undo period. */
export async function restoreReplays(): Promise<number> {
  const data = await server.POST('/api/v1/filestorage/replays/restore', { body: {} });
  return data.restored;
}

export async function retryReplays(meant: Meant): Promise<number> {
  const data = await server.POST('/api/v1/filestorage/replays/run-again', {
    body: { which: toReplaySelection(meant) },
  });
  return data.started;
}

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
  saveFile(
    await server.POST('/api/v1/filestorage/replays/download', { body, parseAs: 'blob' }),
    'replays.zip',
  );
}
