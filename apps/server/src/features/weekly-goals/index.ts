import type { FastifyInstance } from 'fastify';
import { communityGoalRoutes } from './community-goals.route.ts';
import { ownGoalRoutes } from './own-goals.route.ts';
import type { WeeklyGoalsContext } from './weekly-goals-context.ts';

export { chooseGoal } from './choose-goal.ts';
export { goalRewardsOf } from './goal-reward.repository.ts';
export { queueDueGoals } from './queue-due-goals.ts';
export { readGoals } from './read-goals.ts';
export { settleGoals } from './settle-goals.ts';
export { allGoalsOf, restWeeksOf } from './weekly-goal.repository.ts';

export function registerWeeklyGoals(app: FastifyInstance, context: WeeklyGoalsContext): void {
  ownGoalRoutes(app, context);
  communityGoalRoutes(app, context);
}
