import { statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { ProblemError } from './problem-error.ts';

/** Retry interval for programs. */
const RETRY_SECONDS = 600;

/** Throws ProblemError 507 `disk-full`: the last bytes are the database's. Call before accepting a file. */
export async function requireDiskSpace({ dataDir, minFreeBytes }: Config): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= minFreeBytes) return;
  const problem = new ProblemError(
    507,
    'disk-full',
    'Our storage is full, so uploads are paused. Everything you’ve uploaded is safe. Try again later.',
  );
  problem.retryAfterSeconds = RETRY_SECONDS;
  throw problem;
}
