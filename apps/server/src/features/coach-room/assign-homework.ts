import { type GoalMetricCode, goalMetric, SCORE_MODES } from '@datacoach/analysis';
import { type ENDPOINTS, getWeekCheck } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { formatDay } from '../../platform/clock/format-day.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser, type User } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import type { ModeCode } from '../scores/index.ts';
import { listMembers, type Member } from '../team/index.ts';
import { buildEnrollment, findRunningPlan, listOpenPlans, startPlanFor } from '../training-plans/index.ts';
import { chooseGoal, readGoals } from '../weekly-goals/index.ts';
import { insertHomework } from './homework.repository.ts';

type Request = z.output<typeof ENDPOINTS.assignHomework.body>;
type AssignmentResponse = z.input<(typeof ENDPOINTS.assignHomework.responses)[200]>;

/** Outcome for one player; `words` say why not, or what else happens. */
interface AssignmentOutcome {
  isDone: boolean;
  words: string | null;
}

/**
 * Assigns a plan or a goal to members. Failures for one member are reported, and the others still get it. Throws
 * ProblemError 404 for anyone who isn't a member, and for a plan the coach can't assign.
 */
export async function assignHomework(
  context: Context,
  coachId: string,
  { playerIds, mode, homework }: Request,
): Promise<AssignmentResponse> {
  const members = await listMembers(context.db, coachId);
  const chosen = [...new Set(playerIds)].map((id) => {
    const member = members.find(({ player }) => player.id === id);
    if (!member) throw new ProblemError(404, 'not-in-team', 'This player isn’t on your team.');
    return member;
  });
  const coach = (await findUser(context.db, coachId))?.userName ?? '';
  const setter = { coachId, coach };
  if (homework.kind === 'goal') {
    const { label } = goalMetric(homework.metric);
    return {
      title: label,
      results: await assignToEach(chosen, (member) =>
        setGoal(context, setter, member, homework.metric, mode),
      ),
    };
  }
  if (homework.kind === 'task') {
    const { kind: _kind, ...task } = homework;
    if (task.dueOn !== null && isPast(task.dueOn, context.clock.now())) {
      throw new ProblemError(422, 'due-in-the-past', 'Choose today or a later date.');
    }
    return {
      title: task.title,
      results: await assignToEach(chosen, (member) => setTask(context, setter, member, task, mode)),
    };
  }
  const { planId } = homework;
  const row = (await listOpenPlans(context, coachId)).find(({ plan }) => plan.id === planId);
  if (!row) throw new ProblemError(404, 'plan-not-found', 'Your plan doesn’t include this training plan.');
  return {
    title: row.content.title,
    results: await assignToEach(chosen, (member) => setPlan(context, setter, member, planId, mode)),
  };
}

/**
 * Assigns a plan included in the player's membership, or a goal, to any player; `metric` is what shows whether it
 * helps, for a plan what its first week tracks. Throws ProblemError 404.
 */
export async function setHomework(
  context: Context,
  coachId: string,
  player: User,
  { homework, mode }: Pick<Request, 'mode'> & { homework: Exclude<Request['homework'], { kind: 'task' }> },
): Promise<AssignmentOutcome & { title: string; metric: string | null }> {
  const setter = { coachId, coach: (await findUser(context.db, coachId))?.userName ?? '' };
  if (homework.kind === 'goal') {
    const { label, metric } = goalMetric(homework.metric);
    return { title: label, metric, ...(await setGoal(context, setter, { player }, homework.metric, mode)) };
  }
  const row = (await listOpenPlans(context, player.id)).find(({ plan }) => plan.id === homework.planId);
  if (!row) throw new ProblemError(404, 'plan-not-found', 'This player can’t use this training plan.');
  const outcome = await setPlan(context, setter, { player }, homework.planId, mode);
  return { title: row.content.title, metric: getWeekCheck(row.content.weeks[0]!).metric, ...outcome };
}

async function assignToEach(members: readonly Member[], set: (member: Member) => Promise<AssignmentOutcome>) {
  const results: AssignmentResponse['results'] = [];
  for (const member of members) {
    const { id: playerId, userName } = member.player;
    results.push({ playerId, userName, ...(await set(member)) });
  }
  return results;
}

