import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { planContent } from './plan-content.ts';
import { TRAINING_PLAN_STATUSES } from './training-codes.ts';

const area = 'training-plans';
const base = '/api/v1/admin/training-plans';
const params = z.object({ planId: z.uuid() });
const module = 'TrainingPlans' as const;

const managedPlan = z.object({
  id: z.uuid(),
  status: z.enum(TRAINING_PLAN_STATUSES),
  author: z.string(),
  /** Version that players who begin now get; null before the first was published. */
  publishedVersion: z.number().int().nullable(),
  newestVersion: z.number().int(),
  /** The newest version. */
  content: planContent,
  /** Players who are in it now. */
  players: z.number().int(),
  changedAt: z.iso.datetime(),
});
export type ManagedPlan = z.infer<typeof managedPlan>;

export const listManagedPlans = defineEndpoint({
  method: 'GET',
  path: base,
  area,
  summary: 'Every training plan with its newest version',
  access: 'admin',
  permission: { module, action: 'View' },
  responses: { 200: z.array(managedPlan) },
  errors: [401, 403],
});

/** 422 `unknown-metric` or `unknown-event` for what the engine does not know. */
export const createTrainingPlan = defineEndpoint({
  method: 'POST',
  path: base,
  area,
  summary: 'Make a training plan, a draft at first',
  access: 'admin',
  permission: { module, action: 'Create' },
  body: planContent,
  responses: { 201: managedPlan },
  errors: [400, 401, 403, 422],
});

export const editTrainingPlan = defineEndpoint({
  method: 'PUT',
  path: `${base}/{planId}`,
  area,
  summary: 'Write a new version of a training plan; who has begun keeps his own',
  access: 'admin',
  permission: { module, action: 'Edit' },
  params,
  body: planContent,
  responses: { 200: managedPlan },
  errors: [400, 401, 403, 404, 422],
});

export const setTrainingPlanStatus = defineEndpoint({
  method: 'PUT',
  path: `${base}/{planId}/status`,
  area,
  summary: 'Publish the newest version of a training plan, or archive it',
  access: 'admin',
  permission: { module, action: 'Edit' },
  params,
  body: z.object({ status: z.enum(['published', 'archived']) }),
  responses: { 200: managedPlan },
  errors: [400, 401, 403, 404],
});
