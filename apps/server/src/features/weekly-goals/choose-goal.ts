import {
  calculatePersonalTarget,
  GOAL_METRICS,
  type GoalMetric,
  goalMetric,
  MIN_GAMES,
  type PersonalTarget,
  type PlayedWeek,
  RANKS,
  type Reference,
  SCORE_MODES,
  WEEKS_BACK,
} from '@datacoach/analysis';
import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import {
  type GoalChoices,
  LATE_FILES_HOURS,
  PLAN_LABELS,
  type PlanName,
  RANK_GROUPS,
  type RankGroup,
  type WeeklyGoal,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { addDays, getWeekFrom, type Week } from '../../platform/clock/time-zones.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { requireUser, type User } from '../auth/index.ts';
import { getPhotoUrl } from '../content-photos/index.ts';
import { listIdentities } from '../identities/index.ts';
import { findPlanName, getEntitlements } from '../membership/index.ts';
import { findReferenceFor, getRankIn, listOpenModes, type ModeCode } from '../scores/index.ts';
import {
  type CommunityGoalRow,
  findCommunityGoal,
  listOfferedCommunityGoals,
} from './community-goal.repository.ts';
import { describeGoals } from './describe-goal.ts';
import { getWeeks } from './read-goals.ts';
import { getZone, readWeekGames, toGoalGames } from './week-games.ts';
import { type NewGoal, saveGoal } from './weekly-goal.repository.ts';

/** Builds a player's own targets for one mode and week. */
interface TargetMaker {
  /** Name of the rank used for targets; null at the top rank, without a rank, or if the plan doesn't compare with ranks. */
  nextRank: string | null;
  /** Games of the last four weeks. */
  games: number;
  /** Returns the next rank's value; null if unknown. */
  next(metric: GoalMetric): number | null;
  target(metric: GoalMetric): PersonalTarget | { missing: number };
}

const DAYS = 7;

/** Reads the four weeks before `week` and the rank above. */
export async function createTargetMaker(
  { db, books, clock }: Context,
  user: User,
  mode: ModeCode,
  week: Week,
): Promise<TargetMaker> {
  const timeZone = getZone(user);
  const spans = Array.from({ length: WEEKS_BACK }, (_, back) => ({
    mode,
    ...getWeekFrom(addDays(week.startsOn, -DAYS * (back + 1)), timeZone),
  }));
  const gamesIn = await readWeekGames(db, user.id, timeZone, spans);
  const weeks: PlayedWeek[] = spans.map((span) => toGoalGames(gamesIn(span)));
  const { opens } = await getEntitlements(db, user.id, clock.now());
  const account = { userId: user.id, identities: await listIdentities(db, user.id) };
  // If the plan doesn't compare a mode with ranks, targets only use the player's own past games.
  const isCompared = (await listOpenModes(db, account, opens)).includes(mode);
  const rank = isCompared ? getRankIn(user, mode) : null;
  const { book } = await findReferenceFor(books, mode, rank?.tier ?? null);
  const above = rank === null ? undefined : RANKS[rank.tier + 1];
  const next = ({ metric }: GoalMetric) => {
    const reference = above && metric !== null ? book.at(metric, above.tier) : null;
    return reference ? getMedian(reference) : null;
  };
  return {
    nextRank: above?.name ?? null,
    games: weeks.reduce((sum, { games }) => sum + games.length, 0),
    next,
    target: (metric) => calculatePersonalTarget(metric, weeks, next(metric)),
  };
}

/** Uses the mean until quantiles exist. */
const getMedian = ({ quantiles, mean }: Reference) => quantiles?.[Math.floor(quantiles.length / 2)] ?? mean;

/** Returns the weekly part of a goal: its bounds and when it becomes final. */
export function getWeekTerms({ startsOn, startsAt, endsAt }: Week) {
  const settlesAt = new Date(endsAt.getTime() + LATE_FILES_HOURS * HOUR_MS);
  return { weekStart: startsOn, startsAt, endsAt, settlesAt };
}

/** Returns the available goals in a mode, each with its target. */
export async function readChoices(
  context: Context,
  userId: string,
  { mode, nextWeek: isNext }: { mode: ModeCode; nextWeek: boolean },
): Promise<GoalChoices> {
  const user = await requireUser(context.db, userId);
  const { thisWeek, nextWeek } = getWeeks(user, context.clock.now());
  const targets = await createTargetMaker(context, user, mode, isNext ? nextWeek : thisWeek);
  const plan = await findPlan(context, userId);
  const offered = await listOfferedCommunityGoals(context.db, thisWeek.startsOn);
  return {
    mode,
    nextRank: targets.nextRank,
    games: targets.games,
    choices: GOAL_METRICS.map((metric) => {
      const made = targets.target(metric);
      const shown = { metric: metric.code, kind: metric.as, next: targets.next(metric) };
      return 'missing' in made
        ? { ...shown, target: null, base: null, targetDays: null, missing: made.missing }
        : { ...shown, target: made.target, base: made.base, targetDays: made.days, missing: 0 };
    }),
    community: offered.map((goal) => ({
      ...goal,
      target: getCommunityTarget(goal, user, mode),
      photoUrl: getPhotoUrl(goal.photoId),
      isOpen: isInAudience(goal, plan),
      plans: goal.plans.map((name) => PLAN_LABELS[name]),
    })),
  };
}

export type GoalRequest =
  | { metric: Parameters<typeof goalMetric>[0]; mode: ModeCode; nextWeek: boolean }
  | { communityGoalId: string; mode: ModeCode };

/** Chooses a goal, replacing any of the same kind. Throws ProblemError 403, 404, 409. */
export async function chooseGoal(
  context: Context,
  userId: string,
  requested: GoalRequest,
): Promise<WeeklyGoal> {
  const { db, clock } = context;
  const now = clock.now();
  const user = await requireUser(context.db, userId);
  const terms =
    'communityGoalId' in requested
      ? await createCommunityGoal(context, user, requested, now)
      : await createOwnGoal(context, user, requested, now);
  const row = await saveGoal(db, { ...terms, userId, createdAt: now });
  if (!row) throw conflict('week-settled', 'That week’s result is already in, so you can’t change its goal.');
  const [described] = await describeGoals(db, user, [row], now);
  return described!;
}

type GoalTerms = Omit<NewGoal, 'userId' | 'createdAt'>;

async function createOwnGoal(
  context: Context,
  user: User,
  { metric: code, mode, nextWeek: isNext }: Extract<GoalRequest, { metric: number }>,
  now: Date,
): Promise<GoalTerms> {
  const metric = goalMetric(code);
  const { thisWeek, nextWeek } = getWeeks(user, now);
  const week = isNext ? nextWeek : thisWeek;
  const made = (await createTargetMaker(context, user, mode, week)).target(metric);
  if ('missing' in made) {
    const needed = formatGamesNeeded(made.missing, 'you get your own target', { mode: formatMode(mode) });
    throw conflict('too-few-games', `${needed}.`);
  }
  return {
    ...getWeekTerms(week),
    kind: metric.as,
    metric: metric.code,
    mode,
    direction: 'atLeast',
    target: made.target,
    base: made.base,
    days: made.days,
    minimumGames: MIN_GAMES,
  };
}

async function createCommunityGoal(
  context: Context,
  user: User,
  { communityGoalId, mode }: Extract<GoalRequest, { communityGoalId: string }>,
  now: Date,
): Promise<GoalTerms> {
  const { thisWeek } = getWeeks(user, now);
  const goal = await findCommunityGoal(context.db, communityGoalId);
  if (!goal || goal.endsOn < thisWeek.startsOn) throw notFound('Goal not found. It may have ended.');
  if (!isInAudience(goal, await findPlan(context, user.id))) {
    const plans = goal.plans.map((name) => PLAN_LABELS[name]).join(', ');
    throw new ProblemError(403, 'plan-needed', `This goal is for these plans: ${plans}.`);
  }
  const week = goal.startsOn > thisWeek.startsOn ? getWeekFrom(goal.startsOn, getZone(user)) : thisWeek;
  const terms = findCommunityTerms(goal, user, mode, week);
  if (terms) return terms;
  throw conflict('no-target', `This goal has no target for your rank in ${formatMode(mode)}.`);
}

/** Returns the terms of a community goal for a week; null if it has no target for the player. */
export function findCommunityTerms(
  goal: CommunityGoalRow,
  user: User,
  mode: ModeCode,
  week: Week,
): GoalTerms | null {
  const target = getCommunityTarget(goal, user, mode);
  if (target === null) return null;
  return {
    ...getWeekTerms(week),
    kind: 'community',
    metric: goal.metric,
    mode,
    direction: goal.direction,
    target,
    base: null,
    days: null,
    minimumGames: goal.minimumGames,
    communityGoalId: goal.id,
    title: goal.title,
    version: goal.version,
    badge: goal.badge,
  };
}

async function findPlan({ db }: Context, userId: string): Promise<PlanName> {
  return (await findPlanName(db, userId)) ?? 'Basic';
}

/** Returns the player's rank group in a mode. */
function getRankGroup(user: User, mode: ModeCode): RankGroup {
  const rank = getRankIn(user, mode);
  const name = rank === null ? undefined : RANKS[rank.tier]?.group.toLowerCase().replaceAll(' ', '-');
  return RANK_GROUPS.find((group) => group === name) ?? 'unranked';
}

/** Returns the most specific matching row of the grid: mode and rank, rank, mode, all. Null if none matches. */
function getCommunityTarget({ targets }: Pick<CommunityGoalRow, 'targets'>, user: User, mode: ModeCode) {
  const group = getRankGroup(user, mode);
  const fitting = targets
    .filter((row) => (row.mode ?? mode) === mode && (row.rankGroup ?? group) === group)
    .map((row) => ({ ...row, weight: (row.rankGroup === null ? 0 : 2) + (row.mode === null ? 0 : 1) }))
    .sort((a, b) => b.weight - a.weight);
  return fitting[0]?.target ?? null;
}

function isInAudience({ plans }: Pick<CommunityGoalRow, 'plans'>, plan: PlanName): boolean {
  return plans.length === 0 || plans.includes(plan);
}

export const formatMode = (mode: ModeCode): string => SCORE_MODES.find(({ code }) => code === mode)!.label;
