import { ProblemError } from './problem-error.ts';

/** The outage behind a failed request: a full disk, or a part that doesn't respond. */
export type Outage = 'full' | 'down';

/** ENOSPC and EDQUOT of the file system, PostgreSQL's disk_full, and the codes of S3 servers. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull', 'QuotaExceeded']);
const STORAGE_FULL_STATUS = 507;

/** Node's error codes for an unreachable network peer. */
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
/** PostgreSQL: lost connections, too many, and servers that stop, crash or start (appendix A). */
const POSTGRES_DOWN = /^(08\w{3}|53300|57P0[123])$/;
/** Messages of `pg` and the embedded database that have no code. */
const LOST = /^(Connection terminated|timeout exceeded when trying to connect|The embedded database stopped)/;
/** Status of a storage that asks for fewer requests; 5xx are failures of the storage itself. */
const SLOW_DOWN_STATUS = 429;

/** Max length of a chain of causes: an error may be its own cause. */
const MAX_CAUSES = 8;

/** Returns the outage behind an error; null for our own bugs. */
export function findOutage(error: unknown): Outage | null {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth++) {
    const code = 'code' in current ? String(current.code) : current.name;
    const status = getStorageStatus(current);
    if (FULL_CODES.has(code) || FULL_CODES.has(current.name) || status === STORAGE_FULL_STATUS) return 'full';
    if (UNREACHABLE.has(code) || POSTGRES_DOWN.test(code) || LOST.test(current.message)) return 'down';
    if (status !== null && (status >= 500 || status === SLOW_DOWN_STATUS)) return 'down';
    current =
      current instanceof AggregateError && current.errors.length > 0 ? current.errors[0] : current.cause;
  }
  return null;
}

/** Returns the HTTP status of an S3 server's response; null for other errors. */
function getStorageStatus(error: Error): number | null {
  if (!('$metadata' in error)) return null;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode ?? null;
}

/** Seconds after which a restarting database or storage is usually back; a full disk is retried less often. */
const RETRY_SECONDS: Record<Outage, number> = { down: 15, full: 60 };

const OUTAGE_PROBLEMS: Record<Outage, readonly [number, string, string]> = {
  down: [503, 'unavailable', 'DataCoach can’t reach its storage right now. Try again in a moment.'],
  full: [507, 'storage-full', 'The server is out of storage, so nothing was saved. Try again later.'],
};

/** Returns the response to a request that failed because of an outage. */
export function toOutageProblem(outage: Outage): ProblemError {
  const problem = new ProblemError(...OUTAGE_PROBLEMS[outage]);
  problem.retryAfterSeconds = RETRY_SECONDS[outage];
  return problem;
}
