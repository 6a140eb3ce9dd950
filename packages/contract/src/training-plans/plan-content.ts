import { z } from 'zod';
import { named, namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';
import { CODE_SOURCES, DRILL_UNITS, PACK_CODE, TRAINING_MINUTES } from './training-codes.ts';

const line = z.string().trim().min(1).max(120);
const text = z.string().trim().min(1).max(600);
const minutes = z.number().int().min(1).max(90);
const metric = z.string().max(80);
const kinds = z.array(z.string().max(40)).min(1).max(8);

/** A drill has the same key in every session: hiding it hides it everywhere. */
const common = {
  key: z.string().regex(/^[a-z0-9-]{2,60}$/, 'Use lowercase letters, numbers and hyphens.'),
  title: line,
  minutes,
  /** Skipped in sessions with fewer minutes. */
  from: z.literal(TRAINING_MINUTES),
};

export const trainingPack = namedObject('TrainingPack', {
  name: line,
  /** Null if the caller's plan doesn't include it. */
  code: z.string().regex(PACK_CODE, 'Enter four groups of four digits or letters A–F.'),
  source: z.enum(CODE_SOURCES),
});

const drill = namedObject('DrillBlock', {
  ...common,
  type: z.literal('pack'),
  /** What to do, in enough detail to do it alone. */
  how: text,
  /** Null for drills in free play. */
  pack: trainingPack.nullable(),
  unit: z.enum(DRILL_UNITS),
  /** Shots per repetition, and how many of them are a pass. */
  shots: z.number().int().min(1).max(200),
  repetitions: z.number().int().min(1).max(20),
  passMark: z.number().int().min(1).max(200),
  /** What counts as a success. */
  counts: text,
  vary: text,
  /** Differences on console or PC. */
  note: text,
});

const warmUp = namedObject('WarmUpBlock', { ...common, type: z.literal('warm-up'), how: text, cue: line });
const ownMistakes = namedObject('OwnMistakesBlock', {
  ...common,
  type: z.literal('own-mistakes'),
  how: text,
  kinds,
});
const clipReview = namedObject('ClipReviewBlock', {
  ...common,
  type: z.literal('clip-review'),
  question: text,
  kinds,
  clips: z.number().int().min(1).max(6),
});
const rankedSet = namedObject('RankedSetBlock', {
  ...common,
  type: z.literal('ranked-set'),
  games: z.number().int().min(1).max(10),
  rule: text,
  metric,
});
const video = namedObject('VideoBlock', {
  ...common,
  type: z.literal('video'),
  link: z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
  seconds: z.number().int().min(1).max(7200),
  chapter: line.nullable(),
  captions: z.boolean(),
});
const check = namedObject('CheckBlock', { ...common, type: z.literal('check'), metric });

export const planBlock = named(
  'TrainingBlock',
  z.discriminatedUnion('type', [warmUp, drill, ownMistakes, clipReview, rankedSet, video, check]),
);
export type PlanBlock = z.infer<typeof planBlock>;
export type BlockType = PlanBlock['type'];

const session = namedObject('TrainingSession', {
  /** Day of the week's training, from 1; the player chooses the weekday. */
  day: z.number().int().min(1).max(7),
  equipment: line,
  blocks: z.array(planBlock).min(1).max(8),
});

const week = namedObject('TrainingWeek', {
  theme: line,
  /** Why it's part of this week, in one sentence. */
  why: text,
  /** The one rule for this week's games. */
  rule: text,
  sessions: z.array(session).min(1).max(7),
});
export type PlanWeek = z.infer<typeof week>;

const tier = z.number().int().min(1).max(22);

/** One version of a plan. Every week ends in exactly one check. */
export const planContent = named(
  'TrainingPlanContent',
  z
    .object({
      title: line,
      summary: text,
      /** Lowest and highest rank it's written for, 1 to 22. */
      tiers: z.tuple([tier, tier]),
      /** Duel 5, Doubles 10, Standard 15; null for all modes. */
      mode: z.literal([5, 10, 15]).nullable(),
      /** Offensive 5, Defensive 10, Positional 15, Mechanics 20, Kickoffs 25: plan codes. */
      categories: z.array(z.literal([5, 10, 15, 20, 25])).min(1),
      minutesPerDay: z.literal(TRAINING_MINUTES),
      /** The smallest membership plan that includes it. */
      opensWith: z.enum(PLAN_NAMES),
      weeks: z.array(week).min(1).max(12),
    })
    .superRefine(({ tiers: [low, high], weeks }, context) => {
      if (low > high)
        context.addIssue({ code: 'custom', path: ['tiers'], message: 'Put the lowest rank first.' });
      for (const [number, { sessions }] of weeks.entries()) {
        const blocks = sessions.flatMap((one) => one.blocks);
        const checks = blocks.filter(({ type }) => type === 'check').length;
        if (checks === 1) continue;
        context.addIssue({ code: 'custom', path: ['weeks', number], message: 'Add one check per week.' });
      }
    }),
);
export type PlanContent = z.infer<typeof planContent>;

/** Returns a week's check. */
export function getWeekCheck({ sessions }: PlanWeek): Extract<PlanBlock, { type: 'check' }> {
  const found = sessions.flatMap(({ blocks }) => blocks).find((block) => block.type === 'check');
  if (!found) throw new Error('Every week of a plan needs a check.');
  return found;
}
