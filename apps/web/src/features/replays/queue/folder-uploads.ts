import { sendInto } from './folder-of-file.ts';
import { uploadQueue } from './own-uploads.ts';

/** Puts files into the queue, on their way to a coach's folder. */
export function uploadInto(folderId: string, files: readonly File[]): void {
  for (const file of files) sendInto(folderId, file);
  uploadQueue.add(files);
}
