import { describeChange, isCheckable } from '@datacoach/analysis';
import { counted } from '@datacoach/analysis/format-number';
import { getWeekCheck, type PlanCheck, type PlanContent } from '@datacoach/contract';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import { findUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { notifyHomeworkDone } from '../team/index.ts';
import { evaluateWeeks } from './evaluate-weeks.ts';
import {
  type Enrollment,
  findRunning,
  insertCheck,
  listPlanChecks,
  listUsersWithRunningPlans,
  lockRunning,
  saveCheckVerdict,
  updateEnrollment,
} from './plan-enrollment.repository.ts';
import { calculatePlanPosition, getLocalDay, type WeekStart } from './plan-position.ts';
import { findVersion } from './training-plan.repository.ts';

const VERDICTS = { fixed: 'Fixed', better: 'Better', noChange: 'No change', tooEarly: 'Too early' } as const;

/** "Better. Double commits: down from 2.24 to 1.40 per game, in 12 games." */
export function formatVerdict({ verdict, metric, before, after }: PlanCheck): string {
  const games = `in ${counted(after!.games.length, 'game')}`;
  const change = describeChange({ metric, earlier: before?.mean ?? null, later: after!.mean });
  return `${VERDICTS[verdict]}. ${change}, ${games}.`;
}

/** Decides training plan checks that have enough games: of one account after its games, of all once a day. */
export const finalizeChecksJob = defineJob({
  name: 'training-plans.settle-checks',
  payload: z.object({ userId: z.uuid().nullable() }),
  getKey: ({ userId }) => userId ?? 'all',
  retries: 2,
  leaseSeconds: 15,
  background: true,
});

const BATCH_SIZE = 100;

/** Settles checks of one account or everyone with an active plan; then a failure is only logged. */
export async function finalizeChecks(context: Context, userId: string | null): Promise<void> {
  if (userId !== null) return finalizeUserChecks(context, userId);
  for (let after: string | null = null; ; ) {
    const users: string[] = await listUsersWithRunningPlans(context.db, after, BATCH_SIZE);
    for (const id of users) {
      await finalizeUserChecks(context, id).catch((error: unknown) =>
        context.logger.error({ err: error, userId: id }, 'could not settle a training plan'),
      );
    }
    after = users.at(-1) ?? null;
    if (users.length < BATCH_SIZE) return;
  }
}

/** Fixes what started weeks are measured by, writes the verdicts that have enough games and notifies the player. */
async function finalizeUserChecks({ db, clock, books }: Context, userId: string): Promise<void> {
  const now = clock.now();
  const enrollment = await findRunning(db, userId);
  const user = enrollment && (await findUser(db, userId));
  const row = enrollment && (await findVersion(db, enrollment.planId, enrollment.version));
  if (!user || !row) return;
  const { content } = row;
  const checks = await listPlanChecks(db, [enrollment.id]);
  const position = calculatePlanPosition(enrollment, content, checks, getLocalDay(user.timeZone, now));
  const judged = await evaluateWeeks(db, books, user, { enrollment, content, checks, position }, now);
  await db.transaction(async (tx) => {
    const running = await lockRunning(tx, userId);
    // Changed in the meantime: the next run handles it.
    if (running?.id !== enrollment.id || running.version !== enrollment.version) return;
    for (const [week, check] of judged.entries()) {
      if (!check) continue;
      await finalizeWeek(tx, running, position.weeks[week]!, content.weeks[week]!.theme, check, now);
    }
    await completeWhenPassed(tx, running, content, now);
  });
}

async function finalizeWeek(
  tx: Transaction,
  { id: enrollmentId, userId, repeatedWeek }: Enrollment,
  { week, startedAt: since, startedOn }: WeekStart,
  theme: string,
  check: PlanCheck,
  now: Date,
): Promise<void> {
  const startedAt = since!;
  await insertCheck(tx, { enrollmentId, week, startedAt, startedOn: startedOn!, pass: check.pass });
  if (!check.isDecided || check.decidedAt !== null) return;
  const result = { ...check, decidedAt: now.toISOString() };
  if (!(await saveCheckVerdict(tx, { enrollmentId, week, startedAt }, result, now))) return;
  if (repeatedWeek === week) await updateEnrollment(tx, enrollmentId, { repeatedWeek: null });
  await addNotification(tx, now, {
    userId,
    kind: 'case-verdict',
    values: { name: theme, verdict: formatVerdict(check) },
    path: '/training-plans',
    onceKey: `plan-check:${enrollmentId}:${week}:${startedAt.getTime()}`,
  });
}

/** Completes a plan when every check has passed, not when boxes are checked off (decisions.md 3). */
async function completeWhenPassed(
  tx: Transaction,
  { id, userId, planId }: Enrollment,
  { title, weeks }: PlanContent,
  now: Date,
): Promise<void> {
  const passed = (await listPlanChecks(tx, [id])).filter(
    ({ verdict }) => verdict === 'fixed' || verdict === 'better',
  );
  const isPassed = (week: number) => passed.some((check) => check.week === week);
  // A metric the engine no longer has doesn't block completion.
  if (
    passed.length === 0 ||
    !weeks.every((of, week) => isPassed(week) || !isCheckable(getWeekCheck(of).metric))
  ) {
    return;
  }
  await updateEnrollment(tx, id, { status: 'completed', endedAt: now });
  await addNotification(tx, now, {
    userId,
    kind: 'case-verdict',
    values: { name: title, verdict: `All ${passed.length} checks passed. Plan complete!` },
    path: '/training-plans',
    onceKey: `plan-complete:${id}`,
  });
  await notifyHomeworkDone(tx, now, userId, { planId }, { title, onceKey: `plan:${id}` });
}

/** Enqueues an account's checks after new games, which may decide them. */
export async function enqueueChecks(tx: Transaction, queue: Queue, userId: string): Promise<void> {
  if (await findRunning(tx, userId)) await queue.send(tx, finalizeChecksJob, { userId });
}
