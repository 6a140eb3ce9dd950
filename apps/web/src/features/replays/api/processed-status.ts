import { api } from '../../../app/api/client.ts';
import { pollInterval } from './poll-interval.ts';

const PATH = '/api/v1/filestorage/replay-processed-status';
export const PROCESSED_STATUS_KEY = ['get', PATH] as const;

/** `lastUploadAt` gives the time of the last finished upload in epoch ms. */
export function processedStatusQuery(lastUploadAt: () => number) {
  return {
    ...api.queryOptions('get', PATH),
    refetchInterval: (query: { state: { data?: { value: number } | undefined } }) =>
      pollInterval(query.state.data?.value, Date.now() - lastUploadAt()),
  };
}
