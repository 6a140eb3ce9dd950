import { STATUS_POLL_MS } from '@datacoach/contract';

/** Polling goes on while the value is below this (specification.md 7). */
const IN_WORK_BELOW = 10;

/**
 * Interval until the next question, or false when nothing is in work. An answer that has not come yet (undefined) may
 * have been lost on the way, so it is asked for again. In between the server's push tells of every step.
 */
export function pollInterval(value: number | undefined): number | false {
  return value !== undefined && value >= IN_WORK_BELOW ? false : STATUS_POLL_MS;
}
