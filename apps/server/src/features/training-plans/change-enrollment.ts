import type { Rest } from '@datacoach/analysis';
import { getWeekCheck, type PlanContent, type TrainingMinutes } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { addDays } from '../../platform/clock/time-zones.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { findTimeZone, lockUserChanges } from '../auth/index.ts';
import { findAnswers } from '../get-started/index.ts';
import { getDefaultMode, planNotFound } from './list-plans.ts';
import { assertOpen, getPlanAccess, type PlanAccess } from './plan-access.ts';
import {
  deleteCheck,
  type Enrollment,
  findRunning,
  insertEnrollment,
  listEnrollments,
  listPlanChecks,
  lockEnrollment,
  lockRunning,
  restartCheck,
  updateEnrollment,
} from './plan-enrollment.repository.ts';
import { getLocalDay, type LocalDay } from './plan-position.ts';
import { findPlan, findVersion } from './training-plan.repository.ts';

const REST_DAYS = 7;

/** The current time and the player's calendar day. */
export interface LocalMoment extends LocalDay {
  now: Date;
}

export interface NewPlan {
  userId: string;
  planId: string;
  version: number;
  mode: 5 | 10 | 15;
  minutesPerDay: TrainingMinutes;
}

/** Starts a plan; pauses the active plan and ends an earlier run of the same plan. */
export async function startPlan(tx: Transaction, newPlan: NewPlan, at: LocalMoment): Promise<void> {
  await pauseRunning(tx, newPlan.userId, at);
  for (const earlier of await listEnrollments(tx, newPlan.userId)) {
    if (earlier.planId === newPlan.planId && earlier.status === 'paused') await leavePlan(tx, earlier, at);
  }
  const { now: startedAt, today: startedOn } = at;
  await insertEnrollment(tx, { ...newPlan, status: 'active', startedAt, startedOn });
}

async function pauseRunning(tx: Transaction, userId: string, at: LocalMoment): Promise<void> {
  const running = await lockRunning(tx, userId);
  if (running) await pauseEnrollment(tx, running, at);
}

async function pauseEnrollment(tx: Transaction, { id, rests }: Enrollment, { today }: LocalMoment) {
  const rest: Rest = { from: today, to: null };
  await updateEnrollment(tx, id, { status: 'paused', rests: [...closeRests(rests, today), rest] });
}

async function leavePlan(tx: Transaction, { id }: Enrollment, { now }: LocalMoment): Promise<void> {
  await updateEnrollment(tx, id, { status: 'left', endedAt: now });
}

/** Ends active rests today; drops those that started today. */
function closeRests(rests: readonly Rest[], today: string): Rest[] {
  return rests
    .map(({ from, to }) => ({ from, to: to === null || to > today ? today : to }))
    .filter(({ from, to }) => from < to);
}

export type EnrollmentChange = Body<'updateTrainingPlan'>;

/** Plan statuses in which each change is allowed. */
const NEEDS: Readonly<Record<EnrollmentChange['change'], readonly Enrollment['status'][]>> = {
  pause: ['active'],
  resume: ['paused'],
  leave: ['active', 'paused'],
  restart: ['active', 'paused', 'completed', 'left'],
  'rest-week': ['active'],
  'end-rest': ['active'],
  'newer-version': ['active', 'paused'],
  'repeat-week': ['active'],
  minutes: ['active', 'paused'],
};

interface ChangeContext {
  userId: string;
  access: PlanAccess;
}

/** Changes a started plan. Throws ProblemError 404 for another user's, 409 if not possible now, 403, 400. */
export async function changePlan(
  tx: Transaction,
  { userId, access }: ChangeContext,
  enrollmentId: string,
  { change, week, minutesPerDay }: EnrollmentChange,
  at: LocalMoment,
): Promise<void> {
  const enrollment = await lockEnrollment(tx, userId, enrollmentId);
  if (!enrollment) throw enrollmentNotFound();
  if (!NEEDS[change].includes(enrollment.status)) throw notNow(`This plan is ${enrollment.status}.`);
  const { id, rests } = enrollment;
  const { today } = at;
  switch (change) {
    case 'pause':
      return pauseEnrollment(tx, enrollment, at);
    case 'resume':
      await pauseRunning(tx, userId, at);
      return updateEnrollment(tx, id, { status: 'active', rests: closeRests(rests, today) });
    case 'leave':
      return leavePlan(tx, enrollment, at);
    case 'restart':
      return restartPlan(tx, enrollment, access, at);
    case 'rest-week':
      if (rests.some(({ to }) => to !== null && to > today)) throw notNow('You’re already on a rest week.');
      return updateEnrollment(tx, id, { rests: [...rests, { from: today, to: addDays(today, REST_DAYS) }] });
    case 'end-rest':
      return updateEnrollment(tx, id, { rests: closeRests(rests, today) });
    case 'newer-version':
      return moveToNewestVersion(tx, enrollment, access);
    case 'repeat-week':
      return repeatWeek(tx, enrollment, (week ?? 0) - 1, at);
    case 'minutes':
      if (minutesPerDay === undefined) {
        throw new ProblemError(400, 'minutes-missing', 'Choose 20, 40 or 60 minutes.');
      }
      return updateEnrollment(tx, id, { minutesPerDay });
  }
}

