import { queryOptions } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';

/** How many replays the account has. */
export const uploadCountQuery = queryOptions({
  queryKey: ['upload-count'],
  queryFn: async (): Promise<number> => {
    const data = await server.GET('/api/v1/filestorage/replay-count');
    return data.total;
  },
});
