import { PLAN_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import {
  createPlan,
  deleteDraft,
  describeRow,
  editPlan,
  readPlan,
  removePhoto,
  updatePhoto,
  updateStatus,
} from './manage-plans.ts';
import { countPlayers, listPlanPage } from './training-plan.repository.ts';

/** Registers the routes to create, edit, publish and archive training plans as data, for administrators. */
export function managePlanRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  registerEndpoints(app, {
    listManagedPlans: async ({ query: { pageIndex, ...filter } }) => {
      const { rows, total } = await listPlanPage(db, filter, { index: pageIndex, size: PLAN_PAGE_SIZE });
      const ids = rows.map(({ plan }) => plan.id);
      const players = await countPlayers(db, ids);
      const items = rows.map((row) => describeRow(row, players));
      return { items, pageIndex, pageSize: PLAN_PAGE_SIZE, total };
    },
    getManagedPlan: ({ params }) => readPlan(db, params.planId),
    createTrainingPlan: async ({ caller, body }) => {
      const planId = await createPlan(context, body, caller.userId);
      return await readPlan(db, planId);
    },
    editTrainingPlan: async ({ caller, params: { planId }, query, body }) => {
      await editPlan(context, planId, { content: body, version: query.version }, caller.userId);
      return await readPlan(db, planId);
    },
    setTrainingPlanStatus: async ({ caller, params: { planId }, body }) => {
      await updateStatus(context, planId, body.status, caller.userId);
      return await readPlan(db, planId);
    },
    setTrainingPlanPhoto: async ({ caller, params: { planId }, body }) => {
      await updatePhoto(context, planId, body.photoUrl, caller.userId);
      return await readPlan(db, planId);
    },
    deleteTrainingPlanPhoto: ({ caller, query: { id, fileUrl } }) =>
      removePhoto(context, id, fileUrl, caller.userId),
    deleteTrainingPlan: ({ caller, params }) => deleteDraft(context, params.planId, caller.userId),
  });
}
