import { findScoredMetric, SPACED_DAYS } from '@datacoach/analysis';
import { getWeekCheck, type MyPlan, type MyPlans, type PlanContent } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { requireUser, type User } from '../auth/index.ts';
import { findAnswers } from '../get-started/index.ts';
import { listMoments, type Moment } from './captured-moment.repository.ts';
import { evaluateWeeks } from './evaluate-weeks.ts';
import { findPlanBlock, pickSession } from './pick-session.ts';
import { getPlanAccess, type PlanAccess, toShownBlock } from './plan-access.ts';
import {
  type Enrollment,
  listEnrollments,
  listOutsidePractice,
  listPlanChecks,
  listPracticeLogs,
  type PracticeLog,
  type StoredCheck,
} from './plan-enrollment.repository.ts';
import { calculatePlanPosition, getLocalDay, type LocalDay, type PlanPosition } from './plan-position.ts';
import { findVersion } from './training-plan.repository.ts';

const PASSED = ['fixed', 'better'];

/** Describes a player's whole training. Throws ProblemError 401 if the account is gone. */
export async function describeMyPlan(context: Context, userId: string): Promise<MyPlans> {
  const { db, clock } = context;
  const user = await requireUser(db, userId);
  const now = clock.now();
  const today = getLocalDay(user.timeZone, now);
  const enrollments = await listEnrollments(db, userId);
  const shown = findShownEnrollment(enrollments);
  const listed = enrollments.filter(
    (one) => one !== shown && (one.status === 'paused' || one.status === 'completed'),
  );
  const ids = [...(shown ? [shown] : []), ...listed].map(({ id }) => id);
  const checks = await listPlanChecks(db, ids);
  const filterChecks = ({ id }: Enrollment) => checks.filter(({ enrollmentId }) => enrollmentId === id);
  const others: MyPlans['others'] = [];
  for (const one of listed) {
    const row = await findVersion(db, one.planId, one.version);
    if (!row) continue;
    others.push({
      id: one.id,
      planId: one.planId,
      title: row.content.title,
      status: one.status === 'paused' ? 'paused' : 'completed',
      startedAt: one.startedAt.toISOString(),
      week: calculatePlanPosition(one, row.content, filterChecks(one), today).week + 1,
      weeks: row.content.weeks.length,
      checksPassed: filterChecks(one).filter(({ verdict }) => verdict && PASSED.includes(verdict)).length,
    });
  }
  return {
    plan: shown && (await describe(context, user, shown, filterChecks(shown), today)),
    moments: (await listMoments(db, userId, now)).map(describeMoment),
    outside: (await listOutsidePractice(db, userId, today.today)).map(({ id, minutes, note }) => ({
      id,
      minutes: minutes ?? 0,
      note: note ?? '',
    })),
    others,
    minutesAimedAt: (await findAnswers(db, userId))?.aim?.minutesADay ?? null,
  };
}

/** Returns the active enrollment, otherwise the newest if completed. */
function findShownEnrollment(enrollments: readonly Enrollment[]): Enrollment | null {
  const running = enrollments.find(({ status }) => status === 'active');
  if (running) return running;
  const [newest] = enrollments.filter(({ status }) => status !== 'left');
  return newest?.status === 'completed' ? newest : null;
}

