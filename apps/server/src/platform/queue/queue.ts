import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Db, fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { DatabaseHandle, Transaction } from '../database/database.ts';
import type { Logger } from '../logging/logger.ts';

/** A kind of background job: everything except the code that does it. */
export interface JobDefinition<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly payload: Payload;
  /** Two live jobs never share a key. */
  readonly getKey: (payload: z.output<Payload>) => string;
  /** Max retries after an error, with growing pauses. */
  readonly retries: number;
  /** A worker without a sign of life for this long is considered dead, and its job goes to another. At least 10. */
  readonly leaseSeconds: number;
  /** Low priority: one at a time per process, whatever the concurrency of other jobs. */
  readonly background?: boolean;
}

export function defineJob<const Name extends string, Payload extends z.ZodType>(
  definition: JobDefinition<Name, Payload>,
): JobDefinition<Name, Payload> {
  return definition;
}

export interface Queue {
  /** Adds a job in the caller's transaction. False if a live job with the same key exists. */
  send<Payload extends z.ZodType>(
    tx: Transaction,
    job: JobDefinition<string, Payload>,
    payload: z.output<Payload>,
    turn?: QueuePosition,
  ): Promise<boolean>;
  /** Starts the workers of all jobs, each with some `concurrency` handlers; one account never takes all of them. */
  startWorkers(
    handlers: Record<string, (payload: never) => Promise<void>>,
    concurrency: number,
    onEnd?: (reportEnd: JobOutcome) => void,
  ): Promise<void>;
  /** Removes all jobs, including live ones. Only for a process that is the only one. */
  clearJobs(): Promise<void>;
  /** Throws if the queue's tables don't respond. */
  check(): Promise<void>;
  /** Returns for each kind of job how many wait and are running in any process, and the longest wait. */
  listDepths(): Promise<QueueDepth[]>;
  /** Stops the workers; running handlers get a few seconds to finish, then their jobs are requeued. */
  stop(): Promise<void>;
}

/** The job's account and how many of its jobs are already waiting: accounts with fewer are served first. */
export interface QueuePosition {
  account: string;
  behind: number;
}

export interface QueueDepth {
  job: string;
  waiting: number;
  active: number;
  /** 0 if none are waiting. */
  oldestSeconds: number;
}

/** Outcome of a job in this process. */
export interface JobOutcome {
  job: string;
  result: 'completed' | 'failed';
  seconds: number;
}

interface JobResult {
  id: string;
  status: 'completed' | 'failed';
}

export interface QueueOptions {
  database: DatabaseHandle;
  /** PostgreSQL's URL; null with the embedded database. */
  databaseUrl: string | null;
  jobs: readonly JobDefinition[];
  logger: Logger;
}

/** Fetching several jobs makes pg-boss continue without a pause while there are more. */
const BATCH_SIZE = 2;
const FIRST_RETRY_SECONDS = 1;
const MAX_RETRY_SECONDS = 60;
/** NOTIFY wakes workers at once; polling finds jobs after a lost notification. */
const POLL_SECONDS = 2;
/** How long running handlers may take to finish when the server stops. */
const STOP_GRACE_MS = 10_000;
/** How often pg-boss checks for jobs of dead workers. */
const MONITOR_SECONDS = 5;

