import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../../../app/api/client.ts';

/** How many replays the account has. */
export const uploadCountQuery = queryOptions({
  queryKey: ['upload-count'],
  queryFn: async (): Promise<number> => {
    const { data, error } = await apiClient.GET('/api/v1/filestorage/replay-count');
    if (!data) throw error;
    return data.total;
  },
});
