import { z } from 'zod';
import { photoUrlField, photoUrlQuery, TRAINING_PHOTO_MODULE } from '../content-photos/content-photos.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { planContent } from './plan-content.ts';
import { TRAINING_PLAN_STATUSES } from './training-codes.ts';

const endpoint = defineEndpoints('training-plans');

const base = '/api/v1/admin/training-plans';
const module = 'TrainingPlans' as const;

export const PLAN_PAGE_SIZE = 20;

const planRow = namedObject('ManagedTrainingPlanRow', {
  id: z.uuid(),
  title: z.string(),
  status: z.enum(TRAINING_PLAN_STATUSES),
  author: z.string(),
  /** Version that new players get; null before the first was published. */
  publishedVersion: z.number().int().nullable(),
  newestVersion: z.number().int(),
  weeks: z.number().int(),
  tiers: planContent.shape.tiers,
  mode: planContent.shape.mode,
  minutesPerDay: planContent.shape.minutesPerDay,
  opensWith: planContent.shape.opensWith,
  photoUrl: photoUrlField,
  /** Players currently enrolled. */
  players: z.number().int(),
  changedAt: z.iso.datetime(),
});
export type ManagedPlanRow = z.infer<typeof planRow>;

/** Includes the newest version's content. */
const managedPlan = named('ManagedTrainingPlan', planRow.extend({ content: planContent }));
export type ManagedPlan = z.infer<typeof managedPlan>;

export const listManagedPlans = endpoint(`GET ${base}`, {
  summary: 'Training plans in list order',
  access: { module, action: 'View' },
  query: z.object({
    status: z.enum(TRAINING_PLAN_STATUSES).optional(),
    /** Words in the title. */
    search: z.string().trim().max(80).default(''),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(planRow) },
});

export const getManagedPlan = endpoint(`GET ${base}/{planId}`, {
  summary: 'The newest version of a training plan',
  access: { module, action: 'View' },
  responses: { 200: managedPlan },
});

/** 422 `unknown-metric` or `unknown-event` for anything the engine doesn't know. */
export const createTrainingPlan = endpoint(`POST ${base}`, {
  summary: 'Create a training plan as a draft',
  access: { module, action: 'Create' },
  body: planContent,
  responses: { 201: managedPlan },
  errors: [422],
});

export const editTrainingPlan = endpoint(`PUT ${base}/{planId}`, {
  summary: 'Save a new version of a training plan; players who started keep theirs',
  access: { module, action: 'Edit' },
  /** The version that the new one is based on; 409 if there is a newer one. */
  query: z.object({ version: z.coerce.number().int().optional() }),
  body: planContent,
  responses: { 200: managedPlan },
  errors: [409, 422],
});

export const setTrainingPlanPhoto = endpoint(`PUT ${base}/{planId}/photo`, {
  summary: 'Change or remove the photo of a training plan',
  access: { module, action: 'Create', or: 'Edit' },
  body: z.object({ photoUrl: photoUrlField }),
  responses: { 200: managedPlan },
  errors: [422],
});

/** 409 `plan-in-use` once it has been published: then it can be archived. */
export const deleteTrainingPlan = endpoint(`DELETE ${base}/{planId}`, {
  summary: 'Delete a draft of a training plan',
  access: { module, action: 'Delete' },
  errors: [409],
});

export const setTrainingPlanStatus = endpoint(`PUT ${base}/{planId}/status`, {
  summary: 'Publish the newest version of a training plan, or archive it',
  access: { module, action: 'Edit' },
  body: z.object({ status: z.enum(['published', 'archived']) }),
  responses: { 200: managedPlan },
});

/** 404 unless it is this plan's photo (decisions.md 21.3). */
export const deleteTrainingPlanPhoto = endpoint('DELETE /api/v1/trainingplan/training-plan-photo-delete', {
  summary: 'Remove the photo of a training plan',
  access: { module, action: 'Edit' },
  query: z.object({
    fileUrl: photoUrlQuery,
    id: z.uuid(),
    module: z.preprocess(Number, z.literal(TRAINING_PHOTO_MODULE, 'Photos of training plans are module 15.')),
  }),
  errors: [404],
});
