import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { clock } from '../gamedata/match-parts.ts';
import { namedObject, pageOf } from '../named.ts';
import {
  goalChoices,
  goalGain,
  goalMetricCode,
  goalMode,
  timeFrameInQuery,
  weeklyGoal,
  weeklyGoals,
} from './weekly-goal.ts';

const endpoint = defineEndpoints('weekly-goals', { access: 'player' });

const path = '/api/v1/weekly-goals';
/** Goals per page of the history. */
export const GOAL_PAGE_SIZE = 12;

export const getWeeklyGoals = endpoint(`GET ${path}`, {
  summary: "The player's goals for this week",
  responses: { 200: weeklyGoals },
});

export const getGoalHistory = endpoint(`GET ${path}/history`, {
  summary: "The player's goals by time frame, newest first",
  query: z.object({ timeFrame: timeFrameInQuery, pageIndex: z.coerce.number().int().min(0).default(0) }),
  responses: { 200: pageOf(weeklyGoal) },
});

export const getGoalChoices = endpoint(`GET ${path}/choices`, {
  summary: 'Goals the player can choose, with their targets',
  query: z.object({ mode: z.preprocess(Number, goalMode), nextWeek: z.stringbool().default(false) }),
  responses: { 200: goalChoices },
});

/** Replaces the goal of its kind in that week. 409 if there aren't enough games for a target. */
export const chooseGoal = endpoint(`POST ${path}`, {
  summary: 'Choose or change a goal',
  body: z.union([
    z.strictObject({ metric: goalMetricCode, mode: goalMode, nextWeek: z.boolean().default(false) }),
    z.strictObject({ communityGoalId: z.uuid(), mode: goalMode }),
  ]),
  responses: { 201: weeklyGoal },
  errors: [404, 409],
});

/** Goals of past weeks stay. */
export const dropGoal = endpoint(`DELETE ${path}/{goalId}`, { summary: 'Drop a goal' });

/** 409 if no easier target is offered. */
export const easeGoal = endpoint(`POST ${path}/{goalId}/ease`, {
  summary: 'Switch to the easier target',
  responses: { 200: weeklyGoal },
  errors: [409],
});

/** 409 if the week has already been played. */
export const declareRest = endpoint(`PUT ${path}/rest`, {
  summary: 'Make a week a rest week, or undo it',
  body: z.object({ week: z.enum(['this', 'next']), isRest: z.boolean() }),
  responses: { 200: weeklyGoals },
  errors: [409],
});

/** Empty for a match that doesn't count for any goal of an open week. */
export const getGoalGains = endpoint(`GET ${path}/gains/{matchId}`, {
  summary: "How a match moved the player's goals",
  anyKey: true,
  responses: { 200: z.object({ items: z.array(goalGain) }) },
});

/** A moment that counts, with what the viewer needs to open it. */
const goalMoment = namedObject('GoalMoment', {
  /** The event's ID. */
  id: z.string(),
  matchId: z.uuid(),
  /** The player's key in the match. */
  player: z.string().nullable(),
  label: z.string(),
  /** Seconds into the recording, and on the scoreboard. */
  time: z.number(),
  clock,
  playedAt: z.iso.datetime(),
  map: z.string(),
});
export type GoalMoment = z.infer<typeof goalMoment>;

/** Best games first; at most three. */
export const getGoalMoments = endpoint(`GET ${path}/{goalId}/moments`, {
  summary: 'Clips that counted for a goal',
  responses: { 200: z.object({ items: z.array(goalMoment) }) },
});
