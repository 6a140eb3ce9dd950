import { z } from 'zod';
import { dayWithinReach } from '../calendar.ts';
import { photoUrlField } from '../content-photos/content-photos.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedExtension, namedObject, pageOf } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';
import { GOAL_DIRECTIONS, GOAL_REWARDS } from './goal-codes.ts';
import { goalMetricCode, timeFrameInQuery } from './weekly-goal.ts';

const endpoint = defineEndpoints('weekly-goals');

/** Rank groups that a target can be set for. */
export const RANK_GROUPS = [
  'unranked',
  'bronze',
  'silver',
  'gold',
  'platinum',
  'diamond',
  'champion',
  'grand-champion',
  'supersonic-legend',
] as const;
export type RankGroup = (typeof RANK_GROUPS)[number];

/** Maximum duration of a community goal, weeks. */
export const MAX_COMMUNITY_WEEKS = 12;
const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
const MONDAY = 1;

/** A row of the grid: players get the most specific row that matches them. */
const goalTarget = namedObject('GoalTarget', {
  /** Null means all modes. */
  mode: z.literal([5, 10, 15]).nullable(),
  /** Null means all ranks. */
  rankGroup: z.enum(RANK_GROUPS).nullable(),
  target: z.number().positive('Enter a target above 0.').max(10_000, 'Enter at most 10,000.'),
});
export type GoalTarget = z.infer<typeof goalTarget>;

const communityGoalFields = z.object({
  title: z.string().trim().min(1, 'Add a title.').max(80, 'Use at most 80 characters for the title.'),
  text: z.string().trim().max(600, 'Use at most 600 characters for the text.'),
  /** Key of a category, for display in the list. */
  category: z.enum(['offensive', 'defensive', 'positional', 'mechanics', 'kickoffs']).nullable(),
  metric: goalMetricCode,
  direction: z.enum(GOAL_DIRECTIONS),
  targets: z.array(goalTarget).min(1, 'Add at least one target.').max(40, 'Add at most 40 targets.'),
  /** A Monday. */
  startsOn: dayWithinReach(),
  /** A Sunday. */
  endsOn: dayWithinReach(),
  minimumGames: z.number().int().min(5, 'Enter at least 5 games.').max(50),
  /** Plans that can join; empty means all. */
  plans: z.array(z.enum(PLAN_NAMES)),
  /** Awarded when the goal is achieved; null for none. */
  badge: z.string().trim().min(1).max(40, 'Use at most 40 characters for the badge.').nullable(),
  reward: z.enum(GOAL_REWARDS).nullable().default(null),
  /** Shown above the goal when players choose it. */
  photoUrl: photoUrlField.default(null),
});

/** Checks for whole weeks, and one target for each mode and rank. */
function checkGrid(
  { startsOn, endsOn, targets }: z.output<typeof communityGoalFields>,
  context: z.RefinementCtx,
): void {
  const reportIssue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const weeks = (Date.parse(endsOn) - Date.parse(startsOn) + DAY_MS) / (WEEK_DAYS * DAY_MS);
  if (new Date(startsOn).getUTCDay() !== MONDAY) reportIssue('startsOn', 'Weeks start on Monday.');
  else if (!Number.isInteger(weeks)) reportIssue('endsOn', 'Weeks end on Sunday.');
  else if (weeks < 1 || weeks > MAX_COMMUNITY_WEEKS) {
    reportIssue('endsOn', `A goal runs for 1 to ${MAX_COMMUNITY_WEEKS} weeks.`);
  }
  const targetKeys = new Set(targets.map(({ mode, rankGroup }) => `${mode} ${rankGroup}`));
  if (targetKeys.size < targets.length) reportIssue('targets', 'Two targets have the same mode and rank.');
}

const communityGoalBody = named('CommunityGoalFields', communityGoalFields.superRefine(checkGrid));
const changedGoalBody = named(
  'ChangedCommunityGoal',
  communityGoalFields.extend({ version: z.number().int() }).superRefine(checkGrid),
);
export type CommunityGoalFields = z.output<typeof communityGoalFields>;

export const communityGoal = namedExtension('CommunityGoal', communityGoalFields, {
  id: z.uuid(),
  /** Number of changes; an update has to name the version it is based on. */
  version: z.number().int(),
  timeFrame: z.literal([5, 10, 15]),
  /** Name of the administrator; null if the account is deleted. */
  createdBy: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** Players who have chosen it in any week. */
  players: z.number().int(),
  /** Player weeks in which it was achieved. */
  achieved: z.number().int(),
});
export type CommunityGoal = z.infer<typeof communityGoal>;

const path = '/api/v1/admin/weekly-goals';

export const listCommunityGoals = endpoint(`GET ${path}`, {
  summary: 'Community goals by time frame',
  access: { module: 'WeeklyGoals', action: 'View' },
  query: z.object({ timeFrame: timeFrameInQuery, pageIndex: z.coerce.number().int().min(0).default(0) }),
  responses: { 200: pageOf(communityGoal) },
});

export const createCommunityGoal = endpoint(`POST ${path}`, {
  summary: 'Create a community goal',
  access: { module: 'WeeklyGoals', action: 'Create' },
  body: communityGoalBody,
  responses: { 201: communityGoal },
});

/** Weeks already started keep their target. 409 if someone else has changed it in the meantime. */
export const updateCommunityGoal = endpoint(`PUT ${path}/{communityGoalId}`, {
  summary: 'Change a community goal',
  access: { module: 'WeeklyGoals', action: 'Edit' },
  body: changedGoalBody,
  responses: { 200: communityGoal },
  errors: [409],
});

/** Nobody can choose it anymore; weeks already started continue to their end. */
export const deleteCommunityGoal = endpoint(`DELETE ${path}/{communityGoalId}`, {
  summary: 'Delete a community goal',
  access: { module: 'WeeklyGoals', action: 'Delete' },
});
