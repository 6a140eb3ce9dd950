import { removeFiles } from './features/account/index.ts';
import {
  ANALYSIS_LIMITS,
  type AnalysisContext,
  type AnalysisEngine,
  type AnalysisLimits,
  analyseReplay,
  ENGINE,
  reanalyseReplay,
  requeueOutdated,
  requeueUnfinished,
  startAnalysisThreads,
} from './features/analysis/index.ts';
import { deriveTokenKeys, forgetEnded } from './features/auth/index.ts';
import { tellWaiters } from './features/capacity/index.ts';
import { type ChunkContext, removeStaleUploads } from './features/chunk-uploads/index.ts';
import { removeDeletedFolders, renewDigests } from './features/coach-folders/index.ts';
import { settleEffects, sweepSessions } from './features/coaching/index.ts';
import { remindOfEvents } from './features/discord-events/index.ts';
import { endTrials } from './features/membership/index.ts';
import { startMailing } from './features/notifications/index.ts';
import { openPayments, sweepPayments } from './features/payments/index.ts';
import { askSavedQuestions, queueDueQuestions } from './features/questions/index.ts';
import { cameByFriend, settleReferrals } from './features/referrals/index.ts';
import { removeDeleted, returnAbandoned } from './features/replays/index.ts';
import { referenceBooks, updateReferences, updateReferencesJob } from './features/scores/index.ts';
import { settleChecks, settleChecksJob } from './features/training-plans/index.ts';
import { queueDueGoals, settleGoals } from './features/weekly-goals/index.ts';
import type { AllJobHandlers } from './jobs.ts';
import { renewStatistics, reuseSpace } from './platform/database/embedded/tidy-database.ts';
import type { Platform } from './platform/platform.ts';

export interface Worker {
  /** Lets running jobs finish, then ends sweeps, queue and threads. */
  close(): Promise<void>;
}

export interface WorkerOptions {
  limits?: AnalysisLimits;
  engine?: AnalysisEngine;
}

const SWEEP_EVERY_MS = 60_000;
/** Younger uploads have a job of their own for sure. */
const SWEEP_MINIMUM_AGE_MS = 60_000;
/** How often analyses of older engines are looked for and rank references updated, besides at the start. */
const RENEW_EVERY_MS = 24 * 60 * 60_000;
/** Jobs in hand for each thread, so that one is always read and ready. */
const JOBS_PER_THREAD = 2;