/** Starts the job queue in the database (pg-boss). Creates its tables and queues. */
export async function startQueue({ database, databaseUrl, jobs, logger }: QueueOptions): Promise<Queue> {
  requireUniqueNames(jobs);
  const boss = new PgBoss({
    ...(databaseUrl === null
      ? { db: createPoolAdapter(database.pool), backend: 'pglite' as const }
      : { connectionString: databaseUrl, max: 4, application_name: 'datacoach-queue' }),
    useListenNotify: true,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'queue'));
  boss.on('warning', (warning) => logger.warn({ kind: warning.message }, 'queue'));
  await boss.start();
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries,
      retryDelay: FIRST_RETRY_SECONDS,
      retryBackoff: true,
      retryDelayMax: MAX_RETRY_SECONDS,
      heartbeatSeconds: job.leaseSeconds,
      notify: true,
    };
    await boss.createQueue(job.name, { ...options, policy: 'exclusive' });
    await boss.updateQueue(job.name, options);
    // Makes pg-boss cache the queue; otherwise it would look it up inside the first sender's transaction.
    await boss.findJobs(job.name, { key: '' });
  }

  let stopped: Promise<void> | undefined;
  return {
    async send(tx, job, payload, turn) {
      const id = await boss.send(job.name, payload as object, {
        singletonKey: job.getKey(payload),
        db: fromDrizzle(tx, sql),
        ...(turn && { group: { id: turn.account }, priority: -turn.behind }),
      });
      return id !== null;
    },
    async startWorkers(handlers, concurrency, onEnd = () => {}) {
      requireHandlers(jobs, handlers);
      for (const job of jobs) {
        const handle = handlers[job.name] as (payload: unknown) => Promise<void>;
        const runJob = async ({ id, data }: { id: string; data: unknown }): Promise<JobResult> => {
          const began = performance.now();
          const reportEnd = (result: JobOutcome['result']) =>
            onEnd({ job: job.name, result, seconds: (performance.now() - began) / 1000 });
          try {
            await handle(job.payload.parse(data));
            reportEnd('completed');
            return { id, status: 'completed' };
          } catch (error) {
            logger.error({ err: error, job: job.name }, 'job failed');
            reportEnd('failed');
            return { id, status: 'failed' };
          }
        };
        // One account's jobs never take all workers: the last is reserved for others.
        const ofAnAccount = job.background ? 1 : concurrency + 1;
        await boss.work<unknown, unknown, { perJobResults: true }>(
          job.name,
          {
            perJobResults: true,
            batchSize: BATCH_SIZE,
            burstWhenBatchFull: true,
            localConcurrency: job.background ? 1 : ofAnAccount + 1,
            localGroupConcurrency: ofAnAccount,
            pollingIntervalSeconds: 2,
            notifyPollingIntervalSeconds: POLL_SECONDS,
          } as { perJobResults: true },
          async (batch) => {
            if (!job.background) return Promise.all(batch.map(runJob));
            const results: JobResult[] = [];
            for (const one of batch) results.push(await runJob(one));
            return results;
          },
        );
      }
    },
    async clearJobs() {
      for (const job of jobs) await boss.deleteAllJobs(job.name);
    },
    async check() {
      await boss.getQueue(jobs[0]!.name);
    },
    async listDepths() {
      const { rows } = await database.pool.query<QueueDepth>(
        `select name as job,
                (count(*) filter (where state <> 'active'))::integer as waiting,
                (count(*) filter (where state = 'active'))::integer as active,
                coalesce(extract(epoch from now() - min(created_on) filter (where state <> 'active')), 0)::float8
                  as "oldestSeconds"
         from pgboss.job where state in ('created', 'retry', 'active') group by name`,
      );
      const found = new Map(rows.map((row) => [row.job, row]));
      return jobs.map(
        ({ name }) => found.get(name) ?? { job: name, waiting: 0, active: 0, oldestSeconds: 0 },
      );
    },
    stop() {
      stopped ??= boss.stop({ graceful: true, timeout: STOP_GRACE_MS, close: true });
      return stopped;
    },
  };
}

/** Checks at startup that each job still has a handler; the compiler only ensures it at build time. */
function requireHandlers(jobs: readonly JobDefinition[], handlers: object): void {
  const names = new Set(Object.keys(handlers));
  const missing = jobs.filter((job) => !names.delete(job.name)).map((job) => job.name);
  if (missing.length > 0) throw new Error(`Jobs without handler: ${missing.join(', ')}`);
  if (names.size > 0) throw new Error(`Handlers without job: ${[...names].join(', ')}`);
}

function requireUniqueNames(jobs: readonly JobDefinition[]): void {
  const names = jobs.map((job) => job.name);
  if (new Set(names).size !== names.length) throw new Error(`Two jobs have one name: ${names.join(', ')}`);
}

/**
 * Lets pg-boss work through the embedded database's one-connection pool. A failed multi-statement leaves the session
 * in an aborted transaction, and there is no other session: roll it back before release.
 */
function createPoolAdapter(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result: unknown = await client.query(text, values as unknown[]);
        const results = (Array.isArray(result) ? result : [result]) as pg.QueryResult[];
        client.release();
        return { rows: results.flatMap((one) => one.rows) };
      } catch (error) {
        await client.query('ROLLBACK').then(
          () => client.release(),
          () => client.release(true),
        );
        throw error;
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const onMessage = (message: pg.Notification) => {
        if (message.channel === channel) onNotification(message.payload ?? '');
      };
      const subscribe = async (client: pg.PoolClient) => {
        client.on('notification', onMessage);
        await client.query(`LISTEN "${channel}"`);
        onReconnect();
      };
      const client = await pool.connect();
      try {
        await subscribe(client);
      } finally {
        client.release();
      }
      // A replacement connection that can't listen also fails its next query; until then jobs are polled.
      const onConnect = (replacement: pg.PoolClient) => void subscribe(replacement).catch(() => {});
      pool.on('connect', onConnect);
      return {
        close: async () => {
          pool.off('connect', onConnect);
          client.off('notification', onMessage);
        },
      };
    },
  };
}
