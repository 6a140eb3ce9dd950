import { reanalyseReplayJob } from './features/analysis/reanalyse-replay.job.ts';
import { settleEffectsJob } from './features/coaching/settle-effects.job.ts';
import { askSavedQuestionsJob } from './features/questions/ask-saved-questions.job.ts';
import { analyseReplayJob } from './features/replays/analyse-replay.job.ts';
import { updateReferencesJob } from './features/scores/update-references.job.ts';
import { settleChecksJob } from './features/training-plans/settle-checks.job.ts';
import { settleWeeklyGoalsJob } from './features/weekly-goals/settle-weekly-goals.job.ts';
import type { JobHandlers } from './platform/queue/define-job.ts';

/** Every kind of background work. */
export const ALL_JOBS = [
  analyseReplayJob,
  reanalyseReplayJob,
  updateReferencesJob,
  settleWeeklyGoalsJob,
  settleChecksJob,
  settleEffectsJob,
  askSavedQuestionsJob,
] as const;

/** One handler for each of them: a missing one does not compile. */
export type AllJobHandlers = JobHandlers<typeof ALL_JOBS>;