async function describe(
  { db, clock, books }: Context,
  user: User,
  enrollment: Enrollment,
  checks: readonly StoredCheck[],
  at: LocalDay,
): Promise<MyPlan | null> {
  const row = await findVersion(db, enrollment.planId, enrollment.version);
  if (!row) return null;
  const { plan, content } = row;
  const { today } = at;
  const position = calculatePlanPosition(enrollment, content, checks, at);
  const judged = await evaluateWeeks(db, books, user, { enrollment, content, checks, position }, clock.now());
  const logs = await listPracticeLogs(db, enrollment.id);
  const access = await getPlanAccess(db, user.id, clock.now());
  const { publishedVersion } = plan;
  const rest = enrollment.rests.find(({ from, to }) => from <= today && to !== null && to > today);
  return {
    id: enrollment.id,
    planId: plan.id,
    title: content.title,
    mode: enrollment.mode,
    status: enrollment.status,
    version: enrollment.version,
    newerVersion:
      publishedVersion !== null && publishedVersion > enrollment.version ? publishedVersion : null,
    startedAt: enrollment.startedAt.toISOString(),
    completedAt: enrollment.status === 'completed' ? (enrollment.endedAt?.toISOString() ?? null) : null,
    minutesPerDay: enrollment.minutesPerDay,
    restsUntil: rest?.to ?? null,
    today: describeToday({
      enrollment,
      content,
      position,
      logs,
      access,
      today,
      isResting: rest !== undefined,
    }),
    week: position.week + 1,
    weeks: content.weeks.map((week, number) => {
      const { metric } = getWeekCheck(week);
      const start = position.weeks[number]!;
      return {
        number: number + 1,
        theme: week.theme,
        why: week.why,
        rule: week.rule,
        startsOn: start.startedOn,
        state: number === position.week ? 'now' : start.hasStarted ? 'past' : 'ahead',
        sessions: week.sessions.length,
        sessionsDone: Math.min(week.sessions.length, listDaysDone(logs, number, start.startedOn).length),
        metric,
        label: findScoredMetric(metric)?.label ?? 'No longer tracked',
        check: judged[number] ?? null,
      };
    }),
    hidden: enrollment.hiddenBlocks.flatMap((key) => {
      const block = content.weeks.map((week) => findPlanBlock(week, key)).find((one) => one !== null);
      return block ? [{ key, title: block.title }] : [];
    }),
  };
}

/** Returns the days with logged practice in a week since it started. */
function listDaysDone(logs: readonly PracticeLog[], week: number, since: string | null): string[] {
  const done = logs.filter(
    (log) => log.week === week && log.state === 'done' && since !== null && log.day >= since,
  );
  return [...new Set(done.map(({ day }) => day))];
}

interface TodayContext {
  enrollment: Enrollment;
  content: PlanContent;
  position: PlanPosition;
  logs: readonly PracticeLog[];
  access: PlanAccess;
  today: string;
  /** A rest week. */
  isResting: boolean;
}

/** Returns today's session of an active plan. */
export function getSessionToday({
  enrollment,
  content,
  position,
  logs,
  today,
  isResting,
}: Omit<TodayContext, 'access'>) {
  if (isResting || enrollment.status !== 'active') return null;
  const since = position.weeks[position.week]!.startedOn;
  return pickSession({
    week: content.weeks[position.week]!,
    daysDone: listDaysDone(logs, position.week, since).filter((day) => day < today).length,
    goesOn: position.isOver || enrollment.repeatedWeek !== null,
    minutesPerDay: enrollment.minutesPerDay,
    hidden: enrollment.hiddenBlocks,
  });
}

function describeToday(given: TodayContext): MyPlan['today'] {
  const { content, position, logs, access, today } = given;
  const session = getSessionToday(given);
  const ofToday = logs.filter(({ day }) => day === today);
  const codes = access.areCodesOpen(content);
  return {
    day: today,
    session: session?.number ?? null,
    equipment: session?.equipment ?? null,
    blocks: (session?.blocks ?? []).map((block) => {
      const log = ofToday.find((one) => one.block === block.key);
      const earlier = logs.findLast((one) => one.block === block.key && one.day < today && one.hits !== null);
      return {
        block: toShownBlock(block, codes),
        state: log?.state ?? 'open',
        loggedAt: log?.loggedAt.toISOString() ?? null,
        minutes: log?.minutes ?? null,
        hits: log?.hits ?? null,
        lastHits: earlier?.hits ?? null,
      };
    }),
    minutesDone: ofToday.reduce(
      (sum, { minutes, state }) => sum + (state === 'done' ? (minutes ?? 0) : 0),
      0,
    ),
    daysThisWeek: listDaysDone(logs, position.week, position.weeks[position.week]!.startedOn).length,
  };
}

function describeMoment(moment: Moment & { playedAt: Date | null }): MyPlans['moments'][number] {
  return {
    ...moment,
    clock: { seconds: moment.clockSeconds, overtime: moment.overtime },
    playedAt: moment.playedAt?.toISOString() ?? null,
    step: moment.dueOn === null ? SPACED_DAYS.length : moment.step,
    gaps: SPACED_DAYS.length,
  };
}
