import type { Query, QueryKey } from '@tanstack/react-query';
import {
  endpointQuery,
  keepPrevious,
  queryClient,
  refetchQueries,
  runInOrder,
  server,
} from '../../../app/api/client.ts';
import { getFailureStatus } from '../../../app/api/failure.ts';

const FOLDERS_PATH = '/api/v1/coach/folders';
const FOLDER_PATH = '/api/v1/coach/folder-by-id';
export const FOLDERS_PER_PAGE = 20;

/** Key prefix of everything computed from a folder's games. */
export const FOLDER_STATS = 'coach-folder';

export const folderListQuery = (page: number) =>
  keepPrevious(
    endpointQuery(FOLDERS_PATH, {
      query: { pageIndex: page - 1, pageSize: FOLDERS_PER_PAGE, nested: 'true' },
    }),
  );

const MAX_CHOICES = 100;

/** The newest folders with everything in them, to choose from. */
export const folderChoicesQuery = () =>
  endpointQuery(FOLDERS_PATH, { query: { pageIndex: 0, pageSize: MAX_CHOICES, nested: 'true' } });

export const folderQuery = (folderId: string) => endpointQuery(FOLDER_PATH, { query: { folderId } });

/** Deleted folders: nothing of them is requested again. */
const deletedFolderIds = new Set<string>();
const getFolderId = (queryKey: QueryKey): string =>
  /"folderId":"([^"]+)"/.exec(JSON.stringify(queryKey))?.[1] ?? '';
const isNotDeleted = ({ queryKey }: Pick<Query, 'queryKey'>) => !deletedFolderIds.has(getFolderId(queryKey));

/** Refetches folders, their games and then stats, which a folder deleted in another window no longer has. */
export async function refetchFolders(): Promise<void> {
  await Promise.all([refetchQueries([FOLDERS_PATH]), refetchQueries([FOLDER_PATH], isNotDeleted)]);
  const folders = queryClient.getQueryCache().findAll({ queryKey: [FOLDER_PATH] });
  for (const { queryKey, state } of folders) {
    if (getFailureStatus(state.error) === 404) deletedFolderIds.add(getFolderId(queryKey));
  }
  await refetchQueries([FOLDER_STATS], isNotDeleted);
}

/** Throws HttpFailure. */
const refetchFoldersAfter = <Data>(call: Promise<Data>) => call.finally(refetchFolders);

export const createFolder = (folderName: string, parentId: string | null) =>
  refetchFoldersAfter(
    server.POST('/api/v1/coach/replay-folder', {
      query: { folderName, ...(parentId !== null && { parentId }) },
    }),
  );

export const moveFolder = runInOrder(
  ({ folderId, parentId }: { folderId: string; parentId: string | null }) =>
    refetchFoldersAfter(
      server.PUT('/api/v1/coach/folder-parent', { query: { folderId }, body: { parentId } }),
    ),
);

export const renameFolder = (folderId: string, name: string) =>
  refetchFoldersAfter(server.PUT('/api/v1/coach/replay-folder', { query: { folderId, name } }));

export async function deleteFolder(folderId: string) {
  deletedFolderIds.add(folderId);
  try {
    return await refetchFoldersAfter(server.DELETE('/api/v1/coach/replay-folder', { query: { folderId } }));
  } catch (failure) {
    deletedFolderIds.delete(folderId);
    throw failure;
  }
}

export function restoreFolder(folderId: string) {
  deletedFolderIds.delete(folderId);
  return refetchFoldersAfter(server.POST('/api/v1/coach/replay-folder-restore', { query: { folderId } }));
}

export const chooseTeam = (folderId: string, Team: string | 0) =>
  refetchFoldersAfter(server.PUT('/api/v1/coach/teams', { query: { folderId }, body: { Team } }));

export const retryFiles = (folderId: string, replayId?: string) =>
  refetchFoldersAfter(
    server.POST('/api/v1/coach/folder-run-again', { query: { folderId, ...(replayId && { replayId }) } }),
  );

export const removeFile = (folderId: string, replayId: string) =>
  refetchFoldersAfter(server.DELETE('/api/v1/coach/folder-file', { query: { folderId, replayId } }));
