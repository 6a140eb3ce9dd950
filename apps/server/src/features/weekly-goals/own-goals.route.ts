import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { declareRest, dropGoal, easeGoal } from './change-goal.ts';
import { chooseGoal, readChoices } from './choose-goal.ts';
import { goalGains } from './goal-gains.ts';
import { readMoments } from './goal-moments.ts';
import { readGoals, readHistory } from './read-goals.ts';

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
