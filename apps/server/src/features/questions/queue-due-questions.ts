import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { askSavedQuestionsJob } from './ask-saved-questions.job.ts';
import { dueSaved } from './saved-question.repository.ts';

/** Sends the job when there is a saved question whose week is over. */
export async function queueDueQuestions({
  db,
  clock,
  queue,
}: {
  db: Database;
  clock: Clock;
  queue: Queue;
}): Promise<void> {
  if ((await dueSaved(db, clock.now(), 1)).length === 0) return;
  await db.transaction((tx) => queue.send(tx, askSavedQuestionsJob, {}));
}
