import { GOAL_METRICS, goalMetric, MIN_GAMES, type Week, weekFrom } from '@datacoach/analysis';
import {
  type GoalChoices,
  LATE_FILES_HOURS,
  PLAN_LABELS,
  type PlanName,
  type WeeklyGoal,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { User } from '../auth/index.ts';
import { planNameOf } from '../membership/index.ts';
import type { ModeCode } from '../scores/index.ts';
import {
  type CommunityGoalRow,
  findCommunityGoal,
  offeredCommunityGoals,
} from './community-goal.repository.ts';
import { communityTarget, isInAudience, modeLabel } from './community-terms.ts';
import { describeGoals } from './describe-goal.ts';
import { ownTargets } from './own-target.ts';
import { goalOwner, weeksOf } from './read-goals.ts';
import { type NewGoal, putGoal } from './weekly-goal.repository.ts';
import { zoneOf } from './zone-of.ts';

const HOUR_MS = 60 * 60_000;

/** A week's part of a goal: its bounds, and when it is final. */
export function weekTerms({ startsOn, startsAt, endsAt }: Week) {
  const settlesAt = new Date(endsAt.getTime() + LATE_FILES_HOURS * HOUR_MS);
  return { weekStart: startsOn, startsAt, endsAt, settlesAt };
}

/** What could be chosen in a mode, each with its target. */
export async function readChoices(
  context: Context,
  userId: string,
  { mode, nextWeek: isNext }: { mode: ModeCode; nextWeek: boolean },
): Promise<GoalChoices> {
  const user = await goalOwner(context, userId);
  const { thisWeek, nextWeek } = weeksOf(user, context.clock.now());
  const own = await ownTargets(context, user, mode, isNext ? nextWeek : thisWeek);
  const plan = await planOf(context, userId);
  const offered = await offeredCommunityGoals(context.db, thisWeek.startsOn);
  return {
    mode,
    nextRank: own.nextRank,
    games: own.games,
    choices: GOAL_METRICS.map((metric) => {
      const made = own.target(metric);
      const shown = { metric: metric.code, kind: metric.as, next: own.next(metric) };
      return 'missing' in made
        ? { ...shown, target: null, base: null, wantedDays: null, missing: made.missing }
        : { ...shown, target: made.target, base: made.base, wantedDays: made.days, missing: 0 };
    }),
    community: offered.map((goal) => ({
      id: goal.id,
      title: goal.title,
      text: goal.text,
      metric: goal.metric,
      direction: goal.direction,
      target: communityTarget(goal, user, mode),
      minimumGames: goal.minimumGames,
      startsOn: goal.startsOn,
      endsOn: goal.endsOn,
      badge: goal.badge,
      reward: goal.reward,
      isOpen: isInAudience(goal, plan),
      plans: goal.plans.map((name) => PLAN_LABELS[name]),
    })),
  };
}

export type Wanted =
  | { metric: Parameters<typeof goalMetric>[0]; mode: ModeCode; nextWeek: boolean }
  | { communityGoalId: string; mode: ModeCode };

/** Takes a goal, in the place of the one of its kind. Throws ProblemError 403, 404, 409. */
export async function chooseGoal(context: Context, userId: string, wanted: Wanted): Promise<WeeklyGoal> {
  const { db, clock } = context;
  const now = clock.now();
  const user = await goalOwner(context, userId);
  const terms =
    'communityGoalId' in wanted
      ? await communityGoal(context, user, wanted, now)
      : await ownGoal(context, user, wanted, now);
  const row = await putGoal(db, { ...terms, userId, createdAt: now });
  if (!row) throw new ProblemError(409, 'week-settled', 'That week has its result already.');
  const [described] = await describeGoals(db, user, [row], now);
  return described!;
}

type Terms = Omit<NewGoal, 'userId' | 'createdAt'>;

async function ownGoal(
  context: Context,
  user: User,
  { metric: code, mode, nextWeek: isNext }: Extract<Wanted, { metric: number }>,
  now: Date,
): Promise<Terms> {
  const metric = goalMetric(code);
  const { thisWeek, nextWeek } = weeksOf(user, now);
  const week = isNext ? nextWeek : thisWeek;
  const made = (await ownTargets(context, user, mode, week)).target(metric);
  if ('missing' in made) {
    const games = `${made.missing} more ${modeLabel(mode)} ${made.missing === 1 ? 'game' : 'games'}`;
    throw new ProblemError(409, 'too-few-games', `${games} and this goal gets a target of your own.`);
  }
  return {
    ...weekTerms(week),
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

async function communityGoal(
  context: Context,
  user: User,
  { communityGoalId, mode }: Extract<Wanted, { communityGoalId: string }>,
  now: Date,
): Promise<Terms> {
  const { thisWeek } = weeksOf(user, now);
  const goal = await findCommunityGoal(context.db, communityGoalId);
  if (!goal || goal.endsOn < thisWeek.startsOn) {
    throw new ProblemError(404, 'not-found', 'There is no such goal. It may have ended.');
  }
  if (!isInAudience(goal, await planOf(context, user.id))) {
    const plans = goal.plans.map((name) => PLAN_LABELS[name]).join(', ');
    throw new ProblemError(403, 'plan-needed', `This goal is for the plans ${plans}.`);
  }
  const week = goal.startsOn > thisWeek.startsOn ? weekFrom(goal.startsOn, zoneOf(user)) : thisWeek;
  const terms = communityTerms(goal, user, mode, week);
  if (terms) return terms;
  throw new ProblemError(409, 'no-target', `This goal has no target for your rank in ${modeLabel(mode)}.`);
}

/** A week of a community goal; null where it has no target for the player. */
export function communityTerms(goal: CommunityGoalRow, user: User, mode: ModeCode, week: Week): Terms | null {
  const target = communityTarget(goal, user, mode);
  if (target === null) return null;
  return {
    ...weekTerms(week),
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

async function planOf({ db }: Context, userId: string): Promise<PlanName> {
  return (await planNameOf(db, userId)) ?? 'Basic';
}
