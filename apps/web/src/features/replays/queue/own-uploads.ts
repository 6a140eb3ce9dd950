import { useEffect, useSyncExternalStore } from 'react';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';
import { refetchQuota } from '../../../app/session/account-queries.ts';
import { onAccountChange, sessionQuery } from '../../../app/session/session.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { PROCESSED_STATUS_PATH, REPLAY_LIST_PATH } from '../api/list-replays.ts';
import { setUploadFolder, VISITOR } from './upload-item.ts';
import { createUploadQueue, type UploadSnapshot } from './upload-queue.ts';
import type { UploadStore } from './upload-store.ts';

/** The page's only queue: outside the screens, so that changing the screen doesn't stop uploads. */
export const uploadQueue = createUploadQueue(
  (file, onProgress) =>
    import('../api/send-replay.ts').then(({ sendReplay }) => sendReplay(file, onProgress)),
  () => void refetchQueries([REPLAY_LIST_PATH, PROCESSED_STATUS_PATH]),
  refetchQuota,
  createLazyUploadStore(),
);

onAccountChange(() => uploadQueue.reset());
addEventListener('online', () => uploadQueue.retryInterrupted());

/** Stores files of the signed-in account; its script loads with the first file. */
function createLazyUploadStore(): UploadStore {
  const getUserId = () => queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null;
  const loadUploadStore = () =>
    import('./upload-store.ts').then(({ createUploadStore: uploadKeeper }) => uploadKeeper(getUserId));
  return {
    saveUpload: (id, file) =>
      loadUploadStore().then(
        (keeper) => keeper.saveUpload(id, file),
        () => false,
      ),
    deleteUploads: (ids) =>
      loadUploadStore().then(
        (keeper) => keeper.deleteUploads(ids),
        () => undefined,
      ),
  };
}

export function useUploads(): UploadSnapshot {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.snapshot);
}

export function uploadToFolder(folderId: string, files: readonly File[]): void {
  for (const file of files) setUploadFolder(folderId, file);
  uploadQueue.add(files);
}

/** Resumes uploads that the account's pages left in this browser, and with `visitors` what was analyzed before sign-up. */
export function useResumedUploads(userId: string, visitors: boolean): void {
  useEffect(() => {
    void import('./upload-store.ts').then(async ({ claimAbandonedUploads: takeLeftUploads }) => {
      const left = await takeLeftUploads(userId, visitors);
      uploadQueue.resume(left);
      for (const { id, userId: owner } of left) if (owner === VISITOR) notifyWhenSaved(id);
    });
  }, [userId, visitors]);
}

function notifyWhenSaved(id: string): void {
  const stop = uploadQueue.subscribe(() => {
    const item = uploadQueue.snapshot().items.find((one) => one.id === id);
    if (item?.state === 'queued' || item?.state === 'uploading') return;
    stop();
    if (item?.state !== 'done' && item?.state !== 'duplicate') return;
    showToast({
      kind: 'done',
      message: `We saved ${item.file.name} to your account.`,
      link: { href: '/my-replay?page=1', label: 'Open My Replays' },
    });
  });
}
