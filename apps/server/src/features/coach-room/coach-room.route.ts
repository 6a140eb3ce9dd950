import { SPACED_DAYS } from '@datacoach/analysis';
import {
  checkOf,
  type MyPlan,
  type PlanCheck,
  type PlayerHomework,
  type TeamClip,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { withPaths } from '../gamedata/index.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { membersOf } from '../team/index.ts';
import { describeMyPlan, momentsSetBy, openPlans } from '../training-plans/index.ts';
import { readGoals } from '../weekly-goals/index.ts';
import { assignHomework } from './assign-homework.ts';
import { deleteTask, homeworkSetBy, type StoredHomework } from './homework.repository.ts';
import { describeTask, finishTask, listMyTasks } from './homework-tasks.ts';
import {
  countModes,
  findMember,
  inTeam,
  memberGames,
  mostPlayed,
  type RequestedGames,
} from './member-games.ts';
import {
  addNote,
  describeProfile,
  summarizePerformance,
  summarizeTenGames,
  updateNote,
} from './player-performance.ts';
import { weakMomentsOfMember } from './review-member.ts';
import { readTeamBoard, readTeamPolr } from './team-board.ts';
import { readChemistry } from './team-chemistry.ts';

/** Clips that are shown. */
const CLIPS = 3;
/** Newest tasks shown per player. */
const MAX_TASKS = 10;

/** Returns the newest clips that show a member's weak metric, and the tip given for it. Throws ProblemError 404. */
async function readPlayerMoments(
  { db }: Context,
  coachId: string,
  { playerId, metric, ...requested }: { playerId: string; metric: string } & RequestedGames,
): Promise<TeamClip[]> {
  const member = inTeam(coachId, requested.games, await findMember(db, coachId, playerId));
  const mode = requested.mode ?? mostPlayed(await countModes(db, [member]));
  const games = await memberGames(db, member, mode);
  const playedAt = new Map(games.map(({ game }) => [game.matchId, game.playedAt]));
  const { shown } = await weakMomentsOfMember({ db }, { member, games }, metric);
  const clips = shown.slice(0, CLIPS).map(({ matchId, time, clock, player, label }) => ({
    matchId,
    time,
    clock,
    player,
    userName: member.player.userName,
    label,
    playedAt: playedAt.get(matchId)?.toISOString() ?? null,
  }));
  return withPaths(db, clips);
}

export function coachRoomRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getTeamPolrScore: async ({ caller, query }) => {
      await requireTeamPlan(context, caller.userId);
      return await readTeamPolr(context, caller.userId, query);
    },
    getTeamBoard: async ({ caller, query }) => {
      await requireTeamPlan(context, caller.userId);
      return await readTeamBoard(context, caller.userId, query);
    },
    getTeamChemistry: async ({ caller, query }) => {
      await requireTeamPlan(context, caller.userId);
      return await readChemistry(context, caller.userId, query);
    },
    getPlayerProfile: ({ caller, query }) => describeProfile(context, caller, query.playerId),
    addPlayerNote: ({ caller, body }) => addNote(context, caller, body),
    updatePlayerNote: ({ caller, params, body }) => updateNote(context, caller, params.noteId, body.text),
    deletePlayerNote: ({ caller, params }) => updateNote(context, caller, params.noteId, null),
    getPlayerPerformanceSummary: async ({ caller, query }) => {
      await requireTeamPlan(context, caller.userId);
      return await summarizePerformance(context, caller.userId, query.playerId, query);
    },
    getPlayerTenGamesSummary: async ({ caller, query }) => {
      await requireTeamPlan(context, caller.userId);
      return await summarizeTenGames(context, caller.userId, query.playerId, query);
    },
    getPlayerMoments: async ({ caller, query }) => {
      await requireTeamPlan(context, caller.userId);
      return { items: await readPlayerMoments(context, caller.userId, query) };
    },
    getTeamHomework: async ({ caller }) => {
      await requireTeamPlan(context, caller.userId);
      return await readTeamHomework(context, caller.userId);
    },
    getHomeworkChoices: async ({ caller, query }) => {
      await requireTeamPlan(context, caller.userId);
      const plans = await openPlans(context, caller.userId);
      const fitting = plans.filter(
        ({ content: { mode } }) => !query.mode || mode === null || mode === query.mode,
      );
      return {
        plans: fitting.map(({ plan, content }) => ({
          id: plan.id,
          title: content.title,
          summary: content.summary,
          tiers: content.tiers,
          mode: content.mode,
          weeks: content.weeks.length,
          minutesPerDay: content.minutesPerDay,
          metrics: content.weeks.map((week) => checkOf(week).metric),
        })),
      };
    },
    assignHomework: async ({ caller, body }) => {
      await requireTeamPlan(context, caller.userId);
      return await assignHomework(context, caller.userId, body);
    },
    deleteHomework: async ({ caller, params }) => {
      if (await deleteTask(context.db, caller.userId, params.homeworkId)) return {};
      throw notFound('This homework was already deleted.');
    },
    getMyHomework: ({ caller }) => listMyTasks(context, caller.userId),
    finishHomework: async ({ caller, params, body }) => {
      await finishTask(context, caller.userId, params.homeworkId, body.isDone);
      return listMyTasks(context, caller.userId);
    },
  });
}

