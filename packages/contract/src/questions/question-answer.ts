import { z } from 'zod';
import { clipPath } from '../gamedata/match-parts.ts';
import { arrayOf, namedObject } from '../named.ts';
import { shownPracticeDrill } from '../scores/player-scores.ts';

const interval = z.tuple([z.number(), z.number()]).readonly();
const better = z.enum(['higher', 'lower', 'neutral']);
export const questionVerdict = z.enum(['good', 'average', 'weak']);

const answerNumber = namedObject('AnswerNumber', {
  label: z.string(),
  value: z.number(),
  /** 80 % */
  interval: interval.nullable(),
  /** Shown after the number: "%", "xG a game". */
  unit: z.string(),
  decimals: z.number().int(),
  better,
});
export type AnswerNumber = z.infer<typeof answerNumber>;

const answerComparison = namedObject('AnswerComparison', {
  of: z.enum(['rank', 'next', 'wins', 'teammate', 'rest']),
  label: z.string(),
  value: z.number(),
  games: z.number().int().nullable(),
  /** Source of a rank's number. */
  source: z.string().optional(),
});

const answerTable = namedObject('AnswerTable', {
  title: z.string(),
  definition: z.string(),
  heads: z.object({
    label: z.string(),
    value: z.string(),
    /** Null if there is no such column. */
    reference: z.string().nullable(),
    n: z.string(),
  }),
  unit: z.string(),
  decimals: z.number().int(),
  better,
  rows: arrayOf({
    label: z.string(),
    value: z.number().nullable(),
    interval: interval.nullable(),
    reference: z.number().nullable(),
    n: z.number(),
    note: z.string().nullable(),
    /** Whether the headline is about it. */
    strong: z.boolean(),
    /** The row's own unit, if rows differ. */
    unit: z.string().nullable(),
    decimals: z.number().int().nullable(),
  }).readonly(),
});
export type AnswerTable = z.infer<typeof answerTable>;

/** The player attacks toward positive y; uu. */
const answerPlaces = namedObject('AnswerPlaces', {
  title: z.string(),
  definition: z.string(),
  marks: arrayOf({
    /** For `gamedata/event/{id}`. */
    id: z.string(),
    x: z.number(),
    y: z.number(),
    kind: z.enum(['own', 'against', 'lost']),
    strong: z.boolean(),
  }).readonly(),
});
export type AnswerPlaces = z.infer<typeof answerPlaces>;

const answerSeries = namedObject('AnswerSeries', {
  title: z.string(),
  definition: z.string(),
  unit: z.string(),
  decimals: z.number().int(),
  /** Oldest first; `at` in epoch seconds. */
  points: z.array(z.object({ at: z.number(), value: z.number(), mean: z.number().nullable() })).readonly(),
  /** First point after the change of level; null if there was none. */
  changeAt: z.number().int().nullable(),
  reference: z.number().nullable(),
});
export type AnswerSeries = z.infer<typeof answerSeries>;

const answerClip = namedObject('AnswerClip', {
  /** For `gamedata/event/{id}`. */
  id: z.string(),
  matchId: z.uuid(),
  /** Key of the caller's player in the match. */
  player: z.string(),
  playedAt: z.iso.datetime(),
  /** Seconds into the recording. */
  time: z.number(),
  clock: z.number(),
  overtime: z.boolean(),
  title: z.string(),
  detail: z.string(),
  xg: z.number().nullable(),
  /** Whether it shows the opposite of the answer. */
  contrary: z.boolean(),
  path: clipPath,
});
export type AnswerClip = z.infer<typeof answerClip>;

const answerFinding = namedObject('AnswerFinding', {
  /** Number of the rule, 1-40. */
  rule: z.number().int(),
  question: z.string(),
  verdict: questionVerdict.nullable(),
  text: z.string(),
  /** Too few cases to be sure. */
  early: z.boolean(),
});

/** A question's answer; all answers have this shape (decisions.md 4). */
export const questionAnswer = namedObject('QuestionAnswer', {
  question: z.string(),
  /** `nothing`: enough cases, but nothing stands out. */
  state: z.enum(['answered', 'nothing', 'tooFew']),
  /** The finding; its number is between `**`. */
  headline: z.string(),
  missing: z.object({ have: z.number().int(), need: z.number().int(), noun: z.string() }).nullable(),
  verdict: questionVerdict.nullable(),
  number: answerNumber.nullable(),
  compared: z.array(answerComparison).readonly(),
  sample: z.object({
    games: z.number().int(),
    count: z.number().int().nullable(),
    noun: z.string().nullable(),
  }),
  table: answerTable.nullable(),
  places: answerPlaces.nullable(),
  series: answerSeries.nullable(),
  /** Typical moments, with at most one counterexample at the end. */
  clips: z.array(answerClip).readonly(),
  action: z.object({ text: z.string(), drill: shownPracticeDrill.nullable() }).nullable(),
  findings: z.array(answerFinding).readonly(),
  why: z.array(z.string()).readonly(),
  caution: z.string().nullable(),
});
export type QuestionAnswer = z.infer<typeof questionAnswer>;
