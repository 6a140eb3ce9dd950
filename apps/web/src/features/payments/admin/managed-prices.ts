import { api, keepPrevious } from '../../../app/api/client.ts';

export const PLANS = '/api/v1/admin/plans';
export const DISCOUNTS = '/api/v1/admin/discounts';

export const managedPlansQuery = api.queryOptions('get', PLANS);

export const discountsQuery = (search: string, pageIndex: number) =>
  keepPrevious(api.queryOptions('get', DISCOUNTS, { params: { query: { search, pageIndex } } }));
