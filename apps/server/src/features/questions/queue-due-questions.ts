import type { Context } from '../../feature-module.ts';
import { askSavedQuestionsJob } from './ask-saved-questions.job.ts';
import { dueSaved } from './saved-question.repository.ts';

/** Sends the job when there is a saved question whose week is over. */
export async function queueDueQuestions({
  db,
  clock,
  queue,
}: Pick<Context, 'db' | 'clock' | 'queue'>): Promise<void> {
  if ((await dueSaved(db, clock.now(), 1)).length === 0) return;
  await db.transaction((tx) => queue.send(tx, askSavedQuestionsJob, {}));
}
