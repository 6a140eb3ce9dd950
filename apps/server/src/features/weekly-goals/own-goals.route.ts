import { calculateGoalProgress, getGoalStat, goalMetric, hasMomentRule } from '@datacoach/analysis';
import type { GoalGain, GoalMoment, WeeklyGoal, WeeklyGoals } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { type Body, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { requireUser } from '../auth/index.ts';
import { listEvents, NO_CRITERIA } from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import type { OwnScoredGame } from '../scores/index.ts';
import { chooseGoal, readChoices } from './choose-goal.ts';
import { describeGoals, findOfferedTarget } from './describe-goal.ts';
import { getWeeks, readGoals, readHistory } from './read-goals.ts';
import { getGoalTerms, getZone, readWeekGames, toGoalGames, type WeekGames } from './week-games.ts';
import {
  deleteGoal,
  findGoal,
  type GoalRow,
  listLiveGoals,
  setRest,
  setTarget,
} from './weekly-goal.repository.ts';

const NO_GOAL = 'Goal not found this week. You may have dropped it.';

async function dropGoal({ db, clock }: Context, userId: string, goalId: string): Promise<void> {
  if (await deleteGoal(db, userId, goalId, clock.now())) return;
  throw notFound(NO_GOAL);
}

/** Throws ProblemError 404, or 409 if no easier target is offered. */
async function easeGoal(context: Context, userId: string, goalId: string): Promise<WeeklyGoal> {
  const { db, clock } = context;
  const now = clock.now();
  const user = await requireUser(context.db, userId);
  const row = await findGoal(db, userId, goalId);
  if (!row || row.endsAt <= now) throw notFound(NO_GOAL);
  const easier = await findOfferedTarget(db, row);
  if (easier === null) {
    throw conflict('no-easier-target', 'You can pick an easier target after two missed weeks in a row.');
  }
  const [described] = await describeGoals(db, user, [await setTarget(db, goalId, easier)], now);
  return described!;
}

/** Throws ProblemError 409 once the week has been played. */
async function declareRest(
  context: Context,
  userId: string,
  { week, isRest }: Body<'declareRest'>,
): Promise<WeeklyGoals> {
  const { db, clock } = context;
  const { thisWeek, nextWeek } = getWeeks(await requireUser(context.db, userId), clock.now());
  if (week === 'this' && isRest && !(await readGoals(context, userId)).thisWeek.canRest) {
    throw conflict(
      'week-played',
      'You’ve already played games for this week’s goals. You can still take next week off.',
    );
  }
  await setRest(db, userId, (week === 'this' ? thisWeek : nextWeek).startsOn, isRest);
  return readGoals(context, userId);
}

const MOMENTS = 3;
/** Max events searched per game. */
const MAX_EVENTS = 60;

/** Returns moments of the games that count, best games first, one from each game before a second. */
async function readMoments(context: Context, userId: string, goalId: string): Promise<GoalMoment[]> {
  const { db } = context;
  const user = await requireUser(context.db, userId);
  const row = await findGoal(db, userId, goalId);
  if (!row) throw notFound('Goal not found. You may have dropped it.');
  const { played } = (await readWeekGames(db, userId, getZone(user), [row]))(row);
  const best = sortBestFirst(row, played).slice(0, MOMENTS);
  const { events, codes, metric } = goalMetric(row.metric);
  const { items } = await listEvents(db, {
    matchIds: best.map(({ game }) => game.matchId),
    player: { identities: await listIdentities(db, userId) },
    codes,
    kinds: codes === null ? events : null,
    criteria: { ...NO_CRITERIA, metric: metric !== null && hasMomentRule(metric) ? metric : null },
    descending: false,
    page: { index: 0, size: MAX_EVENTS },
  });
  const games = new Map(best.map(({ game }) => [game.matchId, game]));
  const turns = new Map<string, number>();
  return items
    .map((event) => {
      const turn = turns.get(event.matchId) ?? 0;
      turns.set(event.matchId, turn + 1);
      return { event, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MOMENTS)
    .flatMap(({ event }) => {
      const game = games.get(event.matchId);
      const { id, matchId, player, label, time, clock } = event;
      return game
        ? [
            {
              id,
              matchId,
              player,
              label,
              time,
              clock,
              playedAt: game.playedAt.toISOString(),
              map: game.mapName,
            },
          ]
        : [];
    });
}

/** Sorts games by the goal's metric, ties by newest first. */
function sortBestFirst({ metric: code, direction }: GoalRow, played: readonly OwnScoredGame[]) {
  const metric = goalMetric(code);
  const sign = direction === 'atLeast' ? -1 : 1;
  return played
    .flatMap((one) => {
      const stat = getGoalStat(metric, one.score);
      return stat ? [{ one, value: stat.value }] : [];
    })
    .toReversed()
    .sort((a, b) => sign * (a.value - b.value))
    .map(({ one }) => one);
}

export function ownGoalRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getWeeklyGoals: ({ caller }) => readGoals(context, caller.userId),
    getGoalHistory: ({ caller, query }) =>
      readHistory(context, caller.userId, query.timeFrame, query.pageIndex),
    getGoalChoices: ({ caller, query }) => readChoices(context, caller.userId, query),
    chooseGoal: ({ caller, body }) => chooseGoal(context, caller.userId, body),
    dropGoal: ({ caller, params }) => dropGoal(context, caller.userId, params.goalId),
    easeGoal: ({ caller, params }) => easeGoal(context, caller.userId, params.goalId),
    declareRest: ({ caller, body }) => declareRest(context, caller.userId, body),
    getGoalGains: async ({ caller, params }) => ({
      items: await listGoalGains(context, caller.userId, params.matchId),
    }),
    getGoalMoments: async ({ caller, params }) => ({
      items: await readMoments(context, caller.userId, params.goalId),
    }),
  });
}

/** Returns what a match contributed to each goal whose week isn't settled; empty if it counts for none. */
async function listGoalGains(context: Context, userId: string, matchId: string): Promise<GoalGain[]> {
  const user = await requireUser(context.db, userId);
  const rows = await listLiveGoals(context.db, userId);
  const gamesIn = await readWeekGames(context.db, userId, getZone(user), rows);
  return rows.flatMap((row) => {
    const games = gamesIn(row);
    if (!games.played.some(({ game }) => game.matchId === matchId)) return [];
    const getValue = (some: WeekGames) => {
      const { value, share } = calculateGoalProgress(getGoalTerms(row), toGoalGames(some));
      return { value, share };
    };
    const others = games.played.filter(({ game }) => game.matchId !== matchId);
    const { id, kind, title, metric, mode, target, days, direction } = row;
    return [
      {
        goalId: id,
        kind,
        title,
        metric,
        mode,
        target,
        targetDays: days,
        direction,
        before: getValue({ played: others, days: Math.min(games.days, others.length) }),
        after: getValue(games),
      },
    ];
  });
}
