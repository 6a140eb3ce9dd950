import type { OwnPlan, PlanCheck, PlayerHomework } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { membersOf } from '../team/index.ts';
import { describeOwnPlan } from '../training-plans/index.ts';
import { readGoals } from '../weekly-goals/index.ts';
import { homeworkSetBy, type StoredHomework } from './homework.repository.ts';

/** What each member trains, and what came of it. */
export async function readTeamHomework(context: Context, coachId: string): Promise<PlayerHomework[]> {
  const set = await homeworkSetBy(context.db, coachId);
  const found: PlayerHomework[] = [];
  for (const { player, seesFrom } of await membersOf(context.db, coachId)) {
    const own = set.filter(({ playerId }) => playerId === player.id);
    const { plan } = await describeOwnPlan(context, player.id);
    const { goals, upcoming } = await readGoals(context, player.id);
    found.push({
      playerId: player.id,
      userName: player.userName,
      plan: plan && isSeen(plan, seesFrom) ? describePlan(plan, own, seesFrom) : null,
      goals: [...goals, ...upcoming].map((goal) => ({
        ...pickGoal(goal),
        isOwn: own.some(({ goalMetric, mode }) => goalMetric === goal.metric && mode === goal.mode),
      })),
    });
  }
  return found;
}

type Goal = Awaited<ReturnType<typeof readGoals>>['goals'][number];

/** Without figures of games: those may be older than what the coach sees. */
function pickGoal(goal: Goal): Omit<PlayerHomework['goals'][number], 'isOwn'> {
  const { id, kind, title, metric, mode, direction, target, wantedDays, state, games, days, startsOn } = goal;
  return { id, kind, title, metric, mode, direction, target, wantedDays, state, games, days, startsOn };
}

/** A plan that was over before the coach saw anything is none of his. */
function isSeen({ completedAt }: OwnPlan, seesFrom: Date): boolean {
  return completedAt === null || new Date(completedAt) >= seesFrom;
}

function describePlan(
  plan: OwnPlan,
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
