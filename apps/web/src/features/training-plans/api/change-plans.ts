import type { MyPlans, PlanChange, TrainingMinutes } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import type { PlanMode } from '../search/plan-search.ts';
import { myPlansQuery } from './training-plans.ts';

async function keep(call: Promise<MyPlans>): Promise<MyPlans> {
  const data = await call;
  queryClient.setQueryData(myPlansQuery.queryKey, data);
  return data;
}

function plansChanged(): void {
  for (const path of ['/api/v1/trainingplan/plans', '/api/v1/trainingplan/plans/{planId}']) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

export async function startPlan(body: {
  planId: string;
  mode?: PlanMode;
  minutesPerDay: TrainingMinutes;
}): Promise<MyPlans> {
  const plans = await keep(server.POST('/api/v1/trainingplan/enrollments', { body }));
  plansChanged();
  return plans;
}

export interface PlanChangeBody {
  change: PlanChange;
  week?: number;
  minutesPerDay?: TrainingMinutes;
}

export async function changePlan(enrollmentId: string, body: PlanChangeBody): Promise<MyPlans> {
  const plans = await keep(
    server.PUT('/api/v1/trainingplan/enrollments/{enrollmentId}', { path: { enrollmentId }, body }),
  );
  plansChanged();
  return plans;
}

export function logBlock(
  enrollmentId: string,
  body: { block: string; state: 'open' | 'done' | 'skipped'; minutes?: number; hits?: number },
): Promise<MyPlans> {
  return keep(
    server.PUT('/api/v1/trainingplan/enrollments/{enrollmentId}/log', { path: { enrollmentId }, body }),
  );
}

export function hideBlock(enrollmentId: string, block: string, hidden: boolean): Promise<MyPlans> {
  return keep(
    server.PUT('/api/v1/trainingplan/enrollments/{enrollmentId}/hidden', {
      path: { enrollmentId },
      body: { block, hidden },
    }),
  );
}

export function logPractice(body: { minutes: number; note: string }): Promise<MyPlans> {
  return keep(server.POST('/api/v1/trainingplan/practice', { body }));
}

export function deletePractice(practiceId: string): Promise<MyPlans> {
  return keep(server.DELETE('/api/v1/trainingplan/practice/{practiceId}', { path: { practiceId } }));
}

export function captureMoment(eventId: string): Promise<MyPlans> {
  return keep(server.POST('/api/v1/trainingplan/moments', { body: { eventId } }));
}

export function answerMoment(momentId: string, answer: 'right' | 'again' | 'drop'): Promise<MyPlans> {
  return keep(
    server.PUT('/api/v1/trainingplan/moments/{momentId}', { path: { momentId }, body: { answer } }),
  );
}