/** Returns each member's homework and its outcome. */
async function readTeamHomework(context: Context, coachId: string): Promise<PlayerHomework[]> {
  const set = await homeworkSetBy(context.db, coachId);
  const found: PlayerHomework[] = [];
  for (const { player, seesFrom } of await membersOf(context.db, coachId)) {
    const own = set.filter(({ playerId }) => playerId === player.id);
    const { plan } = await describeMyPlan(context, player.id);
    const { goals, upcoming } = await readGoals(context, player.id);
    const moments = await momentsSetBy(context.db, coachId, player.id, context.clock.now());
    found.push({
      playerId: player.id,
      userName: player.userName,
      plan: plan && isSeen(plan, seesFrom) ? describePlan(plan, own, seesFrom) : null,
      goals: [...goals, ...upcoming].map((goal) => ({
        ...pickGoal(goal),
        isOwn: own.some(({ goalMetric, mode }) => goalMetric === goal.metric && mode === goal.mode),
      })),
      moments: moments.map(({ id, matchId, label, time, step, dueOn }) => ({
        id,
        matchId,
        label,
        time,
        step: dueOn === null ? SPACED_DAYS.length : step,
        gaps: SPACED_DAYS.length,
      })),
      tasks: own
        .filter(({ planId, goalMetric }) => planId === null && goalMetric === null)
        .slice(0, MAX_TASKS)
        .map(describeTask),
    });
  }
  return found;
}

type Goal = Awaited<ReturnType<typeof readGoals>>['goals'][number];

/** Leaves out game stats: they may be older than what the coach may see. */
function pickGoal(goal: Goal): Omit<PlayerHomework['goals'][number], 'isOwn'> {
  const { id, kind, title, metric, mode, direction, target, targetDays, state, games, days, startsOn } = goal;
  return { id, kind, title, metric, mode, direction, target, targetDays, state, games, days, startsOn };
}

/** Whether the coach may see a plan: not if it was completed before their access started. */
function isSeen({ completedAt }: MyPlan, seesFrom: Date): boolean {
  return completedAt === null || new Date(completedAt) >= seesFrom;
}

function describePlan(
  plan: MyPlan,
  set: readonly StoredHomework[],
  seesFrom: Date,
): NonNullable<PlayerHomework['plan']> {
  const { title, mode, status, week, weeks } = plan;
  const now = weeks[week - 1];
  return {
    title,
    mode,
    isRunning: status === 'active',
    isOwn: set.some(({ planId }) => planId === plan.planId),
    week,
    weeks: weeks.length,
    theme: now?.theme ?? '',
    sessions: now?.sessions ?? 0,
    sessionsDone: now?.sessionsDone ?? 0,
    verdicts: weeks.flatMap(({ number, check }) => (check ? [describeCheck(number, check, seesFrom)] : [])),
  };
}

function describeCheck(
  week: number,
  { label, metric, per5, verdict, isDecided, before, after }: PlanCheck,
  seesFrom: Date,
): NonNullable<PlayerHomework['plan']>['verdicts'][number] {
  const meanOf = (side: PlanCheck['before']) =>
    side?.games.every(({ playedAt }) => new Date(playedAt) >= seesFrom) ? side.mean : null;
  return { week, label, metric, per5, verdict, isDecided, before: meanOf(before), after: meanOf(after) };
}