/** Restarts from the first week, in the current version. */
async function restartPlan(tx: Transaction, enrollment: Enrollment, access: PlanAccess, at: LocalMoment) {
  const { userId, planId, mode, minutesPerDay, status } = enrollment;
  const plan = await findPlan(tx, planId);
  const version = plan?.status === 'published' ? plan.publishedVersion : null;
  const row = version === null ? null : await findVersion(tx, planId, version);
  if (!row) throw notNow('This plan is no longer available.');
  assertOpen(access, row.content);
  if (status === 'active' || status === 'paused') await leavePlan(tx, enrollment, at);
  await startPlan(tx, { userId, planId, version: row.version, mode, minutesPerDay }, at);
}

/** Verdicts are kept if the newer version's week checks the same. */
async function moveToNewestVersion(tx: Transaction, { id, planId, version }: Enrollment, access: PlanAccess) {
  const newest = (await findPlan(tx, planId))?.publishedVersion ?? null;
  if (newest === null || newest <= version) throw notNow('You’re on the newest version.');
  const before = (await findVersion(tx, planId, version))!.content;
  const after = (await findVersion(tx, planId, newest))!.content;
  assertOpen(access, after);
  for (const { week } of await listPlanChecks(tx, [id])) {
    if (getWeekMetric(before, week) !== getWeekMetric(after, week)) await deleteCheck(tx, id, week);
  }
  await updateEnrollment(tx, id, { version: newest, repeatedWeek: null });
}

function getWeekMetric({ weeks }: PlanContent, week: number): string | null {
  const found = weeks[week];
  return found ? getWeekCheck(found).metric : null;
}

/** Restarts a week whose check was decided, training and check, from today on. */
async function repeatWeek(tx: Transaction, { id }: Enrollment, week: number, at: LocalMoment): Promise<void> {
  const check = (await listPlanChecks(tx, [id])).find((one) => one.week === week);
  if (!check?.verdict) throw notNow('This week’s check is still open.');
  await restartCheck(tx, { enrollmentId: id, week, startedAt: at.now, startedOn: at.today });
  await updateEnrollment(tx, id, { repeatedWeek: week });
}

export function enrollmentNotFound(): ProblemError {
  return new ProblemError(404, 'enrollment-not-found', 'You haven’t started this plan.');
}

const notNow = (why: string): ProblemError => conflict('not-now', why);

/** Returns what starting a plan would write. Throws ProblemError 404, 403 if it isn't included. */
export async function buildEnrollment(
  context: Context,
  userId: string,
  { planId, mode, minutesPerDay }: Body<'startTrainingPlan'>,
): Promise<NewPlan & { title: string }> {
  const { db, clock } = context;
  const plan = await findPlan(db, planId);
  const version = plan?.status === 'published' ? plan.publishedVersion : null;
  const row = version === null ? null : await findVersion(db, planId, version);
  if (!row) throw planNotFound();
  const { content } = row;
  assertOpen(await getPlanAccess(db, userId, clock.now()), content);
  return {
    userId,
    planId,
    version: row.version,
    mode: content.mode ?? mode ?? (await getDefaultMode(context, userId)),
    minutesPerDay:
      minutesPerDay ?? (await findAnswers(db, userId))?.aim?.minutesADay ?? content.minutesPerDay,
    title: content.title,
  };
}

/** Returns the title of a player's active plan; null without one. */
export async function findRunningPlan({ db }: Pick<Context, 'db'>, userId: string) {
  const running = await findRunning(db, userId);
  const row = running && (await findVersion(db, running.planId, running.version));
  return row ? { planId: row.plan.id, title: row.content.title } : null;
}

/** Starts a plan for a player on someone else's behalf and pauses the active plan. Uses the player's calendar day. */
export async function startPlanFor(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { title: _title, ...newPlan }: NewPlan & { title: string },
): Promise<void> {
  const now = clock.now();
  await lockUserChanges(tx, newPlan.userId);
  await startPlan(tx, newPlan, { now, ...getLocalDay(await findTimeZone(tx, newPlan.userId), now) });
}
