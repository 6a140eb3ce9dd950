import {
  ANALYSIS_LIMITS,
  type AnalysisContext,
  type AnalysisLimits,
  analyseReplay,
  requeueUnfinished,
  startAnalysisThreads,
} from './features/analysis/index.ts';
import type { AllJobHandlers } from './jobs.ts';
import type { Platform } from './platform/platform.ts';

export interface Worker {
  /** Lets running jobs finish, then ends sweeps, queue and threads. */
  close(): Promise<void>;
}

const SWEEP_EVERY_MS = 60_000;
/** Younger uploads have a job of their own for sure. */
const SWEEP_MINIMUM_AGE_MS = 60_000;
/** Jobs in hand for each thread, so that one is always read and ready. */
const JOBS_PER_THREAD = 2;

/** Starts the background work of this process. */
export async function startWorker(
  platform: Platform,
  limits: AnalysisLimits = ANALYSIS_LIMITS,
): Promise<Worker> {
  const { config, clock, logger, database, blobs, queue } = platform;
  const threads = startAnalysisThreads(config.threads, limits);
  const analysis: AnalysisContext = { db: database.db, clock, logger, blobs, queue, threads };

  // Alone in its data folder, this process knows that live jobs are leftovers of one that died.
  if (database.kind === 'embedded') await queue.forgetAll();
  const found = await requeueUnfinished(analysis, 0);
  if (found > 0) logger.info({ found }, 'unfinished replays queued again');

  const handlers: AllJobHandlers = {
    'replay.analyse': ({ replayId }) => analyseReplay(analysis, replayId),
  };
  await queue.work(handlers, config.threads * JOBS_PER_THREAD);
  const sweep = setInterval(() => {
    requeueUnfinished(analysis, SWEEP_MINIMUM_AGE_MS).catch((error: unknown) => {
      logger.error({ err: error }, 'sweep failed');
    });
  }, SWEEP_EVERY_MS);

  return {
    async close() {
      clearInterval(sweep);
      await queue.stop();
      await threads.close();
    },
  };
}
