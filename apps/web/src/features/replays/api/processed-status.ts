import { api } from '../../../app/api/client.ts';
import { pollInterval } from './poll-interval.ts';

const PATH = '/api/v1/filestorage/replay-processed-status';
export const PROCESSED_STATUS_KEY = ['get', PATH] as const;

/** Whether the user's uploads are being processed; polled while some are. */
export const processedStatusQuery = {
  ...api.queryOptions('get', PATH),
  refetchInterval: (query: { state: { data?: { value: number } | undefined } }) =>
    pollInterval(query.state.data?.value),
};
