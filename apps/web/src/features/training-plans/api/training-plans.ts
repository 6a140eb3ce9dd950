import type { BodyOf, MyPlans } from '@datacoach/contract';
import { useState } from 'react';
import { cacheResponse, endpointQuery, keepPrevious, queryClient, server } from '../../../app/api/client.ts';
import { showFailure } from '../../../app/toasts/show-toast.tsx';
import type { PlanMode } from '../search/plan-search.ts';

/** Fetches the user's whole training in one answer. */
export const myPlansQuery = endpointQuery('/api/v1/trainingplan/today');

/** Fetches all plans, recommended first; the old list stays while the mode changes. */
export const plansQuery = (mode: PlanMode | undefined) =>
  keepPrevious(endpointQuery('/api/v1/trainingplan/plans', { query: mode === undefined ? {} : { mode } }));

export const planQuery = (planId: string) =>
  endpointQuery('/api/v1/trainingplan/plans/{planId}', { path: { planId } });

/** Fetches the newest moments of these kinds in a mode's last games. */
export const clipsQuery = (mode: PlanMode, kinds: readonly string[], count: number) =>
  endpointQuery('/api/v1/gamedata/event-list', {
    query: {
      mode,
      kind: [...kinds],
      window: 20,
      order: 'desc',
      play: 'public',
      pageSize: count,
      paths: 'true',
      getGameStats: 'false',
    },
  });

const cachePlans = (call: Promise<MyPlans>) => cacheResponse(myPlansQuery, call);

function invalidatePlans(): void {
  for (const path of ['/api/v1/trainingplan/plans', '/api/v1/trainingplan/plans/{planId}']) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

export async function startPlan(body: BodyOf<'startTrainingPlan'>): Promise<MyPlans> {
  const plans = await cachePlans(server.POST('/api/v1/trainingplan/enrollments', { body }));
  invalidatePlans();
  return plans;
}

export type PlanChangeBody = BodyOf<'updateTrainingPlan'>;

export async function changePlan(enrollmentId: string, body: PlanChangeBody): Promise<MyPlans> {
  const plans = await cachePlans(
    server.PUT('/api/v1/trainingplan/enrollments/{enrollmentId}', { path: { enrollmentId }, body }),
  );
  invalidatePlans();
  return plans;
}

export const logBlock = (enrollmentId: string, body: BodyOf<'logTrainingBlock'>): Promise<MyPlans> =>
  cachePlans(
    server.PUT('/api/v1/trainingplan/enrollments/{enrollmentId}/log', { path: { enrollmentId }, body }),
  );

export const hideBlock = (enrollmentId: string, block: string, hidden: boolean): Promise<MyPlans> =>
  cachePlans(
    server.PUT('/api/v1/trainingplan/enrollments/{enrollmentId}/hidden', {
      path: { enrollmentId },
      body: { block, hidden },
    }),
  );

export const logPractice = (body: BodyOf<'logPractice'>): Promise<MyPlans> =>
  cachePlans(server.POST('/api/v1/trainingplan/practice', { body }));

export const deletePractice = (practiceId: string): Promise<MyPlans> =>
  cachePlans(server.DELETE('/api/v1/trainingplan/practice/{practiceId}', { path: { practiceId } }));

export const captureMoment = (eventId: string): Promise<MyPlans> =>
  cachePlans(server.POST('/api/v1/trainingplan/moments', { body: { eventId } }));

export const rateMoment = (momentId: string, answer: 'right' | 'again' | 'drop'): Promise<MyPlans> =>
  cachePlans(server.PUT('/api/v1/trainingplan/moments/{momentId}', { path: { momentId }, body: { answer } }));

/** Runs one change at a time; shows a toast when it is rejected. */
export function useChange(): { isBusy: boolean; run: (change: () => Promise<unknown>) => Promise<boolean> } {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(change) {
      setBusy(true);
      try {
        await change();
        return true;
      } catch (error) {
        showFailure(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
