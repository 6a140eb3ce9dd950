import type { Visibility } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import type { ReplayListFilter } from '../../../app/navigation/replay-list-place.ts';
import { askedFilter } from './list-replays.ts';

/** These, or everything that fits the filter. */
export type Meant = { readonly ids: readonly string[] } | { readonly fitting: ReplayListFilter };

export interface ReplayChange {
  title?: string;
  isFavourite?: boolean;
  addTags?: string[];
  removeTags?: string[];
  visibility?: Visibility;
}

/** As requests name them. */
export const whichReplays = (meant: Meant) =>
  'ids' in meant ? { ids: [...meant.ids] } : { fitting: askedFilter(meant.fitting) };

/** Throws HttpFailure. */
export async function changeReplays(meant: Meant, change: ReplayChange): Promise<number> {
  const data = await server.PATCH('/api/v1/filestorage/replays', {
    body: { which: whichReplays(meant), ...change },
  });
  return data.changed;
}

export async function deleteReplays(meant: Meant): Promise<number> {
  const data = await server.POST('/api/v1/filestorage/replays/delete', {
    body: { which: whichReplays(meant) },
  });
  return data.deleted;
}

/** Everything that was deleted within the time to undo. */
export async function restoreReplays(): Promise<number> {
  const data = await server.POST('/api/v1/filestorage/replays/restore', { body: {} });
  return data.restored;
}

export async function runReplaysAgain(meant: Meant): Promise<number> {
  const data = await server.POST('/api/v1/filestorage/replays/run-again', {
    body: { which: whichReplays(meant) },
  });
  return data.started;
}
