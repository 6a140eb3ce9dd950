import type { Query, QueryKey } from '@tanstack/react-query';
import { endpointQuery, keepPrevious, queryClient, refetchQueries, server } from '../../../app/api/client.ts';
import { getFailureStatus } from '../../../app/api/failure.ts';

const FOLDERS_PATH = '/api/v1/coach/folders';
const FOLDER_PATH = '/api/v1/coach/folder-by-id';
export const FOLDERS_A_PAGE = 20;

/** Key prefix of everything computed from a folder's games. */
export const FOLDER_STATS = 'coach-folder';

export const folderListQuery = (page: number) =>
  keepPrevious(
    endpointQuery(FOLDERS_PATH, { query: { pageIndex: page - 1, pageSize: FOLDERS_A_PAGE, nested: 'true' } }),
  );

const MAX_CHOICES = 100;

/** The newest folders with everything in them, to choose from. */
export const folderChoicesQuery = () =>
  endpointQuery(FOLDERS_PATH, { query: { pageIndex: 0, pageSize: MAX_CHOICES, nested: 'true' } });

export const folderQuery = (folderId: string) => endpointQuery(FOLDER_PATH, { query: { folderId } });

/** Deleted folders: nothing of them is requested again. */
const deleted = new Set<string>();
const idIn = (queryKey: QueryKey): string => /"folderId":"([^"]+)"/.exec(JSON.stringify(queryKey))?.[1] ?? '';
const isThere = ({ queryKey }: Pick<Query, 'queryKey'>) => !deleted.has(idIn(queryKey));

/** Refetches folders, their games and then stats, which a folder deleted in another window no longer has. */
export async function readFoldersAgain(): Promise<void> {
  await Promise.all([refetchQueries([FOLDERS_PATH]), refetchQueries([FOLDER_PATH], isThere)]);
  const folders = queryClient.getQueryCache().findAll({ queryKey: [FOLDER_PATH] });
  for (const { queryKey, state } of folders) {
    if (getFailureStatus(state.error) === 404) deleted.add(idIn(queryKey));
  }
  await refetchQueries([FOLDER_STATS], isThere);
}

/** Throws HttpFailure. */
const taken = <Data>(call: Promise<Data>) => call.finally(readFoldersAgain);

export const createFolder = (folderName: string, parentId: string | null) =>
  taken(
    server.POST('/api/v1/coach/replay-folder', {
      query: { folderName, ...(parentId !== null && { parentId }) },
    }),
  );

export const moveFolder = (folderId: string, parentId: string | null) =>
  taken(server.PUT('/api/v1/coach/folder-parent', { query: { folderId }, body: { parentId } }));

export const renameFolder = (folderId: string, name: string) =>
  taken(server.PUT('/api/v1/coach/replay-folder', { query: { folderId, name } }));

export async function deleteFolder(folderId: string) {
  deleted.add(folderId);
  try {
    return await taken(server.DELETE('/api/v1/coach/replay-folder', { query: { folderId } }));
  } catch (failure) {
    deleted.delete(folderId);
    throw failure;
  }
}

export function restoreFolder(folderId: string) {
  deleted.delete(folderId);
  return taken(server.POST('/api/v1/coach/replay-folder-restore', { query: { folderId } }));
}

export const chooseTeam = (folderId: string, Team: string | 0) =>
  taken(server.PUT('/api/v1/coach/teams', { query: { folderId }, body: { Team } }));

export const retryFiles = (folderId: string, replayId?: string) =>
  taken(
    server.POST('/api/v1/coach/folder-run-again', { query: { folderId, ...(replayId && { replayId }) } }),
  );

export const removeFile = (folderId: string, replayId: string) =>
  taken(server.DELETE('/api/v1/coach/folder-file', { query: { folderId, replayId } }));
