import { REPLAY_EXTENSION, type ReplayItem } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { type Meant, whichReplays } from './change-replays.ts';

/** Saves an own replay as the file that it was. Throws HttpFailure. */
export async function saveReplayFile({ id, name }: Pick<ReplayItem, 'id' | 'name'>): Promise<void> {
  const response = await authorizedFetch(new Request(`/api/v1/filestorage/replay-file/${id}`));
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
  const ending = `.${REPLAY_EXTENSION}`;
  saveFile(await response.blob(), name.toLowerCase().endsWith(ending) ? name : name + ending);
}

/** Saves own replay files as one zip. Throws HttpFailure. */
export async function saveReplayFiles(meant: Meant): Promise<void> {
  const response = await authorizedFetch(
    new Request('/api/v1/filestorage/replays/download', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ which: whichReplays(meant) }),
    }),
  );
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
  saveFile(await response.blob(), 'replays.zip');
}
