import type { Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { enrollmentNotFound, type LocalMoment } from './change-enrollment.ts';
import { findPlanBlock } from './pick-session.ts';
import {
  deleteBlockLog,
  listPlanChecks,
  lockEnrollment,
  saveBlockLog,
  updateEnrollment,
} from './plan-enrollment.repository.ts';
import { calculatePlanPosition } from './plan-position.ts';
import { findVersion } from './training-plan.repository.ts';

/** Logs the outcome of a block today. Throws ProblemError 404, or 409 while the plan is paused. */
export async function logBlock(
  tx: Transaction,
  userId: string,
  enrollmentId: string,
  { block: key, state, minutes, hits }: Body<'logTrainingBlock'>,
  at: LocalMoment,
): Promise<void> {
  const { now, today } = at;
  const { enrollment, content } = await requireStarted(tx, userId, enrollmentId);
  if (enrollment.status !== 'active') throw conflict('not-now', 'This plan is paused. Resume it first.');
  const { week } = calculatePlanPosition(enrollment, content, await listPlanChecks(tx, [enrollmentId]), at);
  const block = findPlanBlock(content.weeks[week]!, key);
  if (!block) throw blockNotFound();
  if (state === 'open') return deleteBlockLog(tx, { enrollmentId, day: today, block: key });
  const isDone = state === 'done';
  await saveBlockLog(tx, {
    userId,
    enrollmentId,
    week,
    block: key,
    day: today,
    state,
    minutes: isDone ? (minutes ?? block.minutes) : null,
    hits: isDone && block.type === 'pack' && hits !== undefined ? Math.min(hits, block.shots) : null,
    loggedAt: now,
  });
}

/** Marks a block "Not for me", or undoes it. Throws ProblemError 404, 409 for a week's check. */
export async function hideBlock(
  tx: Transaction,
  userId: string,
  enrollmentId: string,
  { block: key, hidden }: Body<'hideTrainingBlock'>,
): Promise<void> {
  const { enrollment, content } = await requireStarted(tx, userId, enrollmentId);
  const block = content.weeks.map((week) => findPlanBlock(week, key)).find((one) => one !== null);
  if (!block) throw blockNotFound();
  if (block.type === 'check') throw conflict('not-now', 'You can’t log a check. It’s decided by your games.');
  const others = enrollment.hiddenBlocks.filter((one) => one !== key);
  await updateEnrollment(tx, enrollmentId, { hiddenBlocks: hidden ? [...others, key] : others });
}

async function requireStarted(tx: Transaction, userId: string, enrollmentId: string) {
  const enrollment = await lockEnrollment(tx, userId, enrollmentId);
  const row = enrollment && (await findVersion(tx, enrollment.planId, enrollment.version));
  if (!row) throw enrollmentNotFound();
  return { enrollment, content: row.content };
}

const blockNotFound = () => new ProblemError(404, 'block-not-found', 'Block not found this week.');
