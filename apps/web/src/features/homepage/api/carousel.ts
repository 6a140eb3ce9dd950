import { api, keepPrevious } from '../../../app/api/client.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';

export const PATH = '/api/v1/admin/carousel';

export const slidesQuery = (show: 'current' | 'ended', pageIndex: number) =>
  keepPrevious(api.queryOptions('get', PATH, { params: { query: { show, pageIndex } } }));

export const stripQuery = api.queryOptions('get', '/api/v1/homepage/strip');

export const refreshSlides = () => askAgain(queryClient, ['get', PATH]);
export const refreshStrip = () => askAgain(queryClient, stripQuery.queryKey);
