import type { PlanContent } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { enrolmentNotFound, type Moment } from './change-enrolment.ts';
import { blockOf } from './pick-session.ts';
import {
  changeEnrolment,
  checksOf,
  deleteBlockLog,
  type Enrolment,
  lockEnrolment,
  saveBlockLog,
} from './plan-enrolment.repository.ts';
import { ownPlace } from './plan-place.ts';
import { findVersion } from './training-plan.repository.ts';

export interface BlockLog {
  block: string;
  state: 'open' | 'done' | 'skipped';
  minutes?: number | undefined;
  hits?: number | undefined;
}

/** Writes what became of a block today. Throws ProblemError 404, 409 while the plan stands still. */
export async function logBlock(
  tx: Transaction,
  userId: string,
  enrolmentId: string,
  { block: key, state, minutes, hits }: BlockLog,
  at: Moment,
): Promise<void> {
  const { now, today } = at;
  const { enrolment, content } = await begun(tx, userId, enrolmentId);
  if (enrolment.status !== 'active') {
    throw conflict('not-now', 'This plan is paused. Resume it first.');
  }
  const { week } = ownPlace(enrolment, content, await checksOf(tx, [enrolmentId]), at);
  const block = blockOf(content.weeks[week]!, key);
  if (!block) throw blockNotFound();
  if (state === 'open') return deleteBlockLog(tx, { enrolmentId, day: today, block: key });
  const isDone = state === 'done';
  await saveBlockLog(tx, {
    userId,
    enrolmentId,
    week,
    block: key,
    day: today,
    state,
    minutes: isDone ? (minutes ?? block.minutes) : null,
    hits: isDone && block.type === 'pack' && hits !== undefined ? Math.min(hits, block.shots) : null,
    loggedAt: now,
  });
}

/** "Not for me", and back. Throws ProblemError 404; 409 for a week's check, without which there is no verdict. */
export async function hideBlock(
  tx: Transaction,
  userId: string,
  enrolmentId: string,
  { block: key, hidden }: { block: string; hidden: boolean },
): Promise<void> {
  const { enrolment, content } = await begun(tx, userId, enrolmentId);
  const block = content.weeks.map((week) => blockOf(week, key)).find((one) => one !== null);
  if (!block) throw blockNotFound();
  if (block.type === 'check') throw conflict('not-now', 'You can’t log a check. It’s decided by your games.');
  const others = enrolment.hiddenBlocks.filter((one) => one !== key);
  await changeEnrolment(tx, enrolmentId, { hiddenBlocks: hidden ? [...others, key] : others });
}

async function begun(
  tx: Transaction,
  userId: string,
  enrolmentId: string,
): Promise<{ enrolment: Enrolment; content: PlanContent }> {
  const enrolment = await lockEnrolment(tx, userId, enrolmentId);
  const row = enrolment && (await findVersion(tx, enrolment.planId, enrolment.version));
  if (!row) throw enrolmentNotFound();
  return { enrolment, content: row.content };
}

function blockNotFound(): ProblemError {
  return new ProblemError(404, 'block-not-found', 'Block not found this week.');
}
