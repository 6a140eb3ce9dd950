import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, namedObject } from '../named.ts';
import { LOG_STATES, PLAN_CHANGES, TRAINING_MINUTES } from './training-codes.ts';
import { capturedMoment, myPlan, planCard, planDetail } from './training-plan.ts';

const endpoint = defineEndpoints('training-plans', { access: 'player' });

const base = '/api/v1/trainingplan';
/** All of the caller's current training; `plan` is the active plan, or the last one that ended. */
const own = namedObject('MyTrainingPlans', {
  plan: myPlan.nullable(),
  /** Mistakes to practice again, the next due first. */
  moments: z.array(capturedMoment),
  /** Today's practice outside the plan. */
  outside: z.array(z.object({ id: z.uuid(), minutes: z.number().int(), note: z.string() })),
  /** Plans that are paused or over. */
  others: arrayOf({
    id: z.uuid(),
    planId: z.uuid(),
    title: z.string(),
    status: z.enum(['paused', 'completed']),
    startedAt: z.iso.datetime(),
    week: z.number().int(),
    weeks: z.number().int(),
    checksPassed: z.number().int(),
  }),
  /** Minutes a day of the aim (get started): default for a new plan. */
  minutesAimedAt: z.literal(TRAINING_MINUTES).nullable(),
});
export type MyPlans = z.infer<typeof own>;

export const getMyPlan = endpoint(`GET ${base}/today`, {
  summary: "The caller's training plan: today's blocks, weeks, checks and saved clips",
  responses: { 200: own },
});

export const listTrainingPlans = endpoint(`GET ${base}/plans`, {
  summary: 'All published training plans, recommended ones first',
  query: z.object({
    /** If omitted: the mode with most of the last games, or the aim's mode. */
    mode: z.preprocess(Number, z.literal([5, 10, 15])).optional(),
  }),
  responses: {
    200: z.object({
      mode: z.literal([5, 10, 15]),
      /** Games behind the recommendation, and how many it needs. */
      games: z.number().int(),
      gamesNeeded: z.number().int(),
      /** Name of the rank compared with; null if none. */
      rank: z.string().nullable(),
      plans: z.array(planCard),
    }),
  },
});

export const getTrainingPlan = endpoint(`GET ${base}/plans/{planId}`, {
  summary: "One training plan, week by week, as far as the caller's plan allows",
  responses: { 200: planDetail },
});

/** 403 `plan-not-open` if the membership doesn't include it. Pauses an active plan. */
export const startTrainingPlan = endpoint(`POST ${base}/enrollments`, {
  summary: 'Start a training plan',
  body: z.object({
    planId: z.uuid(),
    /** For plans for every mode. */
    mode: z.literal([5, 10, 15]).optional(),
    minutesPerDay: z.literal(TRAINING_MINUTES).optional(),
  }),
  responses: { 200: own },
  errors: [404],
});

export const updateTrainingPlan = endpoint(`PUT ${base}/enrollments/{enrollmentId}`, {
  summary: 'Pause, resume, leave or restart a plan, take a rest week, switch to a newer version',
  body: z.object({
    change: z.enum(PLAN_CHANGES),
    /** Number of the week, for `repeat-week`. */
    week: z.number().int().min(1).max(12).optional(),
    /** For `minutes`. */
    minutesPerDay: z.literal(TRAINING_MINUTES).optional(),
  }),
  responses: { 200: own },
  errors: [409],
});

export const logTrainingBlock = endpoint(`PUT ${base}/enrollments/{enrollmentId}/log`, {
  summary: "Log one of today's blocks as done, skipped or open again",
  body: z.object({
    block: z.string().max(60),
    state: z.enum(LOG_STATES),
    minutes: z.number().int().min(1).max(300).optional(),
    /** Hits among the shots of one repetition. */
    hits: z.number().int().min(0).max(200).optional(),
  }),
  responses: { 200: own },
  errors: [409],
});

export const hideTrainingBlock = endpoint(`PUT ${base}/enrollments/{enrollmentId}/hidden`, {
  summary: '"Not for me": hide a block of a plan, or show it again',
  body: z.object({ block: z.string().max(60), hidden: z.boolean() }),
  responses: { 200: own },
});

export const logPractice = endpoint(`POST ${base}/practice`, {
  summary: 'Log practice outside the plan today',
  body: z.object({
    minutes: z
      .number('Enter the minutes.')
      .int()
      .min(1, 'Enter the minutes.')
      .max(600, 'Enter at most 600 minutes.'),
    note: z.string().trim().min(1, 'Enter what you did.').max(120, 'Use at most 120 characters.'),
  }),
  responses: { 200: own },
});

export const deletePractice = endpoint(`DELETE ${base}/practice/{practiceId}`, {
  summary: 'Delete logged practice',
  responses: { 200: own },
});

/** Each event is captured only once. */
export const captureMoment = endpoint(`POST ${base}/moments`, {
  summary: "Save a mistake from one of the caller's games for spaced practice",
  body: z.object({
    /** ID of `gamedata/event/{id}`. */
    eventId: z.string().max(60),
  }),
  responses: { 200: own },
  errors: [404, 409],
});

export const answerMoment = endpoint(`PUT ${base}/moments/{momentId}`, {
  summary: 'Log how practice of a saved clip went, or remove it',
  body: z.object({ answer: z.enum(['right', 'again', 'drop']) }),
  responses: { 200: own },
});
