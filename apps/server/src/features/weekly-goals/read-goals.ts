import { countGoalStreak } from '@datacoach/analysis';
import { GOAL_PAGE_SIZE, type TimeFrame, type WeeklyGoal, type WeeklyGoals } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { addDays, getWeek, getWeekFrom, type Week } from '../../platform/clock/time-zones.ts';
import { requireUser, type User } from '../auth/index.ts';
import { describeGoals } from './describe-goal.ts';
import { getZone } from './week-games.ts';
import {
  listAchievedWeeks,
  listBadges,
  listGoalPage,
  listLiveGoals,
  listRestWeeks,
} from './weekly-goal.repository.ts';

const DAYS = 7;
/** Max weeks that count toward a streak. */
const MAX_WEEKS = 520;
const MAX_BADGES = 24;

/** Returns this week and the next in the player's zone. */
export function getWeeks(user: User, now: Date): { thisWeek: Week; nextWeek: Week } {
  const thisWeek = getWeek(now, getZone(user));
  return { thisWeek, nextWeek: getWeekFrom(addDays(thisWeek.startsOn, DAYS), getZone(user)) };
}

export async function readGoals(context: Context, userId: string): Promise<WeeklyGoals> {
  const { db, clock } = context;
  const now = clock.now();
  const user = await requireUser(context.db, userId);
  const { thisWeek, nextWeek } = getWeeks(user, now);
  const goals = await describeGoals(db, user, await listLiveGoals(db, userId), now);
  const rested = new Set(await listRestWeeks(db, userId));
  const running = goals.filter((goal) => isRunning(goal, now));
  const achieved = new Set(await listAchievedWeeks(db, userId, MAX_WEEKS));
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
    streak: countGoalStreak({ achieved, rested }, thisWeek.startsOn, getFirstOpenWeek(goals, thisWeek)),
    badges: (await listBadges(db, userId, MAX_BADGES)).map(({ name, title, weekStart }) => ({
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
function getFirstOpenWeek(goals: readonly WeeklyGoal[], { startsOn }: Week): string {
  const first = goals[0]?.startsOn;
  return first !== undefined && first < startsOn ? first : startsOn;
}

function isRunning({ startsAt, endsAt }: WeeklyGoal, now: Date): boolean {
  return new Date(startsAt) <= now && now < new Date(endsAt);
}

export async function readHistory(context: Context, userId: string, timeFrame: TimeFrame, pageIndex: number) {
  const now = context.clock.now();
  const user = await requireUser(context.db, userId);
  const page = { index: pageIndex, size: GOAL_PAGE_SIZE };
  const { rows, total } = await listGoalPage(context.db, userId, timeFrame, now, page);
  const items = await describeGoals(context.db, user, rows, now);
  return { items, pageIndex, pageSize: GOAL_PAGE_SIZE, total };
}
