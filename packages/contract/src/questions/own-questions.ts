import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { PLAN_NAMES } from '../product-codes.ts';

/** Product codes of groups, dimensions and filters are those of the engine; the server checks them against it. */
const ownQuestionBody = z.object({
  title: z.string().trim().min(8).max(120),
  group: z.string().max(40),
  /** Key of the metric registry. */
  metric: z.string().max(80),
  dimension: z.string().max(40),
  filter: z.string().max(40),
  /** Games. */
  minimum: z.number().int().min(3).max(100),
  /** `{value}`, `{metric}`, `{rank}`, `{reference}`, `{games}`, `{best}`, `{bestValue}`, `{worst}`, `{worstValue}`. */
  template: z.string().trim().min(5).max(300),
  /** What to do. */
  action: z.string().trim().min(5).max(300),
  /** The first plan that has it. */
  plan: z.enum(PLAN_NAMES),
  isPublished: z.boolean(),
});
export const ownQuestion = ownQuestionBody.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type OwnQuestionItem = z.infer<typeof ownQuestion>;

const params = z.object({ questionId: z.uuid() });
const path = '/api/v1/admin/questions';
const itemPath = '/api/v1/admin/questions/{questionId}';

/** Questions are content for training, and belong to its module (rulings A17 names no other). */
export const listOwnQuestions = defineEndpoint({
  method: 'GET',
  path,
  area: 'questions',
  summary: 'Questions that administrators have added',
  access: 'admin',
  permission: { module: 'TrainingPlans', action: 'View' },
  responses: { 200: z.array(ownQuestion) },
  errors: [401, 403],
});

export const addOwnQuestion = defineEndpoint({
  method: 'POST',
  path,
  area: 'questions',
  summary: 'Add a question as data',
  access: 'admin',
  permission: { module: 'TrainingPlans', action: 'Create' },
  body: ownQuestionBody,
  responses: { 201: ownQuestion },
  errors: [400, 401, 403],
});

export const changeOwnQuestion = defineEndpoint({
  method: 'PUT',
  path: itemPath,
  area: 'questions',
  summary: 'Change a question',
  access: 'admin',
  permission: { module: 'TrainingPlans', action: 'Edit' },
  params,
  body: ownQuestionBody,
  responses: { 200: ownQuestion },
  errors: [400, 401, 403, 404],
});

export const deleteOwnQuestion = defineEndpoint({
  method: 'DELETE',
  path: itemPath,
  area: 'questions',
  summary: 'Delete a question; whoever saved it has it no more',
  access: 'admin',
  permission: { module: 'TrainingPlans', action: 'Delete' },
  params,
  responses: { 200: z.object({}) },
  errors: [400, 401, 403, 404],
});