/** Starts the background work of this process. */
export async function startWorker(
  platform: Platform,
  { limits = ANALYSIS_LIMITS, engine = ENGINE }: WorkerOptions = {},
): Promise<Worker> {
  const { config, clock, logger, database, blobs, queue } = platform;
  const threads = startAnalysisThreads(engine, config.threads, limits);
  const analysis: AnalysisContext = { db: database.db, clock, logger, blobs, queue, threads, engine };

  // Alone in its data folder, this process knows that live jobs are leftovers of one that died.
  if (database.kind === 'embedded') await queue.forgetAll();
  const found = await requeueUnfinished(analysis, 0);
  if (found > 0) logger.info({ found }, 'unfinished replays queued again');

  const books = referenceBooks(database.db);
  const training = { db: database.db, clock, books, logger };
  const handlers: AllJobHandlers = {
    'replay.analyse': ({ replayId }) => analyseReplay(analysis, replayId),
    'replay.reanalyse': ({ replayId }) => reanalyseReplay(analysis, replayId),
    'training-plans.settle-checks': ({ userId }) => settleChecks(training, userId),
    'coaching.settle-effects': ({ userId }) => settleEffects({ db: database.db, clock, books }, userId),
    'scores.update-references': async () => void (await updateReferences({ db: database.db, logger })),
    'questions.ask-saved': async () =>
      void (await askSavedQuestions({ db: database.db, clock, books, logger })),
    'weekly-goals.settle': () => settleGoals({ db: database.db, clock, logger, books }),
  };
  await queue.work(handlers, config.threads * JOBS_PER_THREAD, platform.metrics.countJob);
  const payments = openPayments({
    db: database.db,
    clock,
    logger,
    config,
    cameByFriend,
  });
  const tidy = (how: typeof renewStatistics) =>
    database.kind === 'postgres'
      ? Promise.resolve()
      : how(database.pool).then(
          (tables) => logger.debug({ tables }, 'tables tidied'),
          (error: unknown) => logger.error({ err: error }, 'tables not tidied'),
        );
  let tidying = Promise.resolve();
  const sweep = setInterval(() => {
    tidying = tidying.then(() => tidy(renewStatistics));
    sweepPayments(payments).catch((error: unknown) => logger.error({ err: error }, 'payments'));
    requeueUnfinished(analysis, SWEEP_MINIMUM_AGE_MS).catch((error: unknown) => {
      logger.error({ err: error }, 'sweep failed');
    });
    tellWaiters({ db: database.db, clock, mailer: platform.mailer, publicUrl: config.publicUrl }).catch(
      (error: unknown) => logger.error({ err: error }, 'mails about open sign-ups'),
    );
    queueDueGoals({ db: database.db, clock, queue }).catch((error: unknown) => {
      logger.error({ err: error }, 'weekly goals');
    });
    queueDueQuestions({ db: database.db, clock, queue }).catch((error: unknown) => {
      logger.error({ err: error }, 'saved questions');
    });
    settleReferrals({ db: database.db, clock, logger }).catch((error: unknown) => {
      logger.error({ err: error }, 'referrals');
    });
    remindOfEvents({ db: database.db, clock }).catch((error: unknown) => {
      logger.error({ err: error }, 'reminders of Discord events');
    });
    sweepSessions({ db: database.db, clock }).catch((error: unknown) => {
      logger.error({ err: error }, 'coaching sessions');
    });
    clearUploads({ db: database.db, clock, blobs }).catch((error: unknown) => {
      logger.error({ err: error }, 'trials, unfinished uploads and ended tokens');
    });
    removeDeleted({ db: database.db, clock })
      .then(() => removeDeletedFolders({ db: database.db, clock }))
      .then(() => removeFiles({ db: database.db, blobs }))
      .catch((error: unknown) => {
        logger.error({ err: error }, 'files of deleted replays and accounts');
      });
  }, SWEEP_EVERY_MS);

  const { mailer } = platform;
  const { publicUrl, authSecret } = config;
  const unsubscribeKey = deriveTokenKeys(authSecret).unsubscribe;
  const mailing = startMailing({ db: database.db, clock, mailer, publicUrl, unsubscribeKey }, logger);

  let closing = false;
  const renew = () =>
    requeueOutdated(analysis, () => closing).then(
      (outdated) => {
        if (outdated > 0)
          logger.info({ outdated, version: engine.version }, 'replays queued for a newer engine');
      },
      (error: unknown) => logger.error({ err: error }, 'older analyses were not found'),
    );
  const learn = () =>
    database.db
      .transaction(async (tx) => {
        await queue.send(tx, updateReferencesJob, {});
        await queue.send(tx, settleChecksJob, { userId: null });
      })
      .catch((error: unknown) => logger.error({ err: error }, 'references and checks of plans not updated'));
  const digest = () =>
    renewDigests(database.db, () => closing).then(
      (found) => {
        if (found > 0) logger.info({ found }, 'digests of folders made anew');
      },
      (error: unknown) => logger.error({ err: error }, 'digests of folders not made anew'),
    );
  // Not waited for: after an update there may be many.
  let renewing: Promise<unknown> = renew().then(learn).then(digest);
  const renewal = setInterval(() => {
    renewing = renew()
      .then(learn)
      .then(() => tidy(reuseSpace));
  }, RENEW_EVERY_MS);

  return {
    async close() {
      closing = true;
      clearInterval(sweep);
      clearInterval(renewal);
      await mailing.stop();
      await renewing;
      await tidying;
      await queue.stop();
      await threads.close();
    },
  };
}

/** Ends what is over: trials, uploads in pieces that nobody finishes, places in the quota that nothing came of, tokens. */
async function clearUploads(context: ChunkContext): Promise<void> {
  await endTrials(context.db, context.clock.now());
  await removeStaleUploads(context);
  await returnAbandoned(context);
  await forgetEnded(context.db, context.clock.now());
}
