import { SPACED_DAYS } from '@datacoach/analysis';
import { SCORE_CATEGORIES } from '@datacoach/analysis/metadata';
import {
  getWeekCheck,
  type MyPlan,
  type PlanCheck,
  type PlayerHomework,
  type TeamClip,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { formatCsvLine } from '../../platform/csv/csv-line.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import { createZip, type ZipEntry } from '../../platform/zip/create-zip.ts';
import { recordAccess } from '../audit/index.ts';
import { addPaths } from '../gamedata/index.ts';
import { requireTeamPlan, withTeamPlan } from '../membership/index.ts';
import { type Actor, describeSchool, listMembers } from '../team/index.ts';
import { describeMyPlan, listMomentsSetBy, listOpenPlans } from '../training-plans/index.ts';
import { readGoals } from '../weekly-goals/index.ts';
import { assignHomework } from './assign-homework.ts';
import { deleteTask, listHomeworkSetBy, type StoredHomework } from './homework.repository.ts';
import { describeTask, finishTask, listMyTasks } from './homework-tasks.ts';
import {
  countModes,
  findMember,
  findMostPlayedMode,
  listMemberGames,
  type RequestedGames,
  toTeamView,
} from './member-games.ts';
import {
  addNote,
  describeProfile,
  summarizePerformance,
  summarizeTenGames,
  updateNote,
} from './player-performance.ts';
import { listWeakMemberMoments } from './review-member.ts';
import { listTeamStats, readTeamBoard, readTeamPolr } from './team-board.ts';
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
  const member = toTeamView(coachId, requested.games, await findMember(db, coachId, playerId));
  const mode = requested.mode ?? findMostPlayedMode(await countModes(db, [member]));
  const games = await listMemberGames(db, member, mode);
  const playedAt = new Map(games.map(({ game }) => [game.matchId, game.playedAt]));
  const { shown } = await listWeakMemberMoments({ db }, { member, games }, metric);
  const clips = shown.slice(0, CLIPS).map(({ matchId, time, clock, player, label }) => ({
    matchId,
    time,
    clock,
    player,
    userName: member.player.userName,
    label,
    playedAt: playedAt.get(matchId)?.toISOString() ?? null,
  }));
  return addPaths(db, clips);
}

export function coachRoomRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getPlayerProfile: ({ caller, query }) => describeProfile(context, caller, query.playerId),
    addPlayerNote: ({ caller, body }) => addNote(context, caller, body),
    updatePlayerNote: ({ caller, params, body }) => updateNote(context, caller, params.noteId, body.text),
    deletePlayerNote: ({ caller, params }) => updateNote(context, caller, params.noteId, null),
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
  registerEndpointsWith(app, withTeamPlan(context), {
    getTeamPolrScore: ({ caller, query }) => readTeamPolr(context, caller.userId, query),
    getTeamBoard: ({ caller, query }) => readTeamBoard(context, caller.userId, query),
    getTeamChemistry: ({ caller, query }) => readChemistry(context, caller.userId, query),
    getPlayerPerformanceSummary: ({ caller, query }) =>
      summarizePerformance(context, caller.userId, query.playerId, query),
    getPlayerTenGamesSummary: ({ caller, query }) =>
      summarizeTenGames(context, caller.userId, query.playerId, query),
    getPlayerMoments: async ({ caller, query }) => ({
      items: await readPlayerMoments(context, caller.userId, query),
    }),
    getTeamHomework: ({ caller }) => readTeamHomework(context, caller.userId),
    getHomeworkChoices: async ({ caller, query }) => {
      const plans = await listOpenPlans(context, caller.userId);
      const fitting = plans.filter(
        ({ content: { mode } }) => !query.mode || mode === null || mode === query.mode,
      );
      return {
        plans: fitting.map(({ plan, content }) => ({
          ...content,
          id: plan.id,
          weeks: content.weeks.length,
          metrics: content.weeks.map((week) => getWeekCheck(week).metric),
        })),
      };
    },
    assignHomework: ({ caller, body }) => assignHomework(context, caller.userId, body),
  });
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.exportAccount) },
    { exportSchoolTeam: ({ caller }) => exportSchool(context, caller) },
  );
}

