import { ProblemError } from './problem-error.ts';

/** What of the machine a failed request has run into: no room left, or a part that does not answer. */
export type Outage = 'full' | 'down';

/** ENOSPC and EDQUOT of the file system, disk_full of PostgreSQL, and what S3 servers call it. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull', 'QuotaExceeded']);
const STORAGE_FULL_STATUS = 507;

/** Node's names for a network that does not carry us to the other side. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** PostgreSQL: connection exceptions, too many connections, and servers that stop, crash or start (appendix A). */
const POSTGRES_DOWN = /^(08\w{3}|53300|57P0[123])$/;
/** What `pg` and the embedded database say without a code. */
const LOST = /^(Connection terminated|timeout exceeded when trying to connect|The embedded database stopped)/;
/** Faults of the storage itself, and its wish to be asked more slowly. */
const SLOW_DOWN_STATUS = 429;

/** Longest chain of causes that is looked at: an error may be its own cause. */
const MAX_CAUSES = 8;

/** Null for everything that is a fault of ours. */
export function outageOf(error: unknown): Outage | null {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth++) {
    const code = 'code' in current ? String(current.code) : current.name;
    const status = storageStatus(current);
    if (FULL.has(code) || FULL.has(current.name) || status === STORAGE_FULL_STATUS) return 'full';
    if (UNREACHABLE.has(code) || POSTGRES_DOWN.test(code) || LOST.test(current.message)) return 'down';
    if (status !== null && (status >= 500 || status === SLOW_DOWN_STATUS)) return 'down';
    current =
      current instanceof AggregateError && current.errors.length > 0 ? current.errors[0] : current.cause;
  }
  return null;
}

/** HTTP status that an S3 server answered with; null for errors of another origin. */
function storageStatus(error: Error): number | null {
  if (!('$metadata' in error)) return null;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode ?? null;
}

/** Seconds after which a database or storage that restarts is usually back; a disk without room is looked at less often. */
const RETRY_SECONDS: Record<Outage, number> = { down: 15, full: 60 };

const ANSWERS: Record<Outage, readonly [number, string, string]> = {
  down: [503, 'unavailable', "DataCoach can't reach its storage right now. Please try again in a moment."],
  full: [507, 'storage-full', 'The server is out of storage, so nothing was saved. Please try again later.'],
};

/** The answer to a request that has run into an outage. */
export function outageProblem(outage: Outage): ProblemError {
  const problem = new ProblemError(...ANSWERS[outage]);
  problem.retryAfterSeconds = RETRY_SECONDS[outage];
  return problem;
}
