import { ENDPOINTS, type OwnPlans } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findTimeZone } from '../auth/index.ts';
import { beginningOf, beginPlan, changePlan, type Moment } from './change-enrolment.ts';
import { describeOwnPlan } from './describe-own-plan.ts';
import { answerMoment, captureEvent } from './keep-moments.ts';
import { describePlan, listPlans } from './list-plans.ts';
import { hideBlock, logBlock } from './log-block.ts';
import { planAccessOf } from './plan-access.ts';
import { deletePracticeOf, insertPractice } from './plan-enrolment.repository.ts';
import { localDay } from './plan-place.ts';

export function trainingPlanRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  const momentOf = async (userId: string): Promise<Moment> => {
    const now = clock.now();
    return { now, ...localDay(await findTimeZone(db, userId), now) };
  };
  /** Changes something in one transaction and answers everything as it then is. */
  const after = async (
    userId: string,
    change: (tx: Transaction, at: Moment) => Promise<void>,
  ): Promise<OwnPlans> => {
    const at = await momentOf(userId);
    await db.transaction((tx) => change(tx, at));
    return describeOwnPlan(context, userId);
  };

  registerEndpoint(app, ENDPOINTS.getOwnPlan, async ({ caller }) =>
    answer(200, await describeOwnPlan(context, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.listTrainingPlans, async ({ caller, query }) =>
    answer(200, await listPlans(context, caller.userId, query.mode)),
  );
  registerEndpoint(app, ENDPOINTS.getTrainingPlan, async ({ caller, params }) =>
    answer(200, await describePlan(context, caller.userId, params.planId)),
  );
  registerEndpoint(app, ENDPOINTS.beginTrainingPlan, async ({ caller, body }) => {
    const { userId } = caller;
    const { title: _title, ...beginning } = await beginningOf(context, userId, body);
    return answer(200, await after(userId, (tx, at) => beginPlan(tx, beginning, at)));
  });
  registerEndpoint(app, ENDPOINTS.changeTrainingPlan, async ({ caller: { userId }, params, body }) => {
    const access = await planAccessOf(db, userId, clock.now());
    const change = (tx: Transaction, at: Moment) =>
      changePlan(tx, { userId, access }, params.enrolmentId, body, at);
    return answer(200, await after(userId, change));
  });
  registerEndpoint(app, ENDPOINTS.logTrainingBlock, async ({ caller: { userId }, params, body }) =>
    answer(200, await after(userId, (tx, at) => logBlock(tx, userId, params.enrolmentId, body, at))),
  );
  registerEndpoint(app, ENDPOINTS.hideTrainingBlock, async ({ caller: { userId }, params, body }) =>
    answer(200, await after(userId, (tx) => hideBlock(tx, userId, params.enrolmentId, body))),
  );
  registerEndpoint(app, ENDPOINTS.logPractice, async ({ caller: { userId }, body }) =>
    answer(
      200,
      await after(userId, (tx, { now, today }) =>
        insertPractice(tx, { userId, day: today, state: 'done', loggedAt: now, ...body }),
      ),
    ),
  );
  registerEndpoint(app, ENDPOINTS.deletePractice, async ({ caller: { userId }, params }) =>
    answer(
      200,
      await after(userId, async (tx) => {
        if (await deletePracticeOf(tx, userId, params.practiceId)) return;
        throw new ProblemError(404, 'practice-not-found', 'There is no such practice of yours.');
      }),
    ),
  );
  registerEndpoint(app, ENDPOINTS.captureMoment, async ({ caller: { userId }, body }) =>
    answer(200, await after(userId, (tx, at) => captureEvent(tx, userId, body.eventId, at))),
  );
  registerEndpoint(app, ENDPOINTS.answerMoment, async ({ caller: { userId }, params, body }) =>
    answer(
      200,
      await after(userId, (tx, { today }) => answerMoment(tx, userId, params.momentId, body.answer, today)),
    ),
  );
}
