import type { TrainingMinutes } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findTimeZone } from '../auth/index.ts';
import { type Beginning, beginPlan } from './change-enrolment.ts';
import { planNotFound, usualMode } from './list-plans.ts';
import { localDay } from './local-day.ts';
import { assertOpen, planAccessOf } from './plan-access.ts';
import { findRunning } from './plan-enrolment.repository.ts';
import { findPlan, findVersion } from './training-plan.repository.ts';

interface WantedPlan {
  planId: string;
  /** For plans of every mode. */
  mode?: 5 | 10 | 15 | undefined;
  minutesPerDay?: TrainingMinutes | undefined;
}

/** What beginning a plan would write. Throws ProblemError 404, and 403 where the player's membership does not open it. */
export async function beginningOf(
  context: Context,
  userId: string,
  { planId, mode, minutesPerDay }: WantedPlan,
): Promise<Beginning & { title: string }> {
  const { db, clock } = context;
  const plan = await findPlan(db, planId);
  const version = plan?.status === 'published' ? plan.publishedVersion : null;
  const row = version === null ? null : await findVersion(db, planId, version);
  if (!row) throw planNotFound();
  const { content } = row;
  assertOpen(await planAccessOf(db, userId, clock.now()), content);
  return {
    userId,
    planId,
    version: row.version,
    mode: content.mode ?? mode ?? (await usualMode(context, userId)),
    minutesPerDay: minutesPerDay ?? content.minutesPerDay,
    title: content.title,
  };
}

/** The title of the plan that runs for a player; null without one. */
export async function runningTitle(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<{ planId: string; title: string } | null> {
  const running = await findRunning(db, userId);
  const row = running && (await findVersion(db, running.planId, running.version));
  return row ? { planId: row.plan.id, title: row.content.title } : null;
}

/** Begins a plan for a player in somebody else's name: the one that runs stands still. Inside his own calendar day. */
export async function beginFor(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { title: _title, ...beginning }: Beginning & { title: string },
): Promise<void> {
  const now = clock.now();
  await beginPlan(tx, beginning, { now, ...localDay(await findTimeZone(tx, beginning.userId), now) });
}
