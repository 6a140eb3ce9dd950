import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, named, namedObject } from '../named.ts';
import { PLAN_NAMES, PLATFORM_CODES } from '../product-codes.ts';
import { rank } from '../ranks/ranks.ts';

const endpoint = defineEndpoints('get-started', { access: 'player' });

/** The account owner's consents, stored with the day of each answer. */
export const consents = namedObject('Consents', {
  /** Required: without it the product can't do anything. */
  ownStatistics: z.literal(true, 'Check this to continue. DataCoach can’t work without your stats.'),
  /** Verified teammates see the matches that I upload, and find themselves in them. */
  shareWithTeammates: z.boolean(),
  /** My stats, without my name, may improve everyone's references. */
  research: z.boolean(),
});
export type Consents = z.infer<typeof consents>;

export const CONSENT_KINDS = [
  'ownStatistics',
  'shareWithTeammates',
  'research',
] as const satisfies readonly (keyof Consents)[];

export const getConsents = endpoint('GET /api/v1/consents', {
  summary: 'What the caller agreed to; null before they were asked',
  access: 'account',
  responses: { 200: consents.nullable() },
});

export const saveConsents = endpoint('PUT /api/v1/consents', {
  summary: 'Give or withdraw consent',
  access: 'account',
  body: consents,
  responses: { 200: consents },
  errors: [403],
});

/** Steps of the flow (decisions.md 5); the last, 8, is the end. */
export const GET_STARTED_STEPS = {
  welcome: 1,
  platform: 2,
  ranks: 3,
  aim: 4,
  firstReplay: 5,
  insight: 6,
  plan: 7,
  done: 8,
} as const;

/** No step up to this one can be skipped. */
export const LAST_NEEDED_STEP = GET_STARTED_STEPS.platform;

/** People under 13 can only agree to their own statistics. */
export const AGE_BANDS = ['under-13', '13-15', '16-17', '18-or-older'] as const;

export const DAILY_MINUTES = [20, 40, 60] as const;

/** Items of the dashboard's checklist; the first is counted, the client checks off the others. */
export const CHECKLIST_ITEMS = ['upload-5', 'open-clip', 'start-plan', 'set-goal', 'join-discord'] as const;
export const CHECKLIST_UPLOADS = 5;

/** Source of the first replay: an upload, the sample match, or an invited teammate on PC. */
export const FIRST_REPLAYS = ['uploaded', 'sample', 'invited-teammate'] as const;

const aim = namedObject('Aim', {
  rank,
  /** Duel 5, Doubles 10, Standard 15. */
  mode: z.literal([5, 10, 15], 'Choose Duel, Doubles or Standard.'),
  minutesADay: z.literal(DAILY_MINUTES, 'Choose 20, 40 or 60 minutes.'),
});

export type Aim = z.infer<typeof aim>;

const welcome = z.object({
  step: z.literal(GET_STARTED_STEPS.welcome),
  ageBand: z.enum(AGE_BANDS, 'Choose your age.'),
  consents,
});
const platform = z.object({
  step: z.literal(GET_STARTED_STEPS.platform),
  platform: z.literal(PLATFORM_CODES, 'Choose Console or PC.'),
  epicUserName: z
    .string()
    .trim()
    .max(64, 'Use at most 64 characters for the Epic username.')
    .nullable()
    .default(null),
});
const ranks = z.object({
  step: z.literal(GET_STARTED_STEPS.ranks),
  duelModeRank: rank,
  doublesModeRank: rank,
  standardModeRank: rank,
});

const skipped = z.object({ step: z.literal([3, 4, 5, 6, 7]), skipped: z.literal(true) });

/** One step's answers; the steps from 3 on can be skipped. Repeating an earlier step only changes its answers. */
export const getStartedStep = named(
  'GetStartedStep',
  z.union([
    skipped,
    welcome,
    platform,
    ranks,
    z.object({ step: z.literal(GET_STARTED_STEPS.aim), aim }),
    z.object({ step: z.literal(GET_STARTED_STEPS.firstReplay), firstReplay: z.enum(FIRST_REPLAYS) }),
    z.object({ step: z.literal(GET_STARTED_STEPS.insight) }),
    z.object({ step: z.literal(GET_STARTED_STEPS.plan), planChoice: z.enum(PLAN_NAMES) }),
  ]),
);

const getStartedState = namedObject('GetStartedState', {
  /** Last step that was completed or skipped; 0 before the first. */
  step: z.number().int(),
  /** False once the flow is finished. */
  firstTimeLogin: z.boolean(),
  ageBand: z.enum(AGE_BANDS).nullable(),
  consents: consents.nullable(),
  platform: z.literal(PLATFORM_CODES).nullable(),
  epicUserName: z.string().nullable(),
  duelModeRank: z.string().nullable(),
  doublesModeRank: z.string().nullable(),
  standardModeRank: z.string().nullable(),
  aim: aim.nullable(),
  firstReplay: z.enum(FIRST_REPLAYS).nullable(),
  planChoice: z.enum(PLAN_NAMES).nullable(),
  checklist: arrayOf({
    item: z.enum(CHECKLIST_ITEMS),
    isDone: z.boolean(),
    /** How many of `of`. */
    count: z.number().int(),
    of: z.number().int(),
  }),
});
export type GetStartedState = z.infer<typeof getStartedState>;

const path = '/api/v1/get-started';

export const getGetStarted = endpoint(`GET ${path}`, {
  summary: 'Progress of the get-started flow, with its answers and the checklist',
  responses: { 200: getStartedState },
});

/** 409 `step-missing` if an earlier required step is missing. */
export const saveGetStarted = endpoint(`PUT ${path}`, {
  summary: 'Save one step of the get-started flow',
  body: getStartedStep,
  responses: { 200: getStartedState },
  errors: [409],
});

/** Clears `firstTimeLogin`, also in the session once it is renewed (`POST /api/auth/session`). */
export const finishGetStarted = endpoint('POST /api/v1/get-started/finish', {
  summary: 'Finish the get-started flow',
  responses: { 200: getStartedState },
  errors: [409],
});

export const tickChecklist = endpoint('PUT /api/v1/get-started/checklist', {
  summary: 'Check off an item of the checklist',
  body: z.object({ item: z.enum(['open-clip', 'start-plan', 'set-goal', 'join-discord']) }),
  responses: { 200: getStartedState },
});
