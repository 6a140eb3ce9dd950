import type { MyPlans } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findTimeZone, lockUserChanges } from '../auth/index.ts';
import { buildEnrollment, changePlan, type LocalMoment, startPlan } from './change-enrollment.ts';
import { describeMyPlan } from './describe-my-plan.ts';
import { describePlan, listPlans } from './list-plans.ts';
import { hideBlock, logBlock } from './log-block.ts';
import { getPlanAccess } from './plan-access.ts';
import { deleteUserPractice, insertPractice } from './plan-enrollment.repository.ts';
import { getLocalDay } from './plan-position.ts';
import { rateMoment, saveEventAsMoment } from './save-moments.ts';

export function trainingPlanRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  const toMoment = async (userId: string): Promise<LocalMoment> => {
    const now = clock.now();
    return { now, ...getLocalDay(await findTimeZone(db, userId), now) };
  };
  /** Makes a change in one transaction and returns the resulting state. */
  const changeAndDescribe = async (
    userId: string,
    change: (tx: Transaction, at: LocalMoment) => Promise<unknown>,
  ): Promise<MyPlans> => {
    const at = await toMoment(userId);
    await db.transaction(async (tx) => {
      // Starting one plan pauses another.
      await lockUserChanges(tx, userId);
      await change(tx, at);
    });
    return describeMyPlan(context, userId);
  };
  registerEndpoints(app, {
    getMyPlan: ({ caller }) => describeMyPlan(context, caller.userId),
    listTrainingPlans: ({ caller, query }) => listPlans(context, caller.userId, query.mode),
    getTrainingPlan: ({ caller, params }) => describePlan(context, caller.userId, params.planId),
    startTrainingPlan: async ({ caller, body }) => {
      const { userId } = caller;
      const { title: _title, ...beginning } = await buildEnrollment(context, userId, body);
      return await changeAndDescribe(userId, (tx, at) => startPlan(tx, beginning, at));
    },
    updateTrainingPlan: async ({ caller: { userId }, params, body }) => {
      const access = await getPlanAccess(db, userId, clock.now());
      const change = (tx: Transaction, at: LocalMoment) =>
        changePlan(tx, { userId, access }, params.enrollmentId, body, at);
      return await changeAndDescribe(userId, change);
    },
    logTrainingBlock: ({ caller: { userId }, params, body }) =>
      changeAndDescribe(userId, (tx, at) => logBlock(tx, userId, params.enrollmentId, body, at)),
    hideTrainingBlock: ({ caller: { userId }, params, body }) =>
      changeAndDescribe(userId, (tx) => hideBlock(tx, userId, params.enrollmentId, body)),
    logPractice: ({ caller: { userId }, body }) =>
      changeAndDescribe(userId, (tx, { now, today }) =>
        insertPractice(tx, { userId, day: today, state: 'done', loggedAt: now, ...body }),
      ),
    deletePractice: ({ caller: { userId }, params }) =>
      changeAndDescribe(userId, async (tx) => {
        if (await deleteUserPractice(tx, userId, params.practiceId)) return;
        throw new ProblemError(404, 'practice-not-found', 'Practice not found.');
      }),
    captureMoment: ({ caller: { userId }, body }) =>
      changeAndDescribe(userId, (tx, at) => saveEventAsMoment(tx, userId, body.eventId, at)),
    answerMoment: ({ caller: { userId }, params, body }) =>
      changeAndDescribe(userId, (tx, moment) => rateMoment(tx, userId, params.momentId, body.answer, moment)),
  });
}
