import { METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import type { PlanCheck } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { findUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { judgeWeeks } from './judge-weeks.ts';
import { localDay } from './local-day.ts';
import {
  changeEnrolment,
  checksOf,
  decideCheck,
  fixCheck,
  lockRunning,
  usersWithRunningPlans,
} from './plan-enrolment.repository.ts';
import { ownPlace } from './plan-place.ts';
import type { TrainingContext } from './training-context.ts';
import { findVersion } from './training-plan.repository.ts';

const CHUNK = 100;

/** Checks of one account, or of everybody whose plan runs; may be called again at any time. */
export async function settleChecks(context: TrainingContext, userId: string | null): Promise<void> {
  if (userId !== null) return settleOf(context, userId);
  for (let after: string | null = null; ; ) {
    const users: string[] = await usersWithRunningPlans(context.db, after, CHUNK);
    for (const id of users) await settleOf(context, id);
    after = users.at(-1) ?? null;
    if (users.length < CHUNK) return;
  }
}

async function settleOf({ db, clock, books }: TrainingContext, userId: string): Promise<void> {
  const now = clock.now();
  await db.transaction((tx) => settle(tx, { books, now }, userId));
}

/** Fixes what begun weeks are measured by, writes the verdicts whose games are in, and tells of them. */
async function settle(
  tx: Transaction,
  { books, now }: Pick<TrainingContext, 'books'> & { now: Date },
  userId: string,
): Promise<void> {
  const enrolment = await lockRunning(tx, userId);
  const user = enrolment && (await findUser(tx, userId));
  const row = enrolment && (await findVersion(tx, enrolment.planId, enrolment.version));
  if (!user || !row) return;
  const { content } = row;
  const checks = await checksOf(tx, [enrolment.id]);
  const place = ownPlace(enrolment, content, checks, localDay(user.timeZone)(now));
  const judged = await judgeWeeks(tx, books, user, { enrolment, content, checks, place });
  let passed = 0;
  for (const [week, check] of judged.entries()) {
    if (!check) continue;
    const stored = checks.find((one) => one.week === week);
    const { begunAt, begunOn } = place.weeks[week]!;
    if (!stored) {
      await fixCheck(tx, { enrolmentId: enrolment.id, week, begunAt, begunOn: begunOn!, pass: check.pass });
    }
    if (check.verdict === 'fixed' || check.verdict === 'better') passed += check.isDecided ? 1 : 0;
    if (stored?.verdict || !check.isDecided) continue;
    const result = { ...check, decidedAt: now.toISOString() };
    if (!(await decideCheck(tx, enrolment.id, week, result, now))) continue;
    if (enrolment.repeatedWeek === week) await changeEnrolment(tx, enrolment.id, { repeatedWeek: null });
    await addNotification(
      tx,
      {
        userId,
        kind: 'case-verdict',
        values: { name: content.weeks[week]!.theme, verdict: verdictSentence(check) },
        path: '/training-plans',
        onceKey: `plan-check:${enrolment.id}:${week}:${begunAt.getTime()}`,
      },
      now,
    );
  }
  if (passed < content.weeks.length) return;
  await changeEnrolment(tx, enrolment.id, { status: 'completed', endedAt: now });
  await addNotification(
    tx,
    {
      userId,
      kind: 'case-verdict',
      values: {
        name: content.title,
        verdict: `All ${content.weeks.length} checks have passed: the plan is complete.`,
      },
      path: '/training-plans',
      onceKey: `plan-complete:${enrolment.id}`,
    },
    now,
  );
}

const VERDICTS = { fixed: 'Fixed', better: 'Better', noChange: 'No change', tooEarly: 'Too early' } as const;

/** "Better. Double commits fell from 2.24 to 1.40 per 5 minutes, over 12 games." */
function verdictSentence({ verdict, metric, label, before, after, per5 }: PlanCheck): string {
  const decimals = (METRICS as readonly MetricInfo[]).find(({ key }) => key === metric)?.decimals ?? 1;
  const write = (value: number) => value.toFixed(per5 ? Math.max(2, decimals) : decimals);
  const unit = per5 ? ' per 5 minutes' : '';
  const games = `over ${after!.games.length} games`;
  if (!before) return `${VERDICTS[verdict]}. ${label}: ${write(after!.mean)}${unit}, ${games}.`;
  const moved = after!.mean === before.mean ? 'stayed' : after!.mean > before.mean ? 'rose' : 'fell';
  return `${VERDICTS[verdict]}. ${label} ${moved} from ${write(before.mean)} to ${write(after!.mean)}${unit}, ${games}.`;
}
