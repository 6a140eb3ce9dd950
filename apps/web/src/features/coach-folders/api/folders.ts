import { keepPreviousData, type Query, type QueryKey } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf, failureStatus } from '../../../app/api/failure.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

const FOLDERS_PATH = '/api/v1/coach/folders';
const FOLDER_PATH = '/api/v1/coach/folder-by-id';
export const FOLDERS_A_PAGE = 20;

/** Key prefix of everything computed from a folder's games. */
export const FOLDER_STATS = 'coach-folder';

export function folderListQuery(page: number) {
  return {
    ...api.queryOptions('get', FOLDERS_PATH, {
      params: { query: { pageIndex: page - 1, pageSize: FOLDERS_A_PAGE, nested: 'true' } },
    }),
    placeholderData: keepPreviousData,
  };
}

const MAX_CHOICES = 100;

/** The newest folders with everything in them, to choose from. */
export const folderChoicesQuery = () =>
  api.queryOptions('get', FOLDERS_PATH, {
    params: { query: { pageIndex: 0, pageSize: MAX_CHOICES, nested: 'true' } },
  });

export function folderQuery(folderId: string) {
  return api.queryOptions('get', FOLDER_PATH, { params: { query: { folderId } } });
}

/** Deleted folders: nothing of them is requested again. */
const deleted = new Set<string>();
const idIn = (queryKey: QueryKey): string => /"folderId":"([^"]+)"/.exec(JSON.stringify(queryKey))?.[1] ?? '';
const isThere = ({ queryKey }: Pick<Query, 'queryKey'>) => !deleted.has(idIn(queryKey));

/** Refetches folders, their games and then stats, which a folder deleted in another window no longer has. */
export async function readFoldersAgain(): Promise<void> {
  await Promise.all([
    refetchQueries(queryClient, ['get', FOLDERS_PATH]),
    refetchQueries(queryClient, ['get', FOLDER_PATH], isThere),
  ]);
  const folders = queryClient.getQueryCache().findAll({ queryKey: ['get', FOLDER_PATH] });
  for (const { queryKey, state } of folders) {
    if (failureStatus(state.error) === 404) deleted.add(idIn(queryKey));
  }
  await refetchQueries(queryClient, [FOLDER_STATS], isThere);
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Throws HttpFailure. */
async function taken<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  await readFoldersAgain();
  if (data === undefined) throw failureOf(response.status, error);
  return data;
}

export const createFolder = (folderName: string, parentId: string | null) =>
  taken(
    apiClient.POST('/api/v1/coach/replay-folder', {
      params: { query: { folderName, ...(parentId !== null && { parentId }) } },
    }),
  );

/** Moves a folder into another one, or to the top. */
export const moveFolder = (folderId: string, parentId: string | null) =>
  taken(
    apiClient.PUT('/api/v1/coach/folder-parent', { params: { query: { folderId } }, body: { parentId } }),
  );

export const renameFolder = (folderId: string, name: string) =>
  taken(apiClient.PUT('/api/v1/coach/replay-folder', { params: { query: { folderId, name } } }));

export async function deleteFolder(folderId: string) {
  deleted.add(folderId);
  try {
    return await taken(apiClient.DELETE('/api/v1/coach/replay-folder', { params: { query: { folderId } } }));
  } catch (failure) {
    deleted.delete(folderId);
    throw failure;
  }
}

export function restoreFolder(folderId: string) {
  deleted.delete(folderId);
  return taken(apiClient.POST('/api/v1/coach/replay-folder-restore', { params: { query: { folderId } } }));
}

export const chooseTeam = (folderId: string, Team: string | 0) =>
  taken(apiClient.PUT('/api/v1/coach/teams', { params: { query: { folderId } }, body: { Team } }));

/** Retries one failed file, or all. */
export const retryFiles = (folderId: string, replayId?: string) =>
  taken(
    apiClient.POST('/api/v1/coach/folder-run-again', {
      params: { query: { folderId, ...(replayId && { replayId }) } },
    }),
  );

export const removeFile = (folderId: string, replayId: string) =>
  taken(apiClient.DELETE('/api/v1/coach/folder-file', { params: { query: { folderId, replayId } } }));
