import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Asks saved questions whose week is over again. */
export const askSavedQuestionsJob = defineJob({
  name: 'questions.ask-saved',
  payload: z.object({}),
  key: () => 'all',
  // The next hour goes on where this one stopped.
  retries: 2,
  leaseSeconds: 15,
  background: true,
});
