import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';

export const PLANS = '/api/v1/admin/plans';
export const DISCOUNTS = '/api/v1/admin/discounts';

export const managedPlansQuery = api.queryOptions('get', PLANS);

export function discountsQuery(search: string, pageIndex: number) {
  return {
    ...api.queryOptions('get', DISCOUNTS, { params: { query: { search, pageIndex } } }),
    placeholderData: keepPreviousData,
  };
}
