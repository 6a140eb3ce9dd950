import type { EventKind } from '@datacoach/analysis/metadata';
import type { OwnPlans, PlanCard, PlanChange, PlanDetail, TrainingMinutes } from '@datacoach/contract';
import type { paths } from '@datacoach/contract/api';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

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

interface Answered {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Takes the answer of a change as what is there now; lists of plans are asked for again. */
async function keep(call: Promise<Answered>): Promise<OwnPlans> {
  const { data, error, response } = await call;
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(ownPlansQuery.queryKey, data as never);
  return data as OwnPlans;
}

function plansChanged(): void {
  for (const path of ['/api/v1/trainingplan/plans', '/api/v1/trainingplan/plans/{planId}']) {
    void queryClient.invalidateQueries({ queryKey: ['get', path] });
  }
}

export async function beginPlan(body: {
  planId: string;
  mode?: PlanMode;
  minutesPerDay: TrainingMinutes;
}): Promise<OwnPlans> {
  const own = await keep(apiClient.POST('/api/v1/trainingplan/enrolments', { body }));
  plansChanged();
  return own;
}

export interface PlanChangeBody {
  change: PlanChange;
  week?: number;
  minutesPerDay?: TrainingMinutes;
}

export async function changePlan(enrolmentId: string, body: PlanChangeBody): Promise<OwnPlans> {
  const params = { path: { enrolmentId } };
  const own = await keep(apiClient.PUT('/api/v1/trainingplan/enrolments/{enrolmentId}', { params, body }));
  plansChanged();
  return own;
}

export function logBlock(
  enrolmentId: string,
  body: { block: string; state: 'open' | 'done' | 'skipped'; minutes?: number; hits?: number },
): Promise<OwnPlans> {
  const params = { path: { enrolmentId } };
  return keep(apiClient.PUT('/api/v1/trainingplan/enrolments/{enrolmentId}/log', { params, body }));
}

export function hideBlock(enrolmentId: string, block: string, hidden: boolean): Promise<OwnPlans> {
  const params = { path: { enrolmentId } };
  return keep(
    apiClient.PUT('/api/v1/trainingplan/enrolments/{enrolmentId}/hidden', {
      params,
      body: { block, hidden },
    }),
  );
}

export function logPractice(body: { minutes: number; note: string }): Promise<OwnPlans> {
  return keep(apiClient.POST('/api/v1/trainingplan/practice', { body }));
}

export function deletePractice(practiceId: string): Promise<OwnPlans> {
  return keep(
    apiClient.DELETE('/api/v1/trainingplan/practice/{practiceId}', { params: { path: { practiceId } } }),
  );
}

export function captureMoment(eventId: string): Promise<OwnPlans> {
  return keep(apiClient.POST('/api/v1/trainingplan/moments', { body: { eventId } }));
}

export function answerMoment(momentId: string, answer: 'right' | 'again' | 'drop'): Promise<OwnPlans> {
  const params = { path: { momentId } };
  return keep(apiClient.PUT('/api/v1/trainingplan/moments/{momentId}', { params, body: { answer } }));
}

/** Newest moments of these kinds in the last games of a mode. */
export function clipsQuery(mode: PlanMode, kinds: readonly string[], count: number) {
  return api.queryOptions('get', '/api/v1/gamedata/event-list', {
    params: {
      query: { mode, kind: kinds as EventKind[], window: 20, order: 'desc', play: 'public', pageSize: count },
    },
  });
}