/** Returns each member's homework and its outcome. */
async function readTeamHomework(context: Context, coachId: string): Promise<PlayerHomework[]> {
  const set = await listHomeworkSetBy(context.db, coachId);
  const found: PlayerHomework[] = [];
  for (const { player, seesFrom, waitsForConsent } of await listMembers(context.db, coachId)) {
    const playerHomework = set.filter(({ playerId }) => playerId === player.id);
    const { plan } = await describeMyPlan(context, player.id);
    const { goals, upcoming } = await readGoals(context, player.id);
    // A plan's checks and a goal's games are the player's.
    const shownGoals = waitsForConsent ? [] : [...goals, ...upcoming];
    const moments = await listMomentsSetBy(context.db, coachId, player.id, context.clock.now());
    found.push({
      playerId: player.id,
      userName: player.userName,
      plan:
        plan && !waitsForConsent && isVisible(plan, seesFrom)
          ? describePlan(plan, playerHomework, seesFrom)
          : null,
      goals: shownGoals.map((goal) => ({
        ...toHomeworkGoal(goal),
        isOwn: playerHomework.some(
          ({ goalMetric, mode }) => goalMetric === goal.metric && mode === goal.mode,
        ),
      })),
      moments: moments.map(({ id, matchId, label, time, step, dueOn }) => ({
        id,
        matchId,
        label,
        time,
        step: dueOn === null ? SPACED_DAYS.length : step,
        gaps: SPACED_DAYS.length,
      })),
      tasks: playerHomework
        .filter(({ planId, goalMetric }) => planId === null && goalMetric === null)
        .slice(0, MAX_TASKS)
        .map(describeTask),
    });
  }
  return found;
}

type Goal = Awaited<ReturnType<typeof readGoals>>['goals'][number];

/** Leaves out game stats: they may be older than what the coach may see. */
function toHomeworkGoal(goal: Goal): Omit<PlayerHomework['goals'][number], 'isOwn'> {
  const { id, kind, title, metric, mode, direction, target, targetDays, state, games, days, startsOn } = goal;
  return { id, kind, title, metric, mode, direction, target, targetDays, state, games, days, startsOn };
}

/** Whether the coach may see a plan: not if it was completed before their access started. */
function isVisible({ completedAt }: MyPlan, seesFrom: Date): boolean {
  return completedAt === null || new Date(completedAt) >= seesFrom;
}

function describePlan(plan: MyPlan, set: readonly StoredHomework[], seesFrom: Date) {
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
  const calculateMean = (side: PlanCheck['before']) =>
    side?.games.every(({ playedAt }) => new Date(playedAt) >= seesFrom) ? side.mean : null;
  return {
    week,
    label,
    metric,
    per5,
    verdict,
    isDecided,
    before: calculateMean(before),
    after: calculateMean(after),
  };
}

type CsvCell = string | number | null;

const formatDay = (moment: string | null): string => moment?.slice(0, 10) ?? '';

/**
 * Returns a school team's members, consents and stats as a zip of CSV files. Players under 18 have no surnames in it.
 * Throws ProblemError 403 and 404.
 */
async function exportSchool(context: Context, { userId: coachId, actorId }: Actor) {
  const { db, clock } = context;
  const now = clock.now();
  const school = await describeSchool(db, coachId, now);
  if (!school) throw notFound('Your team isn’t a school team.');
  await requireTeamPlan(context, coachId);
  const stats = await listTeamStats(context, coachId);
  const consents = school.members.flatMap(({ userName, consent }): CsvCell[][] =>
    consent === null
      ? []
      : [[userName, consent.state, consent.how, consent.guardian, formatDay(consent.at), consent.recordedBy]],
  );
  const files: Record<string, CsvCell[][]> = {
    'members.csv': [
      ['Player', 'Age', 'School', 'Season ends'],
      ...school.members.map(({ userName, age }) => [userName, age, school.name, school.seasonEndsOn]),
    ],
    'consents.csv': [['Player', 'Consent', 'How', 'Guardian', 'Date', 'Recorded by'], ...consents],
    'stats.csv': [
      ['Player', 'Mode', 'Games', 'Won', 'POLR', ...SCORE_CATEGORIES.map(({ label }) => label)],
      ...stats.map(({ mode, member: { userName, games, won, polr, categories } }) => [
        userName,
        mode,
        games,
        won,
        polr?.value ?? null,
        ...SCORE_CATEGORIES.map(
          ({ key }) => categories.find(({ category }) => category === key)?.value ?? null,
        ),
      ]),
    ],
  };
  await recordAccess(db, {
    actorId,
    at: now,
    action: 'export-school-team',
    targetKind: 'user',
    targetId: coachId,
  });
  return createZip(Object.entries(files).map(([name, rows]) => createCsvEntry(name, now, rows)));
}

function createCsvEntry(name: string, mtime: Date, rows: readonly CsvCell[][]): ZipEntry {
  return { name, mtime, compress: true, read: async () => Buffer.from(rows.map(formatCsvLine).join('')) };
}
