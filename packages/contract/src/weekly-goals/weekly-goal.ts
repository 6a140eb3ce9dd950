import { z } from 'zod';
import { namedObject } from '../named.ts';
import { GOAL_DIRECTIONS, GOAL_KINDS, GOAL_METRIC_CODES, GOAL_REWARDS } from './goal-codes.ts';

export const goalMetricCode = z.literal(GOAL_METRIC_CODES);
/** Modes of goals, which are never mixed. */
export const goalMode = z.literal([5, 10, 15]);
export const timeFrameInQuery = z.preprocess(
  Number,
  z.literal([5, 10, 15], 'Choose Past (5), OnGoing (10) or Future (15).'),
);

export const GOAL_STATES = [
  'upcoming',
  'notStarted',
  'onTrack',
  'behind',
  'achieved',
  'missed',
  'void',
] as const;

const goalGame = namedObject('GoalGame', {
  matchId: z.uuid(),
  playedAt: z.iso.datetime(),
  map: z.string(),
  /** The goal's metric in this game only; null if the game doesn't have it. */
  value: z.number().nullable(),
});

/** A goal in one week, with its games' contributions. */
export const weeklyGoal = namedObject('WeeklyGoal', {
  id: z.uuid(),
  kind: z.enum(GOAL_KINDS),
  /** Title of a community goal; null for own goals, which are named by their metric. */
  title: z.string().nullable(),
  metric: goalMetricCode,
  mode: goalMode,
  direction: z.enum(GOAL_DIRECTIONS),
  target: z.number(),
  /** The player's value in the four weeks before; null for community goals and without games. */
  base: z.number().nullable(),
  minimumGames: z.number().int(),
  /** Min number of days for the games; null if it doesn't matter. */
  targetDays: z.number().int().nullable(),
  /** Monday of the week, as in 2026-11-16, and its start and end in the player's time zone back then. */
  startsOn: z.iso.date(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** When the result is final: until then files of the week's games still count. */
  settlesAt: z.iso.datetime(),
  state: z.enum(GOAL_STATES),
  value: z.number().nullable(),
  /** Games that count. */
  games: z.number().int(),
  days: z.number().int(),
  /** 0 to 1: how close the target is, and whether there are enough games. */
  share: z.number(),
  best: goalGame.nullable(),
  /** Badge for achieving a community goal. */
  badge: z.string().nullable(),
  isEased: z.boolean(),
  /** Offered after two missed weeks in a row. */
  easierTarget: z.number().nullable(),
});
export type WeeklyGoal = z.infer<typeof weeklyGoal>;

const week = namedObject('GoalWeek', {
  startsOn: z.iso.date(),
  endsAt: z.iso.datetime(),
  isRest: z.boolean(),
});

/** The caller's goals for this week and the next, and last week's while files can still arrive. */
export const weeklyGoals = namedObject('WeeklyGoals', {
  thisWeek: week.extend({
    /** False once five games count: then the week can't be skipped. */
    canRest: z.boolean(),
  }),
  nextWeek: week,
  /** Consecutive weeks with an achieved goal. */
  streak: z.number().int(),
  badges: z.array(z.object({ name: z.string(), goal: z.string(), startsOn: z.iso.date() })),
  goals: z.array(weeklyGoal),
  upcoming: z.array(weeklyGoal),
  /** Played, waiting for the last files. */
  waiting: z.array(weeklyGoal),
});
export type WeeklyGoals = z.infer<typeof weeklyGoals>;

/** A goal that can be chosen. */
const goalChoice = namedObject('GoalChoice', {
  metric: goalMetricCode,
  kind: z.enum(['habit', 'skill']),
  /** Null if there aren't enough games. */
  target: z.number().nullable(),
  base: z.number().nullable(),
  /** Returns the next rank's value; null if unknown. */
  next: z.number().nullable(),
  targetDays: z.number().int().nullable(),
  /** Games missing for a target. */
  missing: z.number().int(),
});
export type GoalChoice = z.infer<typeof goalChoice>;

const communityChoice = namedObject('CommunityChoice', {
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  metric: goalMetricCode,
  direction: z.enum(GOAL_DIRECTIONS),
  /** For the caller's rank in the mode; null if the goal has none for it. */
  target: z.number().nullable(),
  minimumGames: z.number().int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  badge: z.string().nullable(),
  /** Given once, in addition to the badge. */
  reward: z.enum(GOAL_REWARDS).nullable(),
  photoUrl: z.string().nullable(),
  /** Whether the caller's plan can join; otherwise the plans that can. */
  isOpen: z.boolean(),
  plans: z.array(z.string()),
});
export type CommunityChoice = z.infer<typeof communityChoice>;

export const goalChoices = namedObject('GoalChoices', {
  mode: goalMode,
  /** Name of the rank that the gap is measured to; null at the top. */
  nextRank: z.string().nullable(),
  /** Games in the last four weeks that the targets are based on. */
  games: z.number().int(),
  choices: z.array(goalChoice),
  community: z.array(communityChoice),
});
export type GoalChoices = z.infer<typeof goalChoices>;

/** One match's contribution to a goal. */
export const goalGain = namedObject('GoalGain', {
  goalId: z.uuid(),
  kind: z.enum(GOAL_KINDS),
  title: z.string().nullable(),
  metric: goalMetricCode,
  mode: goalMode,
  target: z.number(),
  targetDays: z.number().int().nullable(),
  direction: z.enum(GOAL_DIRECTIONS),
  /** Over the week's games without this one and with it. */
  before: z.object({ value: z.number().nullable(), share: z.number() }),
  after: z.object({ value: z.number().nullable(), share: z.number() }),
});
export type GoalGain = z.infer<typeof goalGain>;
