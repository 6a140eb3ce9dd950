import type { ManagedPlan, ManagedPlanRow } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';

export const PATH = '/api/v1/admin/training-plans';
export const ITEM = `${PATH}/{planId}` as const;

export interface PlanFilter {
  status?: ManagedPlanRow['status'] | undefined;
  search: string;
  pageIndex: number;
}

export interface PlanPage {
  items: ManagedPlanRow[];
  pageIndex: number;
  pageSize: number;
  total: number;
}

export function managedPlansQuery({ status, search, pageIndex }: PlanFilter) {
  const query = { search, pageIndex, ...(status && { status }) };
  return {
    ...api.queryOptions('get', PATH, { params: { query } }),
    // The client's types know that a pair is a list, not that it has two ends.
    select: (answer: unknown) => answer as PlanPage,
    placeholderData: keepPreviousData,
  };
}

export function managedPlanQuery(planId: string) {
  return {
    ...api.queryOptions('get', ITEM, { params: { path: { planId } } }),
    select: (answer: unknown) => answer as ManagedPlan,
  };
}
