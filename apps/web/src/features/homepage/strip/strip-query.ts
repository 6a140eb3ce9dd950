import { api } from '../../../app/api/client.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

export const stripQuery = api.queryOptions('get', '/api/v1/homepage/strip');
export const refreshStrip = () => refetchQueries(queryClient, stripQuery.queryKey);
