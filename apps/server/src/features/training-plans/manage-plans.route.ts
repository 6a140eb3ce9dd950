import { isCheckable } from '@datacoach/analysis';
import { EVENT_KINDS } from '@datacoach/analysis/metadata';
import { ENDPOINTS, type ManagedPlan, type PlanContent } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findUser } from '../auth/index.ts';
import { planNotFound } from './list-plans.ts';
import type { TrainingContext } from './training-context.ts';
import {
  countPlayers,
  findPlan,
  insertPlan,
  insertVersion,
  newestVersions,
  setPlanStatus,
} from './training-plan.repository.ts';

/** Training plans as data: administrators make, edit, publish and archive them. */
export function managePlanRoutes(app: FastifyInstance, { db, clock }: TrainingContext): void {
  const list = async (): Promise<ManagedPlan[]> => {
    const players = await countPlayers(db);
    return (await newestVersions(db)).map(({ plan, content }) => ({
      id: plan.id,
      status: plan.status,
      author: plan.author,
      publishedVersion: plan.publishedVersion,
      newestVersion: plan.newestVersion,
      content,
      players: players.get(plan.id) ?? 0,
      changedAt: plan.changedAt.toISOString(),
    }));
  };
  const one = async (planId: string): Promise<ManagedPlan> => {
    const found = (await list()).find(({ id }) => id === planId);
    if (!found) throw planNotFound();
    return found;
  };
  const authorOf = async (userId: string) => (await findUser(db, userId))?.userName ?? 'Administrator';

  registerEndpoint(app, ENDPOINTS.listManagedPlans, async () => answer(200, await list()));

  registerEndpoint(app, ENDPOINTS.createTrainingPlan, async ({ caller, body }) => {
    refuseUnknown(body);
    const written = { content: body, writtenBy: caller.userId, writtenAt: clock.now() };
    const author = await authorOf(caller.userId);
    const id = await db.transaction((tx) =>
      insertPlan(tx, { libraryKey: null, status: 'draft', author, publishedVersion: null }, written),
    );
    return answer(201, await one(id!));
  });

  registerEndpoint(app, ENDPOINTS.editTrainingPlan, async ({ caller, params: { planId }, body }) => {
    refuseUnknown(body);
    if (!(await findPlan(db, planId))) throw planNotFound();
    const author = await authorOf(caller.userId);
    const written = { content: body, writtenBy: caller.userId, writtenAt: clock.now(), author };
    await db.transaction((tx) => insertVersion(tx, planId, written));
    return answer(200, await one(planId));
  });

  registerEndpoint(app, ENDPOINTS.setTrainingPlanStatus, async ({ params: { planId }, body }) => {
    const plan = await findPlan(db, planId);
    if (!plan) throw planNotFound();
    const changedAt = clock.now();
    await setPlanStatus(
      db,
      planId,
      body.status === 'published'
        ? { status: 'published', publishedVersion: plan.newestVersion, changedAt }
        : { status: 'archived', changedAt },
    );
    return answer(200, await one(planId));
  });
}

/** Throws ProblemError 422 for metrics and events that the engine does not know: their checks would never end. */
function refuseUnknown({ weeks }: PlanContent): void {
  const blocks = weeks.flatMap(({ sessions }) => sessions).flatMap((session) => session.blocks);
  for (const block of blocks) {
    if ('metric' in block && !isCheckable(block.metric)) {
      throw new ProblemError(
        422,
        'unknown-metric',
        `There is no metric ${block.metric} that can get better.`,
      );
    }
    const kinds = 'kinds' in block ? block.kinds : [];
    const unknown = kinds.find((kind) => !Object.hasOwn(EVENT_KINDS, kind));
    if (unknown !== undefined) {
      throw new ProblemError(422, 'unknown-event', `There is no kind of moment called ${unknown}.`);
    }
  }
}
