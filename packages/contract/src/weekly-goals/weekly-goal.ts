import { z } from 'zod';
import { namedObject } from '../named.ts';
import { GOAL_DIRECTIONS, GOAL_KINDS, GOAL_REWARDS } from './goal-codes.ts';
import { goalMetricCode, goalMode } from './goal-fields.ts';

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
  /** The goal's metric in this game alone; null where the game does not know it. */
  value: z.number().nullable(),
});

/** A goal in one week, with what its games have brought. */
export const weeklyGoal = namedObject('WeeklyGoal', {
  id: z.uuid(),
  kind: z.enum(GOAL_KINDS),
  /** Of a community goal; null for own ones, whose metric says it. */
  title: z.string().nullable(),
  metric: goalMetricCode,
  mode: goalMode,
  direction: z.enum(GOAL_DIRECTIONS),
  target: z.number(),
  /** What the player did in the four weeks before; null for community goals and where there was nothing. */
  base: z.number().nullable(),
  minimumGames: z.number().int(),
  /** Days that the games have to be spread over; null where that does not matter. */
  wantedDays: z.number().int().nullable(),
  /** Monday of the week, as in 2026-11-16, and its bounds in the player's zone at that time. */
  startsOn: z.iso.date(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** When the result is final: until then files of the week's games count. */
  settlesAt: z.iso.datetime(),
  state: z.enum(GOAL_STATES),
  value: z.number().nullable(),
  /** Games that count. */
  games: z.number().int(),
  days: z.number().int(),
  /** 0 to 1: how near the target is, and whether enough games stand behind it. */
  share: z.number(),
  best: goalGame.nullable(),
  /** Badge that a community goal gives when it is achieved. */
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

/** The caller's goals of this week and the next, and those of the last one while files may still come. */
export const weeklyGoals = namedObject('WeeklyGoals', {
  thisWeek: week.extend({
    /** False once five games have been counted: then the week is decided on the field. */
    canRest: z.boolean(),
  }),
  nextWeek: week,
  /** Weeks in a row with an achieved goal. */
  streak: z.number().int(),
  badges: z.array(z.object({ name: z.string(), goal: z.string(), startsOn: z.iso.date() })),
  goals: z.array(weeklyGoal),
  upcoming: z.array(weeklyGoal),
  /** Played, and waiting for the last files. */
  waiting: z.array(weeklyGoal),
});
export type WeeklyGoals = z.infer<typeof weeklyGoals>;

/** A goal that could be chosen. */
const goalChoice = namedObject('GoalChoice', {
  metric: goalMetricCode,
  kind: z.enum(['habit', 'skill']),
  /** Null while games are missing. */
  target: z.number().nullable(),
  base: z.number().nullable(),
  /** What the rank above does; null where no one knows. */
  next: z.number().nullable(),
  wantedDays: z.number().int().nullable(),
  /** Games that are missing for a target. */
  missing: z.number().int(),
});
export type GoalChoice = z.infer<typeof goalChoice>;

const communityChoice = namedObject('CommunityChoice', {
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  metric: goalMetricCode,
  direction: z.enum(GOAL_DIRECTIONS),
  /** For the caller's rank in the mode; null where the goal has none for it. */
  target: z.number().nullable(),
  minimumGames: z.number().int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  badge: z.string().nullable(),
  /** Given once, besides the badge. */
  reward: z.enum(GOAL_REWARDS).nullable(),
  /** The caller's plan belongs to its audience; else the plans that do. */
  isOpen: z.boolean(),
  plans: z.array(z.string()),
});
export type CommunityChoice = z.infer<typeof communityChoice>;

export const goalChoices = namedObject('GoalChoices', {
  mode: goalMode,
  /** Name of the rank that the gap is measured to; null at the top. */
  nextRank: z.string().nullable(),
  /** Games of the last four weeks that the targets stand on. */
  games: z.number().int(),
  choices: z.array(goalChoice),
  community: z.array(communityChoice),
});
export type GoalChoices = z.infer<typeof goalChoices>;

/** What one match did to a goal. */
export const goalGain = namedObject('GoalGain', {
  goalId: z.uuid(),
  kind: z.enum(GOAL_KINDS),
  title: z.string().nullable(),
  metric: goalMetricCode,
  mode: goalMode,
  target: z.number(),
  wantedDays: z.number().int().nullable(),
  direction: z.enum(GOAL_DIRECTIONS),
  /** Over the games of the week without this one and with it. */
  before: z.object({ value: z.number().nullable(), share: z.number() }),
  after: z.object({ value: z.number().nullable(), share: z.number() }),
});
export type GoalGain = z.infer<typeof goalGain>;
