import { z } from 'zod';
import { clock } from '../gamedata/match-parts.ts';
import { named, namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';
import { estimate } from '../scores/player-scores.ts';
import { planBlock, trainingPack } from './plan-content.ts';
import { CHECK_VERDICTS, ENROLLMENT_STATUSES, LOG_STATES, TRAINING_MINUTES } from './training-codes.ts';

/** Days are calendar days of the player's own time zone. */
const day = z.iso.date();
const interval = z.tuple([z.number(), z.number()]).readonly();

/** A number that speaks for a plan: what the player's last games show. */
export const weakness = namedObject('Weakness', {
  metric: z.string(),
  label: z.string(),
  category: z.string(),
  value: z.number(),
  per5: z.boolean(),
  /** Mean of the own rank. */
  reference: z.number().nullable(),
  comparedWith: z.string().nullable(),
  /** 0-100 against the own rank. */
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
  /** The caller's membership opens it. */
  isOpen: z.boolean(),
  weeks: z.array(z.object({ theme: z.string(), metric: z.string() })),
  /** Weaknesses that it trains, the heaviest first; empty when it answers none. */
  reasons: z.array(weakness),
  /** Of the caller's newest enrollment in it; null when they never began. */
  status: z.enum(ENROLLMENT_STATUSES).nullable(),
});
export type PlanCard = z.infer<typeof planCard>;

/** A pack as the caller sees it: without code where their membership does not open codes. */
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

export const planDetail = named(
  'TrainingPlan',
  planCard.extend({
    /** Every week; of a plan that is not open only the first session, as an example, without codes. */
    content: z.array(
      z.object({
        theme: z.string(),
        why: z.string(),
        rule: z.string(),
        metric: z.string(),
        sessions: z.array(shownSession),
      }),
    ),
    /** Lowest membership that also opens its codes. */
    codesOpenWith: z.enum(PLAN_NAMES).nullable(),
  }),
);
export type PlanDetail = z.infer<typeof planDetail>;

const checkGame = namedObject('CheckGame', {
  matchId: z.uuid(),
  playedAt: z.iso.datetime(),
  value: z.number(),
});
const checkSide = namedObject('CheckSide', { mean: z.number(), interval, games: z.array(checkGame) });

/** Games that are needed before, that say something, and that decide. */
export const checkNeeds = namedObject('CheckNeeds', {
  before: z.number().int(),
  least: z.number().int(),
  after: z.number().int(),
});

/** Before and after of a week's metric; counts of a match as five minutes of live play. */
const planCheck = namedObject('TrainingPlanCheck', {
  metric: z.string(),
  label: z.string(),
  per5: z.boolean(),
  better: z.enum(['higher', 'lower']),
  verdict: z.enum(CHECK_VERDICTS),
  /** All games are in: the verdict stays. */
  isDecided: z.boolean(),
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

const ownWeek = namedObject('OwnTrainingWeek', {
  /** From 1. */
  number: z.number().int(),
  theme: z.string(),
  why: z.string(),
  rule: z.string(),
  /** Null while the plan stands still before it. */
  startsOn: day.nullable(),
  state: z.enum(['past', 'now', 'ahead']),
  sessions: z.number().int(),
  sessionsDone: z.number().int(),
  metric: z.string(),
  label: z.string(),
  /** Null before the week begins. */
  check: planCheck.nullable(),
});
export type OwnWeek = z.infer<typeof ownWeek>;

const todayBlock = namedObject('TodayBlock', {
  block: shownBlock,
  state: z.enum(LOG_STATES),
  loggedAt: z.iso.datetime().nullable(),
  minutes: z.number().int().nullable(),
  hits: z.number().int().nullable(),
  /** Of the day before on which it was done. */
  lastHits: z.number().int().nullable(),
});
export type TodayBlock = z.infer<typeof todayBlock>;

/** A mistake of a real game that comes back on spaced dates until it is played right each time. */
export const capturedMoment = namedObject('CapturedMoment', {
  id: z.uuid(),
  matchId: z.uuid(),
  kind: z.string(),
  label: z.string(),
  /** Seconds into the recording, and on the scoreboard. */
  time: z.number(),
  clock,
  /** Key of the own player in the match's report. */
  player: z.string().nullable(),
  playedAt: z.iso.datetime().nullable(),
  /** Null once it was played right after the last gap. */
  dueOn: day.nullable(),
  /** Gaps that are behind it, of `gaps`. */
  step: z.number().int(),
  gaps: z.number().int(),
  /** The match review that a coach has taken it from; it opens there. Null for moments that the player has kept themselves. */
  reviewId: z.uuid().nullable(),
});
export type CapturedMoment = z.infer<typeof capturedMoment>;

export const ownPlan = namedObject('OwnTrainingPlan', {
  id: z.uuid(),
  planId: z.uuid(),
  title: z.string(),
  mode: z.literal([5, 10, 15]),
  status: z.enum(ENROLLMENT_STATUSES),
  version: z.number().int(),
  /** Newest version when that is another one. */
  newerVersion: z.number().int().nullable(),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  minutesPerDay: z.literal(TRAINING_MINUTES),
  /** Of a rest week: the day on which it goes on. */
  restsUntil: day.nullable(),
  today: z.object({
    day,
    /** From 1; null when the sessions of the week are done, or the plan stands still. */
    session: z.number().int().nullable(),
    equipment: z.string().nullable(),
    blocks: z.array(todayBlock),
    minutesDone: z.number().int(),
    daysThisWeek: z.number().int(),
  }),
  /** From 1. */
  week: z.number().int(),
  weeks: z.array(ownWeek),
  /** Blocks that are "not for me". */
  hidden: z.array(z.object({ key: z.string(), title: z.string() })),
});
export type OwnPlan = z.infer<typeof ownPlan>;
