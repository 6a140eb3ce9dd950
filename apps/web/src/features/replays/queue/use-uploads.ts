import { useSyncExternalStore } from 'react';
import { uploadQueue } from './own-uploads.ts';
import type { UploadSnapshot } from './upload-queue.ts';

export function useUploads(): UploadSnapshot {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.snapshot);
}
