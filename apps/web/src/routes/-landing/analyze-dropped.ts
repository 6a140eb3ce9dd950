import { startPreview } from '../../features/analysis/preview-store.ts';
import { deleteVisitorUpload, saveForSignUp } from '../../features/replays/queue/upload-store.ts';

/**
 * Analyzes a file dropped without an account in this browser. It is kept here for a day, so that it becomes the first
 * replay of the account that the visitor signs up or logs in to.
 */
export async function analyzeDropped(id: string, file: File): Promise<void> {
  const kept = saveForSignUp(id, file);
  if ((await startPreview(id, file)) !== 'failed') return;
  await kept;
  await deleteVisitorUpload(id);
}
