import { REPLAY_EXTENSION, type ReplayItem } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { saveFile } from '../../../shared/files/save-file.ts';

/** Saves an own replay as the file that it was. Throws HttpFailure. */
export async function saveReplayFile({ id, name }: Pick<ReplayItem, 'id' | 'name'>): Promise<void> {
  const response = await authorizedFetch(new Request(`/api/v1/filestorage/replay-file/${id}`));
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
  const ending = `.${REPLAY_EXTENSION}`;
  saveFile(await response.blob(), name.toLowerCase().endsWith(ending) ? name : name + ending);
}
