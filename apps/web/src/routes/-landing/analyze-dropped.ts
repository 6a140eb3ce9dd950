import { startPreview } from '../../features/analysis/preview-store.ts';

/**
 * Analyzes a file dropped without an account in this browser. It is kept here for a day, so that it becomes the first
 * replay of the account that the visitor signs up or logs in to.
 */
export async function analyzeDropped(id: string, file: File): Promise<void> {
  const keeper = import('../../features/replays/queue/kept-uploads.ts');
  const kept = keeper.then(({ keepForSignUp }) => keepForSignUp(id, file)).catch(() => undefined);
  if ((await startPreview(id, file)) !== 'failed') return;
  await kept;
  await keeper.then(({ forgetVisitorFile }) => forgetVisitorFile(id)).catch(() => undefined);
}
