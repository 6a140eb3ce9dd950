import type { WeeklyGoal, WeeklyGoals } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { describeGoals, offeredTarget } from './describe-goal.ts';
import { goalOwner, readGoals, weeksOf } from './read-goals.ts';
import { deleteGoal, findGoal, setRest, setTarget } from './weekly-goal.repository.ts';

const NO_GOAL = 'There is no such goal this week. It may have been dropped before.';

/** Throws ProblemError 404. */
export async function dropGoal({ db, clock }: Context, userId: string, goalId: string): Promise<void> {
  if (await deleteGoal(db, userId, goalId, clock.now())) return;
  throw new ProblemError(404, 'not-found', NO_GOAL);
}

/** Throws ProblemError 404, or 409 where no easier target is offered. */
export async function easeGoal(context: Context, userId: string, goalId: string): Promise<WeeklyGoal> {
  const { db, clock } = context;
  const now = clock.now();
  const user = await goalOwner(context, userId);
  const row = await findGoal(db, userId, goalId);
  if (!row || row.endsAt <= now) throw new ProblemError(404, 'not-found', NO_GOAL);
  const easier = await offeredTarget(db, row);
  if (easier === null) {
    throw new ProblemError(
      409,
      'no-easier-target',
      'An easier target is offered after two missed weeks in a row.',
    );
  }
  const [described] = await describeGoals(db, user, [await setTarget(db, goalId, easier)], now);
  return described!;
}

/** Throws ProblemError 409 once the week has been played. */
export async function declareRest(
  context: Context,
  userId: string,
  { week, isRest }: { week: 'this' | 'next'; isRest: boolean },
): Promise<WeeklyGoals> {
  const { db, clock } = context;
  const { thisWeek, nextWeek } = weeksOf(await goalOwner(context, userId), clock.now());
  if (week === 'this' && isRest && !(await readGoals(context, userId)).thisWeek.canRest) {
    throw new ProblemError(
      409,
      'week-played',
      'A goal of this week has its games already. You can still declare the next week as rest.',
    );
  }
  await setRest(db, userId, (week === 'this' ? thisWeek : nextWeek).startsOn, isRest);
  return readGoals(context, userId);
}
