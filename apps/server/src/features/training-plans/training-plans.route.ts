import type { MyPlans } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findTimeZone } from '../auth/index.ts';
import { buildEnrollment, changePlan, type Moment, startPlan } from './change-enrollment.ts';
import { describeMyPlan } from './describe-my-plan.ts';
import { answerMoment, captureEvent } from './keep-moments.ts';
import { describePlan, listPlans } from './list-plans.ts';
import { hideBlock, logBlock } from './log-block.ts';
import { getPlanAccess } from './plan-access.ts';
import { deleteUserPractice, insertPractice } from './plan-enrollment.repository.ts';
import { getLocalDay } from './plan-place.ts';

export function trainingPlanRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  const toMoment = async (userId: string): Promise<Moment> => {
    const now = clock.now();
    return { now, ...getLocalDay(await findTimeZone(db, userId), now) };
  };
  /** Makes a change in one transaction and returns the resulting state. */
  const after = async (
    userId: string,
    change: (tx: Transaction, at: Moment) => Promise<unknown>,
  ): Promise<MyPlans> => {
    const at = await toMoment(userId);
    await db.transaction((tx) => change(tx, at));
    return describeMyPlan(context, userId);
  };
  registerEndpoints(app, {
    getMyPlan: ({ caller }) => describeMyPlan(context, caller.userId),
    listTrainingPlans: ({ caller, query }) => listPlans(context, caller.userId, query.mode),
    getTrainingPlan: ({ caller, params }) => describePlan(context, caller.userId, params.planId),
    startTrainingPlan: async ({ caller, body }) => {
      const { userId } = caller;
      const { title: _title, ...beginning } = await buildEnrollment(context, userId, body);
      return await after(userId, (tx, at) => startPlan(tx, beginning, at));
    },
    updateTrainingPlan: async ({ caller: { userId }, params, body }) => {
      const access = await getPlanAccess(db, userId, clock.now());
      const change = (tx: Transaction, at: Moment) =>
        changePlan(tx, { userId, access }, params.enrollmentId, body, at);
      return await after(userId, change);
    },
    logTrainingBlock: ({ caller: { userId }, params, body }) =>
      after(userId, (tx, at) => logBlock(tx, userId, params.enrollmentId, body, at)),
    hideTrainingBlock: ({ caller: { userId }, params, body }) =>
      after(userId, (tx) => hideBlock(tx, userId, params.enrollmentId, body)),
    logPractice: ({ caller: { userId }, body }) =>
      after(userId, (tx, { now, today }) =>
        insertPractice(tx, { userId, day: today, state: 'done', loggedAt: now, ...body }),
      ),
    deletePractice: ({ caller: { userId }, params }) =>
      after(userId, async (tx) => {
        if (await deleteUserPractice(tx, userId, params.practiceId)) return;
        throw new ProblemError(404, 'practice-not-found', 'Practice not found.');
      }),
    captureMoment: ({ caller: { userId }, body }) =>
      after(userId, (tx, at) => captureEvent(tx, userId, body.eventId, at)),
    answerMoment: ({ caller: { userId }, params, body }) =>
      after(userId, (tx, moment) => answerMoment(tx, userId, params.momentId, body.answer, moment)),
  });
}
