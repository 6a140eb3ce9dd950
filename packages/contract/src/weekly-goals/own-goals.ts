import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { clock } from '../gamedata/match-parts.ts';
import { namedObject } from '../named.ts';
import { pageOf } from '../paging.ts';
import { goalMetricCode, goalMode, timeFrameInQuery } from './goal-fields.ts';
import { goalChoices, goalGain, weeklyGoal, weeklyGoals } from './weekly-goal.ts';

const path = '/api/v1/weekly-goals';
const area = 'weekly-goals';
const params = z.object({ goalId: z.uuid() });

/** Goals a page of the history. */
export const GOAL_PAGE_SIZE = 12;

export const getWeeklyGoals = defineEndpoint({
  method: 'GET',
  path,
  area,
  summary: "The player's goals of this week",
  access: 'player',
  responses: { 200: weeklyGoals },
  errors: [401, 403],
});

export const getGoalHistory = defineEndpoint({
  method: 'GET',
  path: `${path}/history`,
  area,
  summary: "The player's goals by time frame, newest first",
  access: 'player',
  query: z.object({
    timeFrame: timeFrameInQuery,
    pageIndex: z.coerce.number().int().min(0).default(0),
  }),
  responses: { 200: pageOf(weeklyGoal) },
  errors: [400, 401, 403],
});

export const getGoalChoices = defineEndpoint({
  method: 'GET',
  path: `${path}/choices`,
  area,
  summary: 'Goals that the player could choose, with their targets',
  access: 'player',
  query: z.object({ mode: z.preprocess(Number, goalMode), nextWeek: z.stringbool().default(false) }),
  responses: { 200: goalChoices },
  errors: [400, 401, 403],
});

/** Takes the place of the goal of its kind in that week. 409 while games are missing for a target. */
export const chooseGoal = defineEndpoint({
  method: 'POST',
  path,
  area,
  summary: 'Choose or change a goal',
  access: 'player',
  body: z.union([
    z.strictObject({ metric: goalMetricCode, mode: goalMode, nextWeek: z.boolean().default(false) }),
    z.strictObject({ communityGoalId: z.uuid(), mode: goalMode }),
  ]),
  responses: { 201: weeklyGoal },
  errors: [400, 401, 403, 404, 409],
});

/** Goals whose week is over stay. */
export const dropGoal = defineEndpoint({
  method: 'DELETE',
  path: `${path}/{goalId}`,
  area,
  summary: 'Drop a goal',
  access: 'player',
  params,
  responses: { 200: z.object({}) },
  errors: [400, 401, 403, 404],
});

/** 409 where no easier target is offered. */
export const easeGoal = defineEndpoint({
  method: 'POST',
  path: `${path}/{goalId}/ease`,
  area,
  summary: 'Take the easier target that is offered',
  access: 'player',
  params,
  responses: { 200: weeklyGoal },
  errors: [400, 401, 403, 404, 409],
});

/** 409 when the week has been played already. */
export const declareRest = defineEndpoint({
  method: 'PUT',
  path: `${path}/rest`,
  area,
  summary: 'Declare a week as rest, or take that back',
  access: 'player',
  body: z.object({ week: z.enum(['this', 'next']), isRest: z.boolean() }),
  responses: { 200: weeklyGoals },
  errors: [400, 401, 403, 409],
});

/** Empty for a match that counts for no goal of a week that is still open. */
export const getGoalGains = defineEndpoint({
  method: 'GET',
  path: `${path}/gains/{matchId}`,
  area,
  summary: "What a match has done to the player's goals",
  access: 'player',
  params: z.object({ matchId: z.uuid() }),
  responses: { 200: z.object({ items: z.array(goalGain) }) },
  errors: [400, 401, 403],
});

/** A moment of a game that counts, as the viewer opens it. */
const goalMoment = namedObject('GoalMoment', {
  /** Of the event. */
  id: z.string(),
  matchId: z.uuid(),
  /** Key of the player in the match. */
  player: z.string().nullable(),
  label: z.string(),
  /** Seconds into the recording, and what the scoreboard showed. */
  time: z.number(),
  clock,
  playedAt: z.iso.datetime(),
  map: z.string(),
});
export type GoalMoment = z.infer<typeof goalMoment>;

/** The best games first; at most three. */
export const getGoalMoments = defineEndpoint({
  method: 'GET',
  path: `${path}/{goalId}/moments`,
  area,
  summary: 'Moments that counted for a goal',
  access: 'player',
  params,
  responses: { 200: z.object({ items: z.array(goalMoment) }) },
  errors: [400, 401, 403, 404],
});
