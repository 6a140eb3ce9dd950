import { goalStreak } from '@datacoach/analysis';
import {
  GOAL_PAGE_SIZE,
  TIME_FRAMES,
  type TimeFrame,
  type WeeklyGoal,
  type WeeklyGoals,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { addDays, type Week, weekFrom, weekOf } from '../../platform/clock/time-zones.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser, type User } from '../auth/index.ts';
import { describeGoals } from './describe-goal.ts';
import { zoneOf } from './week-games.ts';
import { achievedWeeks, badgesOf, liveGoalsOf, pageOfGoals, restWeeksOf } from './weekly-goal.repository.ts';

const DAYS = 7;
/** Max weeks that count toward a streak. */
const MAX_WEEKS = 520;
const MAX_BADGES = 24;

/** Throws ProblemError 401 if the account is gone. */
export async function goalOwner({ db }: Context, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
  return user;
}

/** Returns this week and the next in the player's zone. */
export function weeksOf(user: User, now: Date): { thisWeek: Week; nextWeek: Week } {
  const thisWeek = weekOf(now, zoneOf(user));
  return { thisWeek, nextWeek: weekFrom(addDays(thisWeek.startsOn, DAYS), zoneOf(user)) };
}

export async function readGoals(context: Context, userId: string): Promise<WeeklyGoals> {
  const { db, clock } = context;
  const now = clock.now();
  const user = await goalOwner(context, userId);
  const { thisWeek, nextWeek } = weeksOf(user, now);
  const goals = await describeGoals(db, user, await liveGoalsOf(db, userId), now);
  const rested = new Set(await restWeeksOf(db, userId));
  const running = goals.filter((goal) => isRunning(goal, now));
  const achieved = new Set(await achievedWeeks(db, userId, MAX_WEEKS));
  for (const goal of running) if (goal.state === 'achieved') achieved.add(goal.startsOn);
  return {
    thisWeek: {
      startsOn: thisWeek.startsOn,
      endsAt: thisWeek.endsAt.toISOString(),
      isRest: rested.has(thisWeek.startsOn),
      canRest: running.every(({ games, minimumGames }) => games < minimumGames),
    },
    nextWeek: {
      startsOn: nextWeek.startsOn,
      endsAt: nextWeek.endsAt.toISOString(),
      isRest: rested.has(nextWeek.startsOn),
    },
    streak: goalStreak({ achieved, rested }, thisWeek.startsOn, firstOpen(goals, thisWeek)),
    badges: (await badgesOf(db, userId, MAX_BADGES)).map(({ name, title, weekStart }) => ({
      name: name ?? '',
      goal: title ?? '',
      startsOn: weekStart,
    })),
    goals: running,
    upcoming: goals.filter(({ startsAt }) => new Date(startsAt) > now),
    waiting: goals.filter(({ endsAt }) => new Date(endsAt) <= now),
  };
}

/** Returns the Monday of the first week without a result. */
function firstOpen(goals: readonly WeeklyGoal[], { startsOn }: Week): string {
  const first = goals[0]?.startsOn;
  return first !== undefined && first < startsOn ? first : startsOn;
}

function isRunning({ startsAt, endsAt }: WeeklyGoal, now: Date): boolean {
  return new Date(startsAt) <= now && now < new Date(endsAt);
}

const FRAMES = {
  [TIME_FRAMES.past]: 'past',
  [TIME_FRAMES.onGoing]: 'onGoing',
  [TIME_FRAMES.future]: 'future',
} as const;

export async function readHistory(
  context: Context,
  userId: string,
  timeFrame: TimeFrame,
  pageIndex: number,
): Promise<{ items: WeeklyGoal[]; pageIndex: number; pageSize: number; total: number }> {
  const now = context.clock.now();
  const user = await goalOwner(context, userId);
  const { rows, total } = await pageOfGoals(context.db, userId, FRAMES[timeFrame], now, {
    index: pageIndex,
    size: GOAL_PAGE_SIZE,
  });
  return {
    items: await describeGoals(context.db, user, rows, now),
    pageIndex,
    pageSize: GOAL_PAGE_SIZE,
    total,
  };
}
