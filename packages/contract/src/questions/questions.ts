import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';
import { questionAnswer, questionVerdict } from './question-answer.ts';

const endpoint = defineEndpoints('questions', { access: 'player' });

const mode = z.literal([5, 10, 15]);
const modeInQuery = z.preprocess(
  (value) => (value === undefined ? undefined : Number(value)),
  z.literal([5, 10, 15], 'Choose Duel (5), Doubles (10) or Standard (15).').optional(),
);

const questionItem = namedObject('QuestionItem', {
  key: z.string(),
  title: z.string(),
  group: z.string(),
  /** `tooFew`: not enough cases yet, `noTeammate`: it needs some, `notInPlan`: not included. */
  state: z.enum(['ready', 'tooFew', 'noTeammate', 'notInPlan']),
  /** Progress toward its minimum: cases available, and needed. */
  have: z.number().int(),
  need: z.number().int(),
  /** "more shots": what is missing, or else what is needed. */
  noun: z.string(),
  /** Synonyms and the numbers of its rules, for the search. */
  words: z.string(),
  rules: z.array(z.number().int()).readonly(),
  /** The smallest plan that includes it, in this mode. */
  plan: z.enum(PLAN_NAMES),
  isSaved: z.boolean(),
});
export type QuestionItem = z.infer<typeof questionItem>;

const params = z.object({ key: z.string().max(60) });

/** All questions, and whether the caller's games can answer them. */
export const questionList = namedObject('QuestionList', {
  mode,
  /** Games in the mode that count, up to the questions' maximum. */
  games: z.number().int(),
  modes: z.array(z.object({ mode, games: z.number().int() })),
  groups: z.array(z.object({ key: z.string(), label: z.string(), code: z.number().int().nullable() })),
  questions: z.array(questionItem),
  /** The rules behind the answers, for the search. */
  rules: z.array(z.object({ number: z.number().int(), question: z.string() })),
  plan: z.enum(PLAN_NAMES),
  canSave: z.boolean(),
});
export type QuestionList = z.infer<typeof questionList>;

export const listQuestions = endpoint('GET /api/v1/questions', {
  summary: "Questions, and which ones the caller's games can answer",
  /** The mode with most of the last games if omitted. */
  query: z.object({ mode: modeInQuery }),
  responses: { 200: questionList },
});

/** The answer, or an example: if the plan doesn't include the question, only a made-up example. */
export const askedQuestion = namedObject('AskedQuestion', {
  mode,
  key: z.string(),
  title: z.string(),
  /** Name of the rank compared with and the mode: "Champion I Doubles". */
  rank: z.string(),
  answer: questionAnswer.nullable(),
  /** Shown if the plan doesn't include the `question`, or not in this `mode`; contains none of the caller's data. */
  example: z
    .object({
      headline: z.string(),
      plan: z.enum(PLAN_NAMES),
      how: z.string(),
      closes: z.enum(['question', 'mode']),
    })
    .nullable(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

export const askQuestion = endpoint('GET /api/v1/questions/{key}/answer', {
  summary: "The answer to a question from the caller's games",
  costly: true,
  params,
  query: z.object({ mode: modeInQuery }),
  responses: { 200: askedQuestion },
});

const savedAnswer = namedObject('KeptAnswer', {
  askedAt: z.iso.datetime(),
  state: z.enum(['answered', 'nothing', 'tooFew']),
  headline: z.string(),
  verdict: questionVerdict.nullable(),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  unit: z.string(),
  decimals: z.number().int(),
  games: z.number().int(),
});

/** A saved question and its answers over time, newest first. */
export const savedQuestion = namedObject('SavedQuestion', {
  key: z.string(),
  mode,
  title: z.string(),
  savedAt: z.iso.datetime(),
  nextAt: z.iso.datetime(),
  /** The plan doesn't include reruns. */
  rests: z.boolean(),
  /** Empty if the plan doesn't include the question. */
  answers: z.array(savedAnswer),
});
export type SavedQuestion = z.infer<typeof savedQuestion>;

export const listSavedQuestions = endpoint('GET /api/v1/questions/saved', {
  summary: 'Saved questions with their answers from recent weeks',
  responses: { 200: z.array(savedQuestion) },
});

const savedMode = z.object({
  mode: z.preprocess(Number, z.literal([5, 10, 15], 'Choose Duel (5), Doubles (10) or Standard (15).')),
});

export const saveQuestion = endpoint('PUT /api/v1/questions/{key}/saved', {
  summary: 'Save a question to get a new answer every week',
  params,
  query: savedMode,
  responses: { 200: savedQuestion },
  errors: [409],
});

export const forgetQuestion = endpoint('DELETE /api/v1/questions/{key}/saved', {
  summary: 'Remove a saved question',
  params,
  anyKey: true,
  query: savedMode,
});
