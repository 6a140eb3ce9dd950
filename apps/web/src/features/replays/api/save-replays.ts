import { REPLAY_EXTENSION, type ReplayItem } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import type { ReplayListFilter } from '../../../app/navigation/replay-list-place.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { toReplayFilter } from './list-replays.ts';

/** These replays, or all that match the filter. */
export type Meant = { readonly ids: readonly string[] } | { readonly fitting: ReplayListFilter };

export const toReplaySelection = (meant: Meant) =>
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
