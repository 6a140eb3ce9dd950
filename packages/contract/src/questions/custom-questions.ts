import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';

const endpoint = defineEndpoints('questions');

/** Groups, dimensions and filters use the engine's product codes; the server validates them. */
const customQuestionBody = namedObject('CustomQuestionBody', {
  title: z
    .string()
    .trim()
    .min(8, 'Use at least 8 characters for the question.')
    .max(120, 'Use at most 120 characters for the question.'),
  group: z.string().max(40),
  /** Key in the metric registry. */
  metric: z.string().max(80),
  dimension: z.string().max(40),
  filter: z.string().max(40),
  /** Games. */
  minimum: z
    .number('Enter the minimum games.')
    .int()
    .min(3, 'Enter 3 to 100 games.')
    .max(100, 'Enter 3 to 100 games.'),
  /** `{value}`, `{metric}`, `{rank}`, `{reference}`, `{games}`, `{best}`, `{bestValue}`, `{worst}`, `{worstValue}`. */
  template: z
    .string()
    .trim()
    .min(5, 'Write the answer.')
    .max(300, 'Use at most 300 characters for the answer.'),
  /** What the player should do. */
  action: z.string().trim().min(5, 'Add what to do.').max(300, 'Use at most 300 characters for what to do.'),
  /** The smallest plan that includes it. */
  plan: z.enum(PLAN_NAMES),
  isPublished: z.boolean(),
});
const customQuestion = named(
  'CustomQuestion',
  customQuestionBody.extend({ id: z.uuid(), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }),
);
export type CustomQuestionItem = z.infer<typeof customQuestion>;
export type CustomQuestionBody = z.output<typeof customQuestionBody>;

/** Questions per page of the administrators' list. */
export const QUESTION_PAGE_SIZE = 20;
const path = '/api/v1/admin/questions';
const itemPath = '/api/v1/admin/questions/{questionId}';

/** Questions are training content and belong to its module (decisions.md 21.1 has no other). */
export const listCustomQuestions = endpoint(`GET ${path}`, {
  summary: 'Questions added by administrators',
  access: { module: 'TrainingPlans', action: 'View' },
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: { 200: pageOf(customQuestion) },
});

export const addCustomQuestion = endpoint(`POST ${path}`, {
  summary: 'Add a question as data',
  access: { module: 'TrainingPlans', action: 'Create' },
  body: customQuestionBody,
  responses: { 201: customQuestion },
});

export const updateCustomQuestion = endpoint(`PUT ${itemPath}`, {
  summary: 'Change a question',
  access: { module: 'TrainingPlans', action: 'Edit' },
  body: customQuestionBody,
  responses: { 200: customQuestion },
});

export const deleteCustomQuestion = endpoint(`DELETE ${itemPath}`, {
  summary: 'Delete a question for everyone who saved it',
  access: { module: 'TrainingPlans', action: 'Delete' },
});
