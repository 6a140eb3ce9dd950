import { z } from 'zod';
import { photoUrlField, photoUrlQuery, TRAINING_PHOTO_MODULE } from '../content-photos/content-photos.ts';
import { defineEndpoint } from '../endpoint.ts';
import { named, namedObject } from '../named.ts';
import { pageOf } from '../paging.ts';
import { planContent } from './plan-content.ts';
import { TRAINING_PLAN_STATUSES } from './training-codes.ts';

const area = 'training-plans';
const base = '/api/v1/admin/training-plans';
const params = z.object({ planId: z.uuid() });
const module = 'TrainingPlans' as const;

/** Plans on a page of the administrators' list. */
export const PLAN_PAGE_SIZE = 20;

const planRow = namedObject('ManagedTrainingPlanRow', {
  id: z.uuid(),
  title: z.string(),
  status: z.enum(TRAINING_PLAN_STATUSES),
  author: z.string(),
  /** Version that players who begin now get; null before the first was published. */
  publishedVersion: z.number().int().nullable(),
  newestVersion: z.number().int(),
  weeks: z.number().int(),
  tiers: planContent.shape.tiers,
  mode: planContent.shape.mode,
  minutesPerDay: planContent.shape.minutesPerDay,
  opensWith: planContent.shape.opensWith,
  photoUrl: photoUrlField,
  /** Players who are in it now. */
  players: z.number().int(),
  changedAt: z.iso.datetime(),
});
export type ManagedPlanRow = z.infer<typeof planRow>;

/** With the content of the newest version. */
const managedPlan = named('ManagedTrainingPlan', planRow.extend({ content: planContent }));
export type ManagedPlan = z.infer<typeof managedPlan>;

export const listManagedPlans = defineEndpoint({
  method: 'GET',
  path: base,
  area,
  summary: 'Training plans, in the order of lists',
  access: 'admin',
  permission: { module, action: 'View' },
  query: z.object({
    status: z.enum(TRAINING_PLAN_STATUSES).optional(),
    /** Words of the title. */
    search: z.string().trim().max(80).default(''),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(planRow) },
  errors: [400, 401, 403],
});

export const getManagedPlan = defineEndpoint({
  method: 'GET',
  path: `${base}/{planId}`,
  area,
  summary: 'A training plan in its newest version',
  access: 'admin',
  permission: { module, action: 'View' },
  params,
  responses: { 200: managedPlan },
  errors: [400, 401, 403, 404],
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
  /** The version that the new one was made from; 409 when there is a newer one. */
  query: z.object({ version: z.coerce.number().int().optional() }),
  body: planContent,
  responses: { 200: managedPlan },
  errors: [400, 401, 403, 404, 409, 422],
});

export const setTrainingPlanPhoto = defineEndpoint({
  method: 'PUT',
  path: `${base}/{planId}/photo`,
  area,
  summary: 'Give a training plan another photo, or none',
  access: 'admin',
  permission: { module, action: 'Create', or: 'Edit' },
  params,
  body: z.object({ photoUrl: photoUrlField }),
  responses: { 200: managedPlan },
  errors: [400, 401, 403, 404, 422],
});

/** 409 `plan-in-use` once it was published: then it can be archived. */
export const deleteTrainingPlan = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{planId}`,
  area,
  summary: 'Delete a draft of a training plan',
  access: 'admin',
  permission: { module, action: 'Delete' },
  params,
  responses: { 200: z.object({}) },
  errors: [400, 401, 403, 404, 409],
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

/** 404 unless it is the photo of this plan (decisions.md 21.3). */
export const deleteTrainingPlanPhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/trainingplan/training-plan-photo-delete',
  area,
  summary: 'Take the photo of a training plan away',
  access: 'admin',
  permission: { module, action: 'Edit' },
  query: z.object({
    fileUrl: photoUrlQuery,
    /** The plan. */
    id: z.uuid(),
    module: z.preprocess(Number, z.literal(TRAINING_PHOTO_MODULE, 'Photos of training plans are module 15.')),
  }),
  responses: { 200: z.object({}) },
  errors: [400, 401, 403, 404],
});
