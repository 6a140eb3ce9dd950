import type { ManagedPlanRow } from '@datacoach/contract';
import { api, keepPrevious } from '../../../app/api/client.ts';

export const PATH = '/api/v1/admin/training-plans';
export const ITEM = `${PATH}/{planId}` as const;

export interface PlanFilter {
  status?: ManagedPlanRow['status'] | undefined;
  search: string;
  pageIndex: number;
}

export function managedPlansQuery({ status, search, pageIndex }: PlanFilter) {
  const query = { search, pageIndex, ...(status && { status }) };
  return keepPrevious(api.queryOptions('get', PATH, { params: { query } }));
}

export const managedPlanQuery = (planId: string) =>
  api.queryOptions('get', ITEM, { params: { path: { planId } } });
