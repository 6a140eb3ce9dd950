import type { EventKind } from '@datacoach/analysis/metadata';
import type { OwnPlans, PlanCard, PlanDetail } from '@datacoach/contract';
import type { paths } from '@datacoach/contract/api';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';

export type PlanMode = 5 | 10 | 15;

/** The client's types know that an interval is a list, not that it has two ends. */
const ownPlans = (answer: unknown) => answer as OwnPlans;

/** Everything of one's own training, in one answer. */
export const ownPlansQuery = {
  ...api.queryOptions('get', '/api/v1/trainingplan/today'),
  select: ownPlans,
};

type PlanList = Omit<
  paths['/api/v1/trainingplan/plans']['get']['responses'][200]['content']['application/json'],
  'plans'
> & { plans: PlanCard[] };

const planList = (answer: unknown) => answer as PlanList;

/** Every plan, recommended ones first; while the mode changes the old list stays. */
export function plansQuery(mode: PlanMode | undefined) {
  return {
    ...api.queryOptions('get', '/api/v1/trainingplan/plans', {
      params: { query: mode === undefined ? {} : { mode } },
    }),
    placeholderData: keepPreviousData,
    select: planList,
  };
}

const planDetail = (answer: unknown) => answer as PlanDetail;

export function planQuery(planId: string) {
  return {
    ...api.queryOptions('get', '/api/v1/trainingplan/plans/{planId}', { params: { path: { planId } } }),
    select: planDetail,
  };
}

/** Newest moments of these kinds in the last games of a mode. */
export function clipsQuery(mode: PlanMode, kinds: readonly string[], count: number) {
  return api.queryOptions('get', '/api/v1/gamedata/event-list', {
    params: {
      query: { mode, kind: kinds as EventKind[], window: 20, order: 'desc', play: 'public', pageSize: count },
    },
  });
}
