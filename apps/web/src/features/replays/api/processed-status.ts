import { STATUS_POLL_MS } from '@datacoach/contract';
import { endpointQuery } from '../../../app/api/client.ts';

/** Polls while the value is below this (specification.md 7). */
const IN_WORK_BELOW = 10;

/**
 * Returns the interval until the next poll, or false when nothing is being processed. A missing answer (undefined)
 * may have been lost, so polling continues. In between, the server pushes every step.
 */
export function pollInterval(value: number | undefined): number | false {
  return value !== undefined && value >= IN_WORK_BELOW ? false : STATUS_POLL_MS;
}

export const PROCESSED_STATUS_PATH = '/api/v1/filestorage/replay-processed-status';

/** Whether the user's uploads are being processed; polled while some are. */
export const processedStatusQuery = {
  ...endpointQuery(PROCESSED_STATUS_PATH),
  refetchInterval: (query: { state: { data?: { value: number } | undefined } }) =>
    pollInterval(query.state.data?.value),
};