interface Setter {
  coachId: string;
  coach: string;
}

async function setPlan(
  context: Context,
  setter: Setter,
  { player }: Pick<Member, 'player'>,
  planId: string,
  mode: ModeCode,
): Promise<AssignmentOutcome> {
  const running = await findRunningPlan(context, player.id);
  if (running?.planId === planId) return { isDone: false, words: 'This player is already on this plan.' };
  const newPlan = await catchRefusal(buildEnrollment(context, player.id, { planId, mode }));
  if (newPlan instanceof ProblemError) return { isDone: false, words: 'Not included in this player’s plan.' };
  await context.db.transaction(async (tx) => {
    await startPlanFor(context, tx, newPlan);
    await recordHomework(context, tx, setter, player.id, {
      planId,
      goalMetric: null,
      mode: newPlan.mode,
      title: newPlan.title,
    });
  });
  return { isDone: true, words: running && `${running.title} is paused.` };
}

async function setGoal(
  context: Context,
  setter: Setter,
  { player }: Pick<Member, 'player'>,
  metric: GoalMetricCode,
  mode: ModeCode,
): Promise<AssignmentOutcome> {
  const { as: kind, label } = goalMetric(metric);
  const { goals, upcoming, thisWeek } = await readGoals(context, player.id);
  const same = [...goals, ...upcoming].some((goal) => goal.metric === metric && goal.mode === mode);
  if (same) return { isDone: false, words: 'This player already has this goal.' };
  const isTaken = thisWeek.isRest || goals.some((goal) => goal.kind === kind);
  if (isTaken && upcoming.some((goal) => goal.kind === kind)) {
    return { isDone: false, words: `This player already has a ${kind} goal for this week and next.` };
  }
  const chosen = await catchRefusal(chooseGoal(context, player.id, { metric, mode, nextWeek: isTaken }));
  if (chosen instanceof ProblemError) {
    const { label: name } = SCORE_MODES.find(({ code }) => code === mode)!;
    return { isDone: false, words: `Not enough ${name} games to set a target.` };
  }
  await context.db.transaction((tx) =>
    recordHomework(context, tx, setter, player.id, { planId: null, goalMetric: metric, mode, title: label }),
  );
  return { isDone: true, words: isTaken ? 'Starts next Monday.' : null };
}

/** A task, as its coach wrote it. */
type Task = Omit<Extract<Request['homework'], { kind: 'task' }>, 'kind'>;

async function setTask(
  context: Context,
  setter: Setter,
  { player }: Pick<Member, 'player'>,
  task: Task,
  mode: ModeCode,
): Promise<AssignmentOutcome> {
  await context.db.transaction((tx) =>
    recordHomework(context, tx, setter, player.id, { planId: null, goalMetric: null, mode, ...task }),
  );
  return { isDone: true, words: null };
}

/** The earliest time zone is 12 hours behind UTC. */
function isPast(day: string, now: Date): boolean {
  return day < new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns what the player's own state forbids instead of throwing it. */
async function catchRefusal<T>(work: Promise<T>): Promise<T | ProblemError> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError && (error.statusCode === 403 || error.statusCode === 409)) return error;
    throw error;
  }
}

/** Stores who assigned it, and notifies the player. */
async function recordHomework(
  { clock }: Context,
  tx: Transaction,
  { coachId, coach }: Setter,
  playerId: string,
  what: {
    planId: string | null;
    goalMetric: GoalMetricCode | null;
    mode: ModeCode;
    title: string;
  } & Partial<Task>,
): Promise<void> {
  const now = clock.now();
  const id = await insertHomework(tx, { coachId, playerId, ...what, setAt: now });
  const isGoal = what.goalMetric !== null;
  const news = {
    userId: playerId,
    kind: 'homework',
    values: {
      name: coach,
      what:
        what.planId !== null
          ? `New training plan: ${what.title}. Starts today.`
          : isGoal
            ? `Weekly goal: ${what.title}.`
            : `${what.title}${what.dueOn ? `, due ${formatDay(new Date(what.dueOn), 'UTC')}` : ''}`,
    },
    path: isGoal ? '/dashboard?goals=week' : '/training-plans',
    onceKey: `homework:${id}`,
  } as const;
  await addNotification(tx, now, news);
}
