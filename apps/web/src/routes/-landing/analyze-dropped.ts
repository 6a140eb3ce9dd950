import { startPreview } from '../../features/analysis/preview-store.ts';
import { forgetVisitorFile, keepForSignUp } from '../../features/replays/queue/kept-uploads.ts';

/**
 * Analyzes a file dropped without an account in this browser. It is kept here for a day, so that it becomes the first
 * replay of the account that the visitor signs up or logs in to.
 */
export async function analyzeDropped(id: string, file: File): Promise<void> {
  const kept = keepForSignUp(id, file);
  if ((await startPreview(id, file)) !== 'failed') return;
  await kept;
  await forgetVisitorFile(id);
}
