import { calculateGoalProgress, getGoalStat, getSettledState, goalMetric } from '@datacoach/analysis';
import { counted } from '@datacoach/analysis/format-number';
import { describeReward, GOAL_DISCOUNT } from '@datacoach/contract';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getWeek } from '../../platform/clock/time-zones.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/queue/queue.ts';
import { findUser, type User } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { grantDiscountCode } from '../payments/index.ts';
import { grantReferralCredit } from '../referrals/index.ts';
import { notifyHomeworkDone } from '../team/index.ts';
import { createTargetMaker, findCommunityTerms, formatMode, getWeekTerms } from './choose-goal.ts';
import { findCommunityGoal } from './community-goal.repository.ts';
import { getGoalTerms, getZone, readWeekGames, toGoalGames } from './week-games.ts';
import {
  addCarried,
  findGoal,
  type GoalResult,
  type GoalRow,
  insertGoalReward,
  listEarlierWeeks,
  listGoalsToCarry,
  listGoalsToFinalize,
  listRestWeeks,
  lockGoal,
  markCarried,
  type NewGoal,
  saveResult,
} from './weekly-goal.repository.ts';

/** Carries weekly goals into a new week and settles those of past weeks. */
export const finalizeWeeklyGoalsJob = defineJob({
  name: 'weekly-goals.settle',
  payload: z.object({}),
  getKey: () => 'all',
  // The next sweep enqueues it again.
  retries: 0,
  leaseSeconds: 30,
  background: true,
});

