import { type FeatureModule, job } from '../../feature-module.ts';
import { communityGoalRoutes } from './community-goals.route.ts';
import { ownGoalRoutes } from './own-goals.route.ts';
import { queueDueGoals, settleGoals, settleWeeklyGoalsJob } from './settle-goals.ts';
import { allGoalsOf, goalRewardsOf, restWeeksOf } from './weekly-goal.repository.ts';

export { chooseGoal } from './choose-goal.ts';
export { readGoals } from './read-goals.ts';
export { settleGoals } from './settle-goals.ts';

export const weeklyGoalsModule: FeatureModule = {
  name: 'weekly-goals',
  routes(app, context) {
    ownGoalRoutes(app, context);
    communityGoalRoutes(app, context);
  },
  jobs: [job(settleWeeklyGoalsJob, (context) => settleGoals(context))],
  schedules: [{ at: ['minute'], what: 'weekly goals', run: queueDueGoals }],
  exportData: async ({ db }, { id }) => ({
    weeklyGoals: (await allGoalsOf(db, id)).map(({ userId: _owner, ...facts }) => facts),
    restWeeks: await restWeeksOf(db, id),
    goalRewards: await goalRewardsOf(db, id),
  }),
};
