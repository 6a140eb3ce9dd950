import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';

export const PATH = '/api/v1/admin/carousel';

export function slidesQuery(show: 'current' | 'ended', pageIndex: number) {
  return {
    ...api.queryOptions('get', PATH, { params: { query: { show, pageIndex } } }),
    placeholderData: keepPreviousData,
  };
}

export const stripQuery = api.queryOptions('get', '/api/v1/homepage/strip');

export const refreshSlides = () => askAgain(queryClient, ['get', PATH]);
export const refreshStrip = () => askAgain(queryClient, stripQuery.queryKey);