const formatValue = (value: number, decimals: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(value);

const formatUnitSuffix = (unit: string) => (unit === '%' ? unit : ` ${unit}`);

/** "11 Doubles games on 4 days", "Small pads collected: 45.5 per game". */
function formatGoalTitle({ title, metric: code, mode, target, days, direction }: GoalRow): string {
  if (title !== null) return title;
  const metric = goalMetric(code);
  if (metric.measure === 'total') {
    return `${counted(target, `${formatMode(mode)} game`)}${days === null ? '' : ` on ${counted(days, 'day')}`}`;
  }
  const bound = direction === 'atLeast' ? '' : 'at most ';
  return `${metric.label}: ${bound}${formatValue(target, metric.decimals)}${formatUnitSuffix(metric.unit)}`;
}

/** Returns the outcome of a week as a sentence. */
function formatResult(row: GoalRow, { state, value, games, daysPlayed }: GoalResult, isRest: boolean) {
  const metric = goalMetric(row.metric);
  const played = counted(games, 'game');
  const reached =
    metric.measure === 'total'
      ? `${played} on ${counted(daysPlayed, 'day')}`
      : `${value === null ? 'no value' : `${formatValue(value, metric.decimals)}${formatUnitSuffix(metric.unit)}`} over ${played}`;
  if (state === 'achieved')
    return `Achieved: ${reached}.${row.badge === null ? '' : ` Badge: ${row.badge}.`}`;
  if (state === 'missed') return `Missed: ${reached}. A new week has started.`;
  if (isRest) return 'Rest week. Your streak is safe.';
  return games < row.minimumGames
    ? `Not counted: you played ${played}, and the week needs at least ${row.minimumGames}.`
    : 'Not counted: no data for this stat in these games.';
}

/** Grants a community goal's reward once per player. Returns a sentence about it; null if nothing is new. */
export async function grantGoalReward(tx: Transaction, { userId, communityGoalId }: GoalRow, now: Date) {
  const goal = communityGoalId === null ? null : await findCommunityGoal(tx, communityGoalId);
  if (!goal?.reward) return null;
  const { id, reward: kind, title } = goal;
  const isNew = await insertGoalReward(tx, { userId, communityGoalId: id, kind, givenAt: now });
  if (!isNew) return null;
  if (kind === 'referralCredit') {
    const credit = await grantReferralCredit(tx, { userId, subjectId: id, note: 'weekly goal' }, now);
    return `You get ${describeReward(credit.kind, credit.amount)}.`;
  }
  const { percent, days } = GOAL_DISCOUNT;
  const endsAt = new Date(now.getTime() + days * DAY_MS);
  const code = await grantDiscountCode(tx, { percent, endsAt, note: `Weekly goal: ${title}` });
  return `${percent}% off your first plan payment with code ${code}. Valid once within ${days} days.`;
}

/** Max goals per run; the next run continues. */
const MAX_PER_RUN = 200;
/** A goal isn't carried over after this many weeks without a game. */
const WEEKS_WITHOUT_GAMES = 4;

/** Returns whether a run would have work to do. */
export async function hasDueGoals(db: Executor, now: Date): Promise<boolean> {
  return (
    (await listGoalsToCarry(db, now, 1)).length > 0 || (await listGoalsToFinalize(db, now, 1)).length > 0
  );
}

/** Carries goals into the new week and settles those past the deadline. Failures are logged. */
export async function finalizeGoals(context: Context): Promise<void> {
  const { db, clock, logger } = context;
  const now = clock.now();
  const runForEach = async (due: readonly { id: string; userId: string }[], work: typeof carryGoal) => {
    for (const { id, userId } of due) {
      const [row, user] = [await findGoal(db, userId, id), await findUser(db, userId)];
      if (!row || !user) continue;
      await work(context, user, row, now).catch((error: unknown) =>
        logger.error({ err: error, goal: id }, 'could not settle a weekly goal'),
      );
    }
  };
  await runForEach(await listGoalsToCarry(db, now, MAX_PER_RUN), carryGoal);
  await runForEach(await listGoalsToFinalize(db, now, MAX_PER_RUN), finalizeGoal);
}

/**
 * Carries the goal into the current week with a new target; goals continue until they are dropped or sleep. For a
 * player who has moved west it may still be the old week; their goal waits for the next.
 */
async function carryGoal(context: Context, user: User, row: GoalRow, now: Date): Promise<void> {
  if (getWeek(now, getZone(user)).startsOn <= row.weekStart) return;
  const next = (await isInactive(context, user, row)) ? null : await prepareNextWeek(context, user, row, now);
  await context.db.transaction(async (tx) => {
    const current = await lockGoal(tx, row.id);
    if (!current || current.isCarried) return;
    if (next) await addCarried(tx, { ...next, userId: user.id, createdAt: now });
    await markCarried(tx, row.id);
  });
}

async function isInactive({ db }: Context, user: User, row: GoalRow): Promise<boolean> {
  const before = await listEarlierWeeks(db, row, WEEKS_WITHOUT_GAMES - 1);
  if (before.length < WEEKS_WITHOUT_GAMES - 1 || before.some(({ games }) => games > 0)) return false;
  return (await calculateProgress(db, user, row)).games === 0;
}

async function prepareNextWeek(
  context: Context,
  user: User,
  row: GoalRow,
  now: Date,
): Promise<Omit<NewGoal, 'userId' | 'createdAt'> | null> {
  const week = getWeek(now, getZone(user));
  if (row.kind === 'community') {
    const goal =
      row.communityGoalId === null ? null : await findCommunityGoal(context.db, row.communityGoalId);
    return goal && goal.endsOn > week.startsOn ? findCommunityTerms(goal, user, row.mode, week) : null;
  }
  const { kind, metric, mode, direction, minimumGames } = row;
  const made = (await createTargetMaker(context, user, mode, week)).target(goalMetric(metric));
  const fresh =
    'missing' in made
      ? { target: row.target, base: row.base, days: row.days }
      : { target: made.target, base: made.base, days: made.days };
  // An easier target is kept until it is reached.
  const staysEased = row.isEased && !(await calculateProgress(context.db, user, row)).isReached;
  return {
    ...getWeekTerms(week),
    kind,
    metric,
    mode,
    direction,
    minimumGames,
    ...fresh,
    target: staysEased ? Math.min(row.target, fresh.target) : fresh.target,
    isEased: staysEased,
  };
}

async function calculateProgress(db: Executor, user: User, row: GoalRow) {
  const games = (await readWeekGames(db, user.id, getZone(user), [row]))(row);
  return { ...calculateGoalProgress(getGoalTerms(row), toGoalGames(games)), played: games.played };
}

/** Records the outcome of a week and notifies the player. */
async function finalizeGoal({ db }: Context, user: User, row: GoalRow, now: Date): Promise<void> {
  const progress = await calculateProgress(db, user, row);
  const isRest = (await listRestWeeks(db, user.id)).includes(row.weekStart);
  const best = progress.best === null ? undefined : progress.played[progress.best];
  const result: GoalResult = {
    state: getSettledState(getGoalTerms(row), progress, isRest),
    value: progress.value,
    games: progress.games,
    daysPlayed: progress.days,
    share: progress.share,
    bestMatchId: best?.game.matchId ?? null,
    bestValue: best ? (getGoalStat(goalMetric(row.metric), best.score)?.value ?? null) : null,
  };
  await db.transaction(async (tx) => {
    if (!(await saveResult(tx, row.id, result, now))) return;
    // A week without games isn't worth a notification.
    if (result.state === 'void' && (result.games === 0 || isRest)) return;
    const reward = result.state === 'achieved' ? await grantGoalReward(tx, row, now) : null;
    const shown = formatResult(row, result, isRest);
    await addNotification(tx, now, {
      userId: user.id,
      kind: 'goal-result',
      values: { goal: formatGoalTitle(row), result: reward === null ? shown : `${shown} ${reward}` },
      path: '/dashboard?goals=history',
      onceKey: `weekly-goal:${row.id}`,
    });
    if (result.state !== 'achieved') return;
    const { metric, mode } = row;
    const done = { title: formatGoalTitle(row), onceKey: `goal:${row.id}` };
    await notifyHomeworkDone(tx, now, user.id, { goalMetric: metric, mode }, done);
  });
}

/** Enqueues the job if there is something to carry or settle. */
export async function enqueueDueGoals({ db, clock, queue }: Pick<Context, 'db' | 'clock' | 'queue'>) {
  if (!(await hasDueGoals(db, clock.now()))) return;
  await db.transaction((tx) => queue.send(tx, finalizeWeeklyGoalsJob, {}));
}
