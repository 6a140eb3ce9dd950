import { goalProgress } from '@datacoach/analysis';
import { ENDPOINTS, type GoalGain } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { declareRest, dropGoal, easeGoal } from './change-goal.ts';
import { chooseGoal, readChoices } from './choose-goal.ts';
import { readMoments } from './goal-moments.ts';
import { asGames, termsOf } from './goal-terms.ts';
import { goalOwner, readGoals, readHistory } from './read-goals.ts';
import { readWeekGames, type WeekGames } from './week-games.ts';
import { liveGoalsOf } from './weekly-goal.repository.ts';
import { zoneOf } from './zone-of.ts';

export function ownGoalRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.getWeeklyGoals, async ({ caller }) =>
    answer(200, await readGoals(context, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.getGoalHistory, async ({ caller, query }) =>
    answer(200, await readHistory(context, caller.userId, query.timeFrame, query.pageIndex)),
  );
  registerEndpoint(app, ENDPOINTS.getGoalChoices, async ({ caller, query }) =>
    answer(200, await readChoices(context, caller.userId, query)),
  );
  registerEndpoint(app, ENDPOINTS.chooseGoal, async ({ caller, body }) =>
    answer(201, await chooseGoal(context, caller.userId, body)),
  );
  registerEndpoint(app, ENDPOINTS.dropGoal, async ({ caller, params }) => {
    await dropGoal(context, caller.userId, params.goalId);
    return answer(200, {});
  });
  registerEndpoint(app, ENDPOINTS.easeGoal, async ({ caller, params }) =>
    answer(200, await easeGoal(context, caller.userId, params.goalId)),
  );
  registerEndpoint(app, ENDPOINTS.declareRest, async ({ caller, body }) =>
    answer(200, await declareRest(context, caller.userId, body)),
  );
  registerEndpoint(app, ENDPOINTS.getGoalGains, async ({ caller, params }) =>
    answer(200, { items: await goalGains(context, caller.userId, params.matchId) }),
  );
  registerEndpoint(app, ENDPOINTS.getGoalMoments, async ({ caller, params }) =>
    answer(200, { items: await readMoments(context, caller.userId, params.goalId) }),
  );
}

/** What one match did to each goal whose week is not settled; empty where it counts for none. */
async function goalGains(context: Context, userId: string, matchId: string): Promise<GoalGain[]> {
  const user = await goalOwner(context, userId);
  const rows = await liveGoalsOf(context.db, userId);
  const gamesIn = await readWeekGames(context.db, userId, zoneOf(user), rows);
  return rows.flatMap((row) => {
    const games = gamesIn(row);
    if (!games.played.some(({ game }) => game.matchId === matchId)) return [];
    const at = (some: WeekGames) => {
      const { value, share } = goalProgress(termsOf(row), asGames(some));
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
        wantedDays: days,
        direction,
        before: at({ played: others, days: Math.min(games.days, others.length) }),
        after: at(games),
      },
    ];
  });
}
