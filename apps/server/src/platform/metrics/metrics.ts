import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type DatabaseHandle, measureDatabase } from '../database/database.ts';
import type { JobOutcome, Queue } from '../queue/queue.ts';

/** Outcome of an upload: a new replay, a file that the account already has, or none. */
export type UploadOutcome = 'new' | 'known' | 'refused';

/** What this process counts itself and reads from state shared by all processes. */
export interface Metrics {
  /** `route` is the pattern, never a URL. `seconds` is null for responses that stay open. */
  countRequest(request: { method: string; route: string; status: number; seconds: number | null }): void;
  countUpload(end: UploadOutcome): void;
  countJob(end: JobOutcome): void;
  /** Returns everything in Prometheus text format. Throws if the database doesn't respond. */
  renderText(): Promise<string>;
}

/** Seconds. Most responses take a few milliseconds, uploads up to minutes. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** Seconds. An analysis takes a few tenths and is cut off after 60. */
const JOB_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function openMetrics({ database, queue }: { database: DatabaseHandle; queue: Queue }): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  const requests = new Counter({
    name: 'datacoach_http_requests_total',
    help: 'Requests handled, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'datacoach_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response, change streams excluded',
    labelNames: ['method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const uploads = new Counter({
    name: 'datacoach_uploads_total',
    help: 'Replay files received: new, known (already in the account) or refused',
    labelNames: ['result'],
    registers,
  });
  const jobs = new Counter({
    name: 'datacoach_jobs_total',
    help: 'Jobs finished in this process, by kind and result; failed jobs are retried',
    labelNames: ['job', 'result'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'datacoach_job_duration_seconds',
    help: 'Duration of jobs in this process; replay.analyze is the analysis of an upload',
    labelNames: ['job'],
    buckets: JOB_SECONDS,
    registers,
  });
  const queueJobs = new Gauge({
    name: 'datacoach_queue_jobs',
    help: 'Jobs in the queue of all processes, by kind and state (waiting, active)',
    labelNames: ['job', 'state'],
    registers,
  });
  const queueAge = new Gauge({
    name: 'datacoach_queue_oldest_seconds',
    help: 'Age of the oldest waiting job of each kind, 0 if none',
    labelNames: ['job'],
    registers,
  });
  const size = new Gauge({ name: 'datacoach_database_bytes', help: 'Size of the database', registers });
  for (const result of ['new', 'known', 'refused'] satisfies UploadOutcome[]) uploads.inc({ result }, 0);

  let watching = false;
  return {
    countRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      if (seconds !== null) requestSeconds.observe({ method, route }, seconds);
    },
    countUpload: (result) => uploads.inc({ result }),
    countJob({ job, result, seconds }) {
      jobs.inc({ job, result });
      jobSeconds.observe({ job }, seconds);
    },
    async renderText() {
      // Memory, CPU time and event loop of the process; not measured until first requested.
      if (!watching) collectDefaultMetrics({ register });
      watching = true;
      for (const { job, waiting, active, oldestSeconds } of await queue.listDepths()) {
        queueJobs.set({ job, state: 'waiting' }, waiting);
        queueJobs.set({ job, state: 'active' }, active);
        queueAge.set({ job }, oldestSeconds);
      }
      size.set(await measureDatabase(database));
      return register.metrics();
    },
  };
}
