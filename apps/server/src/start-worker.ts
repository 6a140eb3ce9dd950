import type { Context, Schedule, ScheduleTime, WorkerContext } from './feature-module.ts';
import {
  ANALYSIS_LIMITS,
  type AnalysisEngine,
  type AnalysisLimits,
  ENGINE,
} from './features/analysis/index.ts';
import { DAY_MS, MINUTE_MS } from './platform/clock/clock.ts';
import { analyzeTables, reuseSpace } from './platform/database/embedded/vacuum-database.ts';
import { startThreadPool } from './platform/thread-pool/thread-pool.ts';

export interface Worker {
  /** Prepares an analysis thread for its first file. Never throws. */
  warmUp(): Promise<void>;
  /** Lets running jobs finish, then stops schedules, queue and threads. */
  close(): Promise<void>;
}

export interface WorkerOptions {
  limits?: AnalysisLimits;
  engine?: AnalysisEngine;
}

/** Jobs fetched per thread, so that one is always loaded and ready. */
const JOBS_PER_THREAD = 2;

/** Starts this process's background work. */
export async function startWorker(
  context: Context,
  { limits = ANALYSIS_LIMITS, engine = ENGINE }: WorkerOptions = {},
): Promise<Worker> {
  const { config, logger, database, queue, modules } = context;
  const threads = startThreadPool<Uint8Array, unknown>({
    module: engine.thread,
    threads: config.threads,
    ...limits,
  });
  let closing = false;
  const work: WorkerContext = { ...context, threads, engine, isClosing: () => closing };

  // This process is alone in its data folder, so live jobs are leftovers of a dead process.
  if (database.kind === 'embedded') await queue.clearJobs();
  for (const module of modules) await module.beforeWork?.(work);
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  const handlers = jobs.map(({ definition, run }) => [
    definition.name,
    async (payload: never) => void (await run(work, payload)),
  ]);
  await queue.startWorkers(
    Object.fromEntries(handlers),
    config.threads * JOBS_PER_THREAD,
    context.metrics.countJob,
  );

  const filterSchedules = (time: ScheduleTime) =>
    modules.flatMap(({ schedules = [] }) => schedules.filter(({ at }) => at.includes(time)));
  const run = async (schedule: Schedule) => {
    await schedule.run(work).catch((error: unknown) => logger.error({ err: error }, schedule.what));
  };
  const runInOrder = async (schedules: readonly Schedule[]) => {
    for (const schedule of schedules) await run(schedule);
  };
  const tidyDatabase = async (how: typeof analyzeTables) => {
    if (database.kind === 'postgres') return;
    await how(database.pool).then(
      (tables) => logger.debug({ tables }, 'tables tidied'),
      (error: unknown) => logger.error({ err: error }, 'tables not tidied'),
    );
  };

  let tidying = Promise.resolve();
  const minutes = setInterval(() => {
    tidying = tidying.then(() => tidyDatabase(analyzeTables));
    for (const schedule of filterSchedules('minute')) void run(schedule);
    void runInOrder(filterSchedules('clean-up'));
  }, MINUTE_MS);
  const running = modules.flatMap((module) => module.startWork?.(work) ?? []);
  // Not awaited: after an update there may be many replays to reanalyze.
  let renewing = runInOrder(filterSchedules('start'));
  const days = setInterval(() => {
    renewing = runInOrder(filterSchedules('day')).then(() => tidyDatabase(reuseSpace));
  }, DAY_MS);

  return {
    warmUp: () =>
      threads.warmUp().catch((error: unknown) => {
        if (!closing) logger.warn({ err: error }, 'analysis thread not warmed up');
      }),
    async close() {
      closing = true;
      clearInterval(minutes);
      clearInterval(days);
      for (const one of running) await one.stop();
      await renewing;
      await tidying;
      await queue.stop();
      await threads.close();
    },
  };
}
