import { z } from 'zod';
import { clock } from '../gamedata/match-parts.ts';
import { arrayOf, named, namedExtension, namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';
import { estimate } from '../scores/player-scores.ts';
import { planBlock, trainingPack } from './plan-content.ts';
import { CHECK_VERDICTS, ENROLLMENT_STATUSES, LOG_STATES, TRAINING_MINUTES } from './training-codes.ts';

/** Days are calendar days in the player's own time zone. */
const day = z.iso.date();
const interval = z.tuple([z.number(), z.number()]).readonly();

/** A weakness in the player's last games that is a reason for a plan. */
export const weakness = namedObject('Weakness', {
  metric: z.string(),
  label: z.string(),
  category: z.string(),
  value: z.number(),
  per5: z.boolean(),
  /** Mean of the player's rank. */
  reference: z.number().nullable(),
  comparedWith: z.string().nullable(),
  /** 0-100 compared with the player's rank. */
  score: z.number(),
});
export type Weakness = z.infer<typeof weakness>;

export const planCard = namedObject('TrainingPlanCard', {
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  version: z.number().int(),
  author: z.string(),
  tiers: z.tuple([z.number().int(), z.number().int()]).readonly(),
  mode: z.literal([5, 10, 15]).nullable(),
  categories: z.array(z.number().int()),
  minutesPerDay: z.literal(TRAINING_MINUTES),
  opensWith: z.enum(PLAN_NAMES),
  photoUrl: z.string().nullable(),
  /** Whether the caller's membership includes it. */
  isOpen: z.boolean(),
  weeks: z.array(z.object({ theme: z.string(), metric: z.string() })),
  /** Weaknesses that it trains, the biggest first; empty if there are none. */
  reasons: z.array(weakness),
  /** For the caller's newest enrollment; null if they never started. */
  status: z.enum(ENROLLMENT_STATUSES).nullable(),
});
export type PlanCard = z.infer<typeof planCard>;

/** A pack as the caller sees it: without the code if their membership doesn't include codes. */
const shownPack = named('ShownPack', trainingPack.extend({ code: trainingPack.shape.code.nullable() }));

const [warmUp, drill, ownMistakes, clipReview, rankedSet, video, check] = planBlock.options;
const shownDrill = named('ShownDrill', drill.extend({ pack: shownPack.nullable() }));
export const shownBlock = named(
  'ShownBlock',
  z.discriminatedUnion('type', [warmUp, shownDrill, ownMistakes, clipReview, rankedSet, video, check]),
);
export type ShownBlock = z.infer<typeof shownBlock>;

const shownSession = namedObject('ShownSession', {
  day: z.number().int(),
  equipment: z.string(),
  blocks: z.array(shownBlock),
});

export const planDetail = namedExtension('TrainingPlan', planCard, {
  /** All weeks; for a plan that isn't included only the first session, as an example, without codes. */
  content: arrayOf({
    theme: z.string(),
    why: z.string(),
    rule: z.string(),
    metric: z.string(),
    sessions: z.array(shownSession),
  }),
  /** The smallest membership that also includes its codes. */
  codesOpenWith: z.enum(PLAN_NAMES).nullable(),
});
export type PlanDetail = z.infer<typeof planDetail>;

const checkGame = namedObject('CheckGame', {
  matchId: z.uuid(),
  playedAt: z.iso.datetime(),
  value: z.number(),
});
const checkSide = namedObject('CheckSide', { mean: z.number(), interval, games: z.array(checkGame) });

/** Games needed before, for a first result, and for the decision. */
export const checkNeeds = namedObject('CheckNeeds', {
  before: z.number().int(),
  minAfter: z.number().int(),
  after: z.number().int(),
});

export const checkVerdict = {
  metric: z.string(),
  label: z.string(),
  per5: z.boolean(),
  better: z.enum(['higher', 'lower']),
  verdict: z.enum(CHECK_VERDICTS),
  /** Whether all games are in, so the verdict is final. */
  isDecided: z.boolean(),
};

/** Before and after of a week's metric; match counts are per five minutes of live play. */
const planCheck = namedObject('TrainingPlanCheck', {
  ...checkVerdict,
  decidedAt: z.iso.datetime().nullable(),
  before: checkSide.nullable(),
  after: checkSide.nullable(),
  /** After minus before. */
  difference: estimate.nullable(),
  pass: z.number().nullable(),
  comparedWith: z.string().nullable(),
  needs: checkNeeds,
});
export type PlanCheck = z.infer<typeof planCheck>;

const myWeek = namedObject('MyTrainingWeek', {
  /** From 1. */
  number: z.number().int(),
  theme: z.string(),
  why: z.string(),
  rule: z.string(),
  /** Null while the plan is paused before it. */
  startsOn: day.nullable(),
  state: z.enum(['past', 'now', 'ahead']),
  sessions: z.number().int(),
  sessionsDone: z.number().int(),
  metric: z.string(),
  label: z.string(),
  /** Null before the week starts. */
  check: planCheck.nullable(),
});
export type MyWeek = z.infer<typeof myWeek>;

const todayBlock = namedObject('TodayBlock', {
  block: shownBlock,
  state: z.enum(LOG_STATES),
  loggedAt: z.iso.datetime().nullable(),
  minutes: z.number().int().nullable(),
  hits: z.number().int().nullable(),
  /** From the previous day it was done. */
  lastHits: z.number().int().nullable(),
});
export type TodayBlock = z.infer<typeof todayBlock>;

/** A mistake from a real game, practiced again on spaced dates until it is played right every time. */
export const capturedMoment = namedObject('CapturedMoment', {
  id: z.uuid(),
  matchId: z.uuid(),
  kind: z.string(),
  label: z.string(),
  /** Seconds into the recording, and on the scoreboard. */
  time: z.number(),
  clock,
  /** The player's key in the match's report. */
  player: z.string().nullable(),
  playedAt: z.iso.datetime().nullable(),
  /** Null once it was answered correctly after the last interval. */
  dueOn: day.nullable(),
  /** Gaps completed, out of `gaps`. */
  step: z.number().int(),
  gaps: z.number().int(),
  /** The coach's match review it came from, which it opens in. Null for moments that the player captured. */
  reviewId: z.uuid().nullable(),
});
export type CapturedMoment = z.infer<typeof capturedMoment>;

export const myPlan = namedObject('MyTrainingPlan', {
  id: z.uuid(),
  planId: z.uuid(),
  title: z.string(),
  mode: z.literal([5, 10, 15]),
  status: z.enum(ENROLLMENT_STATUSES),
  version: z.number().int(),
  /** Newest version, if different. */
  newerVersion: z.number().int().nullable(),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  minutesPerDay: z.literal(TRAINING_MINUTES),
  /** For a rest week: the day on which training continues. */
  restsUntil: day.nullable(),
  today: z.object({
    day,
    /** From 1; null if the week's sessions are done or the plan is paused. */
    session: z.number().int().nullable(),
    equipment: z.string().nullable(),
    blocks: z.array(todayBlock),
    minutesDone: z.number().int(),
    daysThisWeek: z.number().int(),
  }),
  /** From 1. */
  week: z.number().int(),
  weeks: z.array(myWeek),
  /** Blocks marked "not for me". */
  hidden: z.array(z.object({ key: z.string(), title: z.string() })),
});
export type MyPlan = z.infer<typeof myPlan>;
