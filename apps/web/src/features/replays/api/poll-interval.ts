import { STATUS_POLL_MS } from '@datacoach/contract';

/** Polling goes on while the value is below this (specification section 7). */
const IN_WORK_BELOW = 10;
/** Right after an upload the answer is asked for more often, so that Completed shows at once. */
const EAGER_POLL_MS = 1000;
const EAGER_FOR_MS = 15_000;

/**
 * Interval until the next question, or false when nothing is in work. An answer that has not come yet (undefined) may
 * have been lost on the way, so it is asked for again.
 */
export function pollInterval(value: number | undefined, sinceUploadMs: number): number | false {
  if (value !== undefined && value >= IN_WORK_BELOW) return false;
  return sinceUploadMs < EAGER_FOR_MS ? EAGER_POLL_MS : STATUS_POLL_MS;
}
